import { symlink } from 'node:fs/promises';
import path from 'node:path';
import { withFiles } from 'islet/testing';
import { runNode } from 'islet-prove';
import { expect, test } from 'vitest';

/** Prints every chunk from a compiler, which writes the second chunk after the first has arrived. */
const tool = `import { spawn } from 'node:child_process';
const pieces = "process.stdout.write('a'); process.stdin.on('end', () => process.stdout.write('b')).resume()";
const { stdin, stdout } = spawn(process.argv[2], ['-e', pieces]);
stdout.on('data', (piece) => console.log(String(piece)));
const look = setInterval(() => {
  if (stdout.bytesRead === 0) return;
  clearInterval(look);
  stdin.end();
}, 5);
`;

test('the output of the compiler arrives in one chunk', () =>
  withFiles({ 'tool.mjs': tool }, async (folder) => {
    const program = path.join(folder, 'tsc');
    await symlink(process.execPath, program);
    const preload = path.resolve('site/checks/holdCompilerOutput.cjs');
    const { output } = await runNode(['tool.mjs', program], {
      cwd: folder,
      env: { NODE_OPTIONS: `--require=${JSON.stringify(preload)}` },
    });
    expect(output).toBe('ab\n');
  }));
