import { lstatSync, realpathSync, type Stats, statSync } from 'node:fs';
import path from 'node:path';
import { type FSWatcher, watch } from 'chokidar';
import { cacheFolder } from '../../support/files/cachePath.ts';
import { isInside } from '../../support/files/isInside.ts';

/** Receives what a watcher finds. */
export interface WatchReports {
  /** Takes a file that was written; it is `structural` if the file was added or removed. */
  note(file: string, structural: boolean): void;
  fail(error: unknown): void;
}

const foldersOfOthers: ReadonlySet<string> = new Set(['node_modules', '.git', cacheFolder]);

/** Whether a file is in a folder that is never watched: it is installed, generated, or Git's. */
export const isOfOthers = (file: string): boolean =>
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
export const isLinked = (folder: string, root: string): boolean =>
  realpathSync(folder) !== path.join(realpathSync(root), path.relative(root, folder));

/** When a file was last changed; 0 if there is none. */
const ctimeOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.ctimeMs ?? 0;

/**
 * Opens a watcher for a folder or file; without one, files are added to it later. Files that are old when it starts to
 * watch them aren't reported.
 */
export function openWatcher(
  root: string | null,
  isOld: (file: string, stats: Stats) => boolean,
  { note, fail }: WatchReports,
): FSWatcher {
  const isFolderOfOthers = (file: string, stats?: Stats): boolean =>
    stats?.isDirectory() === true && root !== null && isEndlessLink(file, root);
  const ignored = (file: string, stats?: Stats): boolean =>
    file !== root && (isOfOthers(file) || isFolderOfOthers(file, stats));
  const watcher = watch(root ?? [], { alwaysStat: true, ignored });
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
}

/**
 * Closes a watcher. Chokidar removes all its listeners, and an error that it finds later, such as a link that leads back
 * to itself, would be thrown where nothing can catch it.
 */
export function closeWatcher(watcher: FSWatcher): Promise<void> {
  const closed = watcher.close();
  watcher.on('error', () => {});
  return closed;
}
