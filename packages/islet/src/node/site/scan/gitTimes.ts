import { existsSync } from 'node:fs';
import path from 'node:path';
import { messageOf } from '#shared/messageOf.ts';
import type { Problem } from '#shared/types.ts';
import { askGit, type GitPlace, readGit } from '../../support/files/askGit.ts';

/** Times of the last commits (ISO 8601, UTC) by file path below the site's root, or a warning without any. */
export interface GitTimes {
  times: Record<string, string>;
  problems: Problem[];
}

/** Longest time to wait for git, in milliseconds: it may hang on a lock, a prompt or the network. */
const longestAnswer = 60_000;
/** In how many steps that time is counted. */
const steps = 60;

const COMMIT_MARK = '\x01';

/**
 * Reads when each file below `docsFolder` was last committed, with a single `git log` for the repository, and one for each
 * submodule. Renames aren't followed. There are no times, but one warning, outside a git repository, in a shallow clone
 * (where every file would seem as old as the clone), and if git takes more than a minute.
 */
export async function readGitTimes(siteRoot: string, docsFolder: string): Promise<GitTimes> {
  const { signal, stop } = waitFor(longestAnswer);
  const times: Record<string, string> = Object.create(null);
  const problems: Problem[] = [];
  const warn = (file: string, message: string, fix: string): void => {
    problems.push({ severity: 'warning', message, fix, file });
  };
  /** Reads a repository in which the site, or a folder of it, is `folder`. */
  const readRepository = async (folder: string, pages: string): Promise<void> => {
    const cwd = path.join(siteRoot, folder);
    const { isShallow, hasModules } = await describeRepository(cwd, signal);
    if (isShallow) {
      warn(
        folder || docsFolder,
        'This is a shallow clone, so the times of the last updates are unknown.',
        'Clone with the full history (`git fetch --unshallow`, or `fetch-depth: 0` in CI), or set `themeConfig.lastUpdated` to false.',
      );
      return;
    }
    const onText = createLogReader(times, folder);
    await readGit(logArguments(pages), { cwd, signal, onText });
    if (!hasModules) return;
    for (const module of await listSubmodules(pages, { cwd, signal })) {
      // One that isn't checked out is an empty folder.
      if (existsSync(path.join(cwd, module, '.git')))
        await readRepository(path.posix.join(folder, module), '.');
    }
  };
  try {
    await readRepository('', docsFolder);
  } catch (error) {
    const isLate = signal.aborted;
    warn(
      docsFolder,
      `The times of the last updates are unknown: ${isLate ? `git did not answer within ${longestAnswer / 1000} s.` : messageOf(error)}`,
      isLate
        ? 'See what `git log` waits for here, or set `themeConfig.lastUpdated` to false.'
        : 'Build inside a git repository, or set `themeConfig.lastUpdated` to false.',
    );
    return { times: {}, problems };
  } finally {
    stop();
  }
  return { times, problems };
}

/** What the repository around a folder is like. */
async function describeRepository(
  cwd: string,
  signal: AbortSignal,
): Promise<{ isShallow: boolean; hasModules: boolean }> {
  const args = ['rev-parse', '--is-shallow-repository', '--show-toplevel'];
  const [shallow, root = ''] = (await askGit(args, { cwd, signal })).trimEnd().split('\n');
  return {
    isShallow: shallow === 'true',
    hasModules: existsSync(path.join(root, '.gitmodules')),
  };
}

/** Paths of the submodules below `pages`, relative to the folder that git runs in. */
async function listSubmodules(pages: string, surroundings: GitPlace): Promise<string[]> {
  const files = await askGit(['ls-files', '--stage', '-z', '--', pages], surroundings);
  return files.split('\0').flatMap((line) => /^160000 [^\t]*\t(.*)$/s.exec(line)?.[1] ?? []);
}

/**
 * Aborts after a number of milliseconds. They are counted in steps, because an answer of git stays unread while this
 * process compiles pages: however long that takes, it counts as one step.
 */
function waitFor(limit: number): { signal: AbortSignal; stop: () => void } {
  const controller = new AbortController();
  let left = steps;
  const takeStep = (): void => {
    left--;
    if (left === 0) controller.abort();
    else timer = waitAStep();
  };
  const waitAStep = (): NodeJS.Timeout => setTimeout(takeStep, limit / steps).unref();
  let timer = waitAStep();
  return { signal: controller.signal, stop: () => clearTimeout(timer) };
}

function logArguments(docsFolder: string): string[] {
  const format = `--format=tformat:${COMMIT_MARK}%ct`;
  // Only the new names matter, so don't spend time on finding renames.
  const names = ['--name-only', '--relative', '--no-renames', '-z'];
  return ['log', '--no-show-signature', '--no-color', format, ...names, '--', docsFolder];
}

/**
 * Creates a reader that takes the log in chunks and writes the newest time of each file into `times`, as a file in `folder`.
 * The log (`-z`) is `<mark>seconds NUL newline name NUL name NUL <mark>seconds NUL …`, newest first.
 */
function createLogReader(times: Record<string, string>, folder: string): (chunk: string) => void {
  let rest = '';
  let time = '';
  return (chunk) => {
    const tokens = (rest + chunk).split('\0');
    rest = tokens.pop() ?? '';
    for (const token of tokens) {
      if (token.startsWith(COMMIT_MARK)) {
        time = new Date(Number(token.slice(COMMIT_MARK.length)) * 1000).toISOString();
      } else {
        times[path.posix.join(folder, token.replace(/^\n/, ''))] ??= time;
      }
    }
  };
}
