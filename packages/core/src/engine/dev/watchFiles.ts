import { existsSync, lstatSync, realpathSync, type Stats, statSync } from 'node:fs';
import path from 'node:path';
import { type FSWatcher, watch } from 'chokidar';
import type { Problem } from '#common/types.ts';
import { isInside } from '../files/isInside.ts';
import { keptFolder } from '../files/keptPath.ts';
import { explainWatchError } from './explainWatchError.ts';
import { type GatherOptions, gatherChanges } from './gatherChanges.ts';

export interface FileWatch {
  /** Watches more files, from `since` on; a missing one is reported when it appears. */
  add(files: readonly string[], since: number): void;
  close(): Promise<void>;
}

export interface WatchOptions extends GatherOptions {
  /** Milliseconds since 1970, as in `Date.now()`. */
  since: number;
  /** Receives the problems that prevent files from being watched, each once. */
  onProblem(problem: Problem): void;
}

/** Milliseconds between two checks of paths that don't exist, or may be replaced as a whole. */
const lookEvery = 250;

/** Milliseconds by which the clock of a file system may be behind. */
const clockLag = 20;

const foldersOfOthers: ReadonlySet<string> = new Set(['node_modules', '.git', keptFolder]);

const isOfOthers = (file: string): boolean =>
  file.split(/[\\/]/).some((name) => foldersOfOthers.has(name));

/**
 * Whether a path below a root is a link to a folder that is not read either (see `listFiles`): one of
 * those it is in, or one inside another linked folder.
 */
function isEndlessLink(file: string, root: string): boolean {
  if (lstatSync(file, { throwIfNoEntry: false })?.isSymbolicLink() !== true) return false;
  try {
    const folder = path.dirname(file);
    return isInside(realpathSync(file), realpathSync(folder)) || isLinked(folder, root);
  } catch {
    // It is gone again.
    return true;
  }
}

/** Whether a folder below a root is inside a linked one. */
const isLinked = (folder: string, root: string): boolean =>
  realpathSync(folder) !== path.join(realpathSync(root), path.relative(root, folder));

/** When a file was last changed; 0 if there is none. */
const ctimeOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.ctimeMs ?? 0;

/** Distinguishes a file or folder from another one at the same path; 0 if there is none. */
function inodeOf(file: string): number {
  try {
    return statSync(file).ino;
  } catch {
    return 0;
  }
}

/**
 * Watches folders and files, also those that disappear and come back. Reports what was written or created
 * from `since` on, even before watching began: changes between reading and watching would otherwise be
 * missed.
 */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: its parts share the state of one watcher
export async function watchFiles(
  paths: readonly string[],
  { since, onChange, onProblem, wait }: WatchOptions,
): Promise<FileWatch> {
  const { note, start, stop } = gatherChanges({ onChange, wait });
  let isClosed = false;
  const reported = new Set<string>();
  const fail = (error: unknown): void => {
    const problem = explainWatchError(error);
    if (problem === null || reported.has(problem.message)) return;
    reported.add(problem.message);
    onProblem(problem);
  };

  const watchers = new Set<FSWatcher>();
  const open = (root: string | null, isOld: (file: string, stats: Stats) => boolean): FSWatcher => {
    const isFolderOfOthers = (file: string, stats?: Stats): boolean =>
      stats?.isDirectory() === true && root !== null && isEndlessLink(file, root);
    const ignored = (file: string, stats?: Stats): boolean =>
      file !== root && (isOfOthers(file) || isFolderOfOthers(file, stats));
    const watcher = watch(root ?? [], { alwaysStat: true, ignored });
    watchers.add(watcher);
    // Chokidar reports every file that it starts to watch as added.
    watcher.on('all', (event, file, stats) => {
      if (event === 'addDir' || event === 'unlinkDir') return;
      if (event === 'add' && stats && isOld(file, stats)) {
        // It reads a file's state before it watches the file, so what is written in between must be found
        // here.
        if (ctimeOf(file) !== stats.ctimeMs) note(file, false);
        return;
      }
      note(file, event !== 'change');
    });
    watcher.on('error', fail);
    return watcher;
  };
  const close = (watcher: FSWatcher): Promise<void> => {
    watchers.delete(watcher);
    return watcher.close();
  };

  // Chokidar stops watching a path that is removed or whose folder is moved.
  const roots = new Map<string, FSWatcher>();
  const known = new Map<string, number>();
  const openRoot = (root: string, from: number): FSWatcher => {
    const watcher = open(root, (_, { ctimeMs }) => ctimeMs < from - clockLag);
    // A path that is moved away and back between two checks looks the same, but is no longer watched.
    watcher.on('all', (event, file) => {
      const isInRoot = event === 'unlinkDir' && path.dirname(file) === root;
      if (isInRoot || (event.startsWith('unlink') && file === root)) known.delete(root);
    });
    roots.set(root, watcher);
    return watcher;
  };
  const replaceRoot = (root: string): void => {
    const old = roots.get(root);
    if (old) close(old).catch(fail);
    openRoot(root, Date.now());
    note(root, true);
  };
  for (const root of paths) known.set(root, inodeOf(root));
  const ready = paths.map(async (root) => {
    const watcher = openRoot(root, since);
    await new Promise<void>((resolve) => {
      watcher.once('ready', () => resolve());
    });
  });
  await Promise.all(ready);

  const knownSince = new Map<string, number>();
  const others = open(
    null,
    (file, { ctimeMs }) => ctimeMs < (knownSince.get(file) ?? 0) - clockLag,
  );
  const missing = new Set<string>();
  others.on('unlink', (file) => {
    if (knownSince.has(file)) missing.add(file);
  });
  const look = setInterval(() => {
    for (const root of paths) {
      const now = inodeOf(root);
      if (now === known.get(root)) continue;
      known.set(root, now);
      replaceRoot(root);
    }
    for (const file of missing) {
      if (!existsSync(file)) continue;
      missing.delete(file);
      others.add(file);
      note(file, true);
    }
  }, lookEvery);

  /** Whether watching a folder includes a file; linked folders aren't included. */
  const isWatched = (file: string): boolean => {
    const root = paths.find((one) => file === one || file.startsWith(one + path.sep));
    const folder = path.dirname(file);
    if (root === undefined || file === root || !existsSync(folder)) return root !== undefined;
    return !isLinked(folder, root);
  };

  start();
  return {
    add(more, from) {
      if (isClosed) return;
      for (const file of more) {
        // No file can have such a name.
        if (file.includes('\0') || isWatched(file) || knownSince.has(file)) continue;
        knownSince.set(file, from);
        // Chokidar watches the folder of a missing file, so it needs one.
        if (existsSync(path.dirname(file))) others.add(file);
        else missing.add(file);
      }
    },
    async close() {
      isClosed = true;
      stop();
      clearInterval(look);
      await Promise.all([...watchers].map(close));
    },
  };
}
