import { ensureInstalled } from './install.mjs';
import { run } from './run.mjs';

/** @type {Readonly<Record<string, string>>} */
const tools = {
  biome: 'node_modules/@biomejs/biome/bin/biome',
  playwright: 'node_modules/@playwright/test/cli.js',
  vitest: 'node_modules/vitest/vitest.mjs',
};

// `node scripts/runTool.mjs vitest run` is `vitest run`, after installing what is missing.
try {
  const [name = '', ...args] = process.argv.slice(2);
  const tool = tools[name];
  if (tool === undefined) throw new Error(`Use one of ${Object.keys(tools).join(', ')}.`);
  await ensureInstalled();
  process.exitCode = (await run(process.execPath, [tool, ...args])).code;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
