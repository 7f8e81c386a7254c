import { spawn } from 'node:child_process';
import { once } from 'node:events';

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
  const child = spawn(program, args, {
    cwd,
    env: { ...inherited, NO_COLOR: '1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const [code] = await once(child, 'close');
  return { output, code: typeof code === 'number' ? code : 1 };
}
