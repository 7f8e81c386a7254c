import path from 'node:path';
import type { Problem } from '#shared/types.ts';
import { explainWatchError } from './explainWatchError.ts';
import { type FileChanges, gatherChanges, type Wait } from './gatherChanges.ts';
import { listChanges } from './listChanges.ts';
import { openFolderWatchers } from './openFolderWatchers.ts';
import { isSameState, type PathState, readPathState } from './readPathState.ts';
import { isOfOthers, type Snapshot, takeSnapshot } from './takeSnapshot.ts';

export interface FileWatch {
  /** Watches more files, from `since` on; a missing one is reported when it appears. */
  add(files: readonly string[], since: number): void;
  close(): void;
}

export interface WatchOptions {
  /** Milliseconds since 1970, as in `Date.now()`. */
  since: number;
  onChange(changes: FileChanges): void;
  /** Receives the problems that prevent files from being watched, each once. */
  onProblem(problem: Problem): void;
  wait?: Wait;
}

/** Milliseconds between two looks for what no event reports. */
const lookEvery = 250;

/** Milliseconds by which the clock of a file system may be behind. */
const clockLag = 20;

/**
 * Watches folders and files, also those that disappear and come back. An event only says when to look: what has changed is
 * what differs from the last snapshot. Reports what was written or created from `since` on, even before watching began:
 * changes between reading and watching would otherwise be missed.
 */
export function watchFiles(
  roots: readonly string[],
  { since, onChange, onProblem, wait }: WatchOptions,
): FileWatch {
  const fail = reportOnce(onProblem);
  const singles = new Set<string>();
  const touched = new Set<string>();
  const told = new Map<string, PathState>();
  let last: Snapshot = new Map();
  const gathering = gatherChanges({
    look() {
      last = takeSnapshot({ roots, singles, last, touched, watch: watchers.open, fail });
      touched.clear();
      return listChanges(told, last);
    },
    onChange(changes) {
      for (const file of changes.files) {
        const state = last.get(file);
        if (state) told.set(file, state);
        else told.delete(file);
      }
      onChange(changes);
    },
    wait,
  });
  const onEvent = (folder: string): void => {
    touched.add(folder);
    gathering.lookSoon();
  };
  const watchers = openFolderWatchers({ onEvent, fail });
  const around = setInterval(() => {
    // No event reports that a folder above is missing or was moved.
    for (const file of [...roots, ...singles]) {
      const state = last.get(file);
      if (!isSameState(state, readPathState(file, state))) onEvent(path.dirname(file));
    }
  }, lookEvery);

  for (const root of roots) touched.add(path.dirname(root));
  last = takeSnapshot({ roots, singles, last, touched, watch: watchers.open, fail });
  for (const [file, state] of last) {
    if (isOlder(state, since)) told.set(file, state);
    else gathering.lookSoon();
  }
  return {
    add(files, from) {
      for (const file of files) {
        if (singles.has(file) || last.has(file) || !isWatchable(file)) continue;
        const state = readPathState(file);
        // A bundler also names folders.
        if (state?.isFolder) continue;
        singles.add(file);
        if (state && isOlder(state, from)) told.set(file, state);
        onEvent(path.dirname(file));
      }
    },
    close() {
      watchers.close();
      clearInterval(around);
      gathering.stop();
    },
  };
}

/** No file can have a name with a NUL. */
const isWatchable = (file: string): boolean =>
  !file.includes('\0') && !file.split(/[\\/]/).some(isOfOthers);

/** Whether a state is older than a time. That of a folder doesn't matter, only what is in it. */
const isOlder = ({ isFolder, ctimeMs }: PathState, since: number): boolean =>
  isFolder || ctimeMs < since - clockLag;

/** Explains the errors of watchers, each once. */
function reportOnce(onProblem: WatchOptions['onProblem']): (error: unknown) => void {
  const reported = new Set<string>();
  return (error) => {
    const problem = explainWatchError(error);
    if (problem === null || reported.has(problem.message)) return;
    reported.add(problem.message);
    onProblem(problem);
  };
}
