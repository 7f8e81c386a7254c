import { ensureNode } from './install.mjs';
import { playgroundFollows, preparePlayground } from './preparePlayground.mjs';
import { run, runInTurn } from './run.mjs';
import { readStartOptions, startHelp } from './startOptions.mjs';

const docs = 'scripts/docs.mjs';

try {
  ensureNode();
  const options = readStartOptions(process.argv.slice(2));
  process.exitCode = options.help ? showHelp() : await buildAndServe(options.port);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function showHelp() {
  console.log(startHelp);
  return 0;
}

/** @param {string} port */
async function buildAndServe(port) {
  const built = await runInTurn(process.execPath, [docs, 'build', 'site'], {
    env: { [playgroundFollows]: '1' },
  });
  if (built.code !== 0) return built.code;
  const serving = run(process.execPath, [docs, 'preview', 'site', '--port', port]);
  void preparePlayground(console.error);
  // What is still being built ends with this process.
  process.exit((await serving).code);
}
