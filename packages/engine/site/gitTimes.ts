import { spawn } from 'node:child_process';
import type { Problem } from '@docs/common/types.ts';

/** Last commit times (ISO 8601, UTC) by file path below the site's root, and why there are none. */
export interface GitTimes {
  times: Record<string, string>;
  problems: Problem[];
}

const COMMIT_MARK = '\x01';

/**
 * Reads when each file below `docsFolder` was last committed, with one `git log` for all of them.
 * Renames are not followed. Outside git and in a shallow clone, whose history would give every file
 * the time of the cut, there are no times and one warning.
 */
export async function readGitTimes(siteRoot: string, docsFolder: string): Promise<GitTimes> {
  const none = (message: string, fix: string): GitTimes => ({
    times: {},
    problems: [{ severity: 'warning', message, fix, file: docsFolder }],
  });

  let shallow = '';
  const times: Record<string, string> = Object.create(null);
  try {
    await readGit(siteRoot, ['rev-parse', '--is-shallow-repository'], (chunk) => {
      shallow += chunk;
    });
    if (shallow.trim() === 'true') {
      return none(
        'This is a shallow clone, so the times of the last updates are unknown and not shown.',
        'Clone with the full history (`git fetch --unshallow`, or `fetch-depth: 0` in CI), or set `themeConfig.lastUpdated` to false.',
      );
    }
    await readGit(siteRoot, logArguments(docsFolder), createLogReader(times));
  } catch (error) {
    return none(
      `The times of the last updates are unknown and not shown: ${(error as Error).message}`,
      'Build inside a git repository, or set `themeConfig.lastUpdated` to false.',
    );
  }
  return { times, problems: [] };
}

function logArguments(docsFolder: string): string[] {
  const format = `--format=tformat:${COMMIT_MARK}%ct`;
  // Looking for renames would take time and change nothing: the new name is all that counts.
  const names = ['--name-only', '--relative', '--no-renames', '-z'];
  return ['log', '--no-show-signature', '--no-color', format, ...names, '--', docsFolder];
}

/**
 * Gives a function that takes the log in chunks and notes the newest time of each file. With `-z`
 * the log reads `<mark>seconds NUL newline name NUL name NUL <mark>seconds NUL …`, newest first.
 */
function createLogReader(times: Record<string, string>): (chunk: string) => void {
  let rest = '';
  let time = '';
  return (chunk) => {
    const tokens = (rest + chunk).split('\0');
    rest = tokens.pop() ?? '';
    for (const token of tokens) {
      if (token.startsWith(COMMIT_MARK)) {
        time = new Date(Number(token.slice(COMMIT_MARK.length)) * 1000).toISOString();
      } else {
        times[token.replace(/^\n/, '')] ??= time;
      }
    }
  };
}

/** Runs git and hands on its output as it comes; rejects with what git says when it fails. */
function readGit(cwd: string, args: string[], onText: (chunk: string) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const git = spawn('git', args, {
      cwd,
      env: { ...process.env, LC_ALL: 'C' },
      stdio: ['ignore', 'pipe', 'pipe'],
      windowsHide: true,
    });
    let message = '';
    git.stdout.setEncoding('utf8').on('data', onText);
    git.stderr.setEncoding('utf8').on('data', (chunk: string) => {
      message += chunk;
    });
    git.on('error', () => reject(new Error('git could not be started.')));
    git.on('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(message.trim().split('\n', 1)[0] ?? ''));
    });
  });
}
