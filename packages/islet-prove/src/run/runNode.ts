import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, open, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Where a program runs; `env` is added to the environment, and `undefined` removes a variable. */
interface Surroundings {
  cwd: string;
  env?: NodeJS.ProcessEnv;
}

/** Runs a Node program, as in a terminal without colors; returns its output. */
export const runNode = (
  args: readonly string[],
  surroundings: Surroundings,
): Promise<{ output: string; code: number }> =>
  runProgram([process.execPath, ...args], surroundings);

/** Runs the program whose absolute path comes first, as in a terminal without colors. */
export async function runProgram(
  [program = '', ...args]: readonly string[],
  { cwd, env = {} }: Surroundings,
): Promise<{ output: string; code: number }> {
  // Test runners set these variables for their own processes.
  const { NODE_ENV, NODE_OPTIONS, FORCE_COLOR, VITEST, ...inherited } = process.env;
  const folder = await mkdtemp(path.join(tmpdir(), 'output-'));
  const name = path.join(folder, 'output.txt');
  // Like a terminal, one file keeps the order of both streams; from two pipes, lines arrive in any order.
  const file = await open(name, 'a');
  try {
    const child = spawn(program, args, {
      cwd,
      env: { ...inherited, NO_COLOR: '1', ...env },
      stdio: ['ignore', file.fd, file.fd],
    });
    const [code] = await once(child, 'close');
    const output = await readFile(name, 'utf8');
    return { output, code: typeof code === 'number' ? code : 1 };
  } finally {
    await file.close();
    await rm(folder, { recursive: true });
  }
}
