import { expect, test } from 'vitest';
import { root, run } from './run.mjs';

test.each([
  ['scripts/runTests.mjs', 'npm test'],
  ['scripts/check.mjs', 'npm run check'],
  ['scripts/proof.mjs', 'npm run proof'],
  ['scripts/pack.mjs', 'npm run pack'],
  ['scripts/fuzz.mjs', 'npm run fuzz'],
  ['bench/bench.mjs', 'npm run bench'],
])('%s shows its help and does nothing else', async (script, usage) => {
  // One answers both.
  const option = script.startsWith('bench') ? '-h' : '--help';
  const { code, output } = await run(process.execPath, [root + script, option], { capture: true });
  expect(code).toBe(0);
  expect(output.split('\n')[0]).toMatch(`Usage: ${usage}`);
  expect(output).not.toMatch(/error|built|passed/i);
});
