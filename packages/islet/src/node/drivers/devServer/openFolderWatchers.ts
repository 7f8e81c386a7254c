import { type FSWatcher, watch } from 'node:fs';
import { statOrNull } from '../../support/files/statOrNull.ts';
import { readPathState } from './readPathState.ts';

/** Watches folders, each without the folders in it. */
export interface FolderWatchers {
  /** Watches a folder, or another one that is at its path now. */
  open(folder: string): void;
  close(): void;
}

/** Receives what folder watchers find. */
export interface FolderReports {
  /** Something happened in a folder. */
  onEvent(folder: string): void;
  /** A folder can't be watched. */
  fail(error: unknown): void;
}

/** Starts without any folders. */
export function openFolderWatchers({ onEvent, fail }: FolderReports): FolderWatchers {
  const opened = new Map<string, { watcher: FSWatcher; stamp: string }>();
  const drop = (folder: string): void => {
    opened.get(folder)?.watcher.close();
    opened.delete(folder);
  };
  const report = (folder: string, error?: Error): void => {
    const isGone = statOrNull(folder) === null;
    // On Windows, no other folder can have the name of one that is gone as long as that is watched.
    if (isGone || error) drop(folder);
    // It also reports a folder that is removed as one that can't be accessed.
    if (!isGone && error) fail(error);
    onEvent(folder);
  };
  return {
    open(folder) {
      const state = readPathState(folder);
      if (!state?.isFolder || state.stamp === opened.get(folder)?.stamp) return;
      drop(folder);
      try {
        const watcher = watch(folder, () => report(folder));
        watcher.on('error', (error) => report(folder, error));
        opened.set(folder, { watcher, stamp: state.stamp });
      } catch (error) {
        fail(error);
      }
    },
    close() {
      for (const folder of opened.keys()) drop(folder);
    },
  };
}
