import { answerHelp } from './answerHelp.mjs';
import { ensureInstalled } from './install.mjs';
import { root } from './run.mjs';

answerHelp(`
Usage: npm run playground

Builds the tool for the playground from the packages of the examples, unless it is cached, and prints its folder.
`);

try {
  await ensureInstalled('.', { isForSites: true });
  const { prepareRuntime } = await import('../site/playground/runtime/build/prepareRuntime.mjs');
  console.log(await prepareRuntime(root, (line) => console.error(line)));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
