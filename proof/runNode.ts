import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Runs a Node program, as in a terminal without colors; returns its output. */
export async function runNode(
  args: readonly string[],
  { cwd, env = {} }: { cwd: string; env?: NodeJS.ProcessEnv },
): Promise<{ output: string; code: number }> {
  // Test runners set these variables for their own processes.
  const { NODE_ENV, NODE_OPTIONS, FORCE_COLOR, VITEST, ...inherited } = process.env;
  const child = spawn(process.execPath, args, {
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
