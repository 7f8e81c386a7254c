// Imported whole: an old Node, which `ensureInstalled` reports, has no `parseArgs` to import.
import util from 'node:util';
import { ensureInstalled } from './install.mjs';
import { run } from './run.mjs';

const engine = 'packages/engine/cli/bin.mjs';

try {
  await ensureInstalled();
  const { values } = util.parseArgs({ options: { port: { type: 'string', default: '4000' } } });
  const built = await run(process.execPath, [engine, 'build', 'site']);
  const preview = [engine, 'preview', 'site', '--port', values.port];
  const last = built.code === 0 ? await run(process.execPath, preview) : built;
  process.exitCode = last.code;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
