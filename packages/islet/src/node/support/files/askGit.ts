import { spawn } from 'node:child_process';

/** Where git runs, and what ends it. */
export interface GitPlace {
  cwd: string;
  signal: AbortSignal;
}

/** The whole output of git. */
export async function askGit(args: string[], surroundings: GitPlace): Promise<string> {
  let text = '';
  await readGit(args, {
    ...surroundings,
    onText: (chunk) => {
      text += chunk;
    },
  });
  return text;
}

/**
 * Runs git and passes on its output as it arrives. Rejects with git's error message if it fails, and
 * immediately if the signal aborts, which kills git.
 */
export function readGit(
  args: string[],
  { cwd, signal, onText }: GitPlace & { onText: (chunk: string) => void },
): Promise<void> {
  return new Promise((resolve, reject) => {
    const git = spawn('git', args, {
      ...{ cwd, signal, killSignal: 'SIGKILL' },
      env: { ...process.env, LC_ALL: 'C', GIT_TERMINAL_PROMPT: '0' },
      stdio: ['ignore', 'pipe', 'pipe'],
      windowsHide: true,
    });
    let message = '';
    git.stdout.setEncoding('utf8').on('data', onText);
    git.stderr.setEncoding('utf8').on('data', (chunk: string) => {
      message += chunk;
    });
    git.on('error', () => {
      // A child of git may still hold its output open, which would keep this process alive.
      git.stdout.destroy();
      git.stderr.destroy();
      git.unref();
      reject(new Error('git could not be started.'));
    });
    git.on('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(message.trim().split('\n', 1)[0] ?? ''));
    });
  });
}
