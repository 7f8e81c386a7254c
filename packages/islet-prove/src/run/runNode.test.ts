import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { runNode } from './runNode.ts';

test('output and errors are in the order in which they were written', async () => {
  const script =
    'for (let turn = 0; turn < 50; turn++) (turn % 2 ? console.log : console.warn)(turn)';
  const { output, code } = await runNode(['-e', `${script}; process.exitCode = 3`], {
    cwd: tmpdir(),
  });
  expect(output).toBe(Array.from({ length: 50 }, (_, turn) => `${turn}\n`).join(''));
  expect(code).toBe(3);
});
