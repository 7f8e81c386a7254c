import { existsSync, type Stats } from 'node:fs';
import path from 'node:path';
import type { FSWatcher } from 'chokidar';
import type { Problem } from '#shared/types.ts';
import { statOrNull } from '../../support/files/statOrNull.ts';
import { explainWatchError } from './explainWatchError.ts';
import { findMissed, type Missed } from './findMissed.ts';
import { type GatherOptions, gatherChanges } from './gatherChanges.ts';
import { identityOf } from './identityOf.ts';
import {
  closeWatcher,
  isLinked,
  isOfOthers,
  openWatcher,
  type WatchReports,
} from './openWatcher.ts';

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

/** A part of what is watched. */
interface WatchPart {
  /** Checks the paths that Chokidar doesn't watch, and for what it missed. */
  look(): void;
  close(): Promise<void>;
}

/**
 * Watches folders and files, also those that disappear and come back. Reports what was written or created
 * from `since` on, even before watching began: changes between reading and watching would otherwise be
 * missed.
 */
export async function watchFiles(
  paths: readonly string[],
  { since, onChange, onProblem, wait }: WatchOptions,
): Promise<FileWatch> {
  const { note, start, stop } = gatherChanges({ onChange, wait });
  const reports: WatchReports = { note, fail: reportOnce(onProblem) };
  const roots = await watchRoots(paths, since, reports);
  const files = watchSingly(reports);
  const look = setInterval(() => {
    roots.look();
    files.look();
  }, lookEvery);
  let isClosed = false;

  start();
  return {
    add(more, from) {
      if (isClosed) return;
      for (const file of more) {
        // No file can have such a name.
        if (file.includes('\0') || isOfOthers(file)) continue;
        if (!isWatched(file, paths)) files.add(file, from);
      }
    },
    async close() {
      isClosed = true;
      stop();
      clearInterval(look);
      await Promise.all([roots.close(), files.close()]);
    },
  };
}

/** Explains the errors of watchers, each once. */
function reportOnce(onProblem: WatchOptions['onProblem']): WatchReports['fail'] {
  const reported = new Set<string>();
  return (error) => {
    const problem = explainWatchError(error);
    if (problem === null || reported.has(problem.message)) return;
    reported.add(problem.message);
    onProblem(problem);
  };
}

/** Whether watching the folders of `paths` includes a file; linked folders aren't included. */
function isWatched(file: string, paths: readonly string[]): boolean {
  const root = paths.find((one) => file === one || file.startsWith(one + path.sep));
  const folder = path.dirname(file);
  if (root === undefined || file === root || !existsSync(folder)) return root !== undefined;
  return !isLinked(folder, root);
}

/**
 * Watches each path with a watcher of its own, which is replaced when the path is: Chokidar stops watching a path that
 * is removed or whose folder is moved.
 */
async function watchRoots(
  paths: readonly string[],
  since: number,
  reports: WatchReports,
): Promise<WatchPart> {
  const watchers = new Map<string, { watcher: FSWatcher; missed: () => Missed }>();
  const known = new Map(paths.map((root) => [root, identityOf(statOrNull(root))]));
  let lastLook = since;
  const open = (root: string, from: number): FSWatcher => {
    const watcher = openWatcher(root, (_, { ctimeMs }) => ctimeMs < from - clockLag, reports);
    // A path that is moved away and back between two checks looks the same, but is no longer watched.
    watcher.on('all', (event, file) => {
      const isInRoot = event === 'unlinkDir' && path.dirname(file) === root;
      if (isInRoot || (event.startsWith('unlink') && file === root)) known.delete(root);
    });
    watchers.set(root, { watcher, missed: findMissed(watcher) });
    return watcher;
  };
  const opened = paths.map(async (root) => {
    const watcher = open(root, since);
    await new Promise<void>((resolve) => {
      watcher.once('ready', () => resolve());
    });
  });
  await Promise.all(opened);
  return {
    look() {
      for (const root of paths) {
        const now = identityOf(statOrNull(root));
        const opened = watchers.get(root);
        const missed = opened?.missed();
        if (now === known.get(root) && !missed?.isReplaced) {
          opened?.watcher.add(missed?.added ?? []);
          continue;
        }
        known.set(root, now);
        if (opened) closeWatcher(opened.watcher).catch(reports.fail);
        open(root, lastLook);
        reports.note(root, true);
      }
      lastLook = Date.now();
    },
    async close() {
      await Promise.all(Array.from(watchers.values(), ({ watcher }) => closeWatcher(watcher)));
    },
  };
}

/** Watches files that are added one by one, and may not exist yet. */
function watchSingly(
  reports: WatchReports,
): WatchPart & { add(file: string, since: number): void } {
  const knownSince = new Map<string, number>();
  const missing = new Set<string>();
  /** When each file was last changed, as far as it was reported. */
  const reported = new Map<string, number>();
  /** The file that Chokidar found at a path, and watches. */
  const watched = new Map<string, string | null>();
  /** Files that weren't there at the last look. */
  const gone = new Set<string>();
  const watcher = openWatcher(
    null,
    (file, { ctimeMs }) =>
      ctimeMs === reported.get(file) || ctimeMs < (knownSince.get(file) ?? 0) - clockLag,
    reports,
  );
  watcher.on('add', (file, stats) => watched.set(file, identityOf(stats)));
  watcher.on('all', (_, file, stats) => {
    if (stats) reported.set(file, stats.ctimeMs);
  });
  watcher.on('unlink', (file) => {
    watched.delete(file);
    if (knownSince.has(file)) missing.add(file);
  });
  const watchAgain = (file: string, stats: Stats): void => {
    watcher.add(file);
    // Chokidar reports no new file if it has just reported that the old one was removed.
    watched.set(file, identityOf(stats));
    reported.set(file, stats.ctimeMs);
  };
  return {
    add(file, since) {
      if (knownSince.has(file)) return;
      knownSince.set(file, since);
      // A bundler also names folders, and Chokidar would watch all that is in them.
      if (statOrNull(file)?.isDirectory()) return;
      // Chokidar watches the folder of a missing file, so it needs one.
      if (existsSync(path.dirname(file))) watcher.add(file);
      else missing.add(file);
    },
    look() {
      for (const file of missing) {
        const stats = statOrNull(file);
        // Of a folder in its place, Chokidar would watch all that is in it.
        if (!stats?.isFile()) continue;
        missing.delete(file);
        watchAgain(file, stats);
        reports.note(file, true);
      }
      // Chokidar notices another file at a path only by its inode, nothing if a folder above it was moved, and loses a file
      // whose place a folder takes for a moment.
      for (const [file, identity] of watched) {
        const stats = statOrNull(file);
        // An editor that saves a file may remove it for a moment.
        if (!stats && !gone.has(file)) {
          gone.add(file);
          continue;
        }
        gone.delete(file);
        const isFile = stats?.isFile() === true;
        const isNew = stats?.ctimeMs !== reported.get(file);
        if (identityOf(stats) !== identity) {
          watched.delete(file);
          watcher.unwatch(file);
          if (!isFile) missing.add(file);
        }
        if (isFile && (isNew || !watched.has(file))) watchAgain(file, stats);
        if (isNew || !isFile) reports.note(file, !isFile);
      }
    },
    close: () => closeWatcher(watcher),
  };
}
