import { type Dirent, readdirSync, realpathSync, type Stats, statSync } from 'node:fs';
import path from 'node:path';
import { cacheFolder } from '../../support/files/cachePath.ts';
import { isInside } from '../../support/files/isInside.ts';
import { statOrNull } from '../../support/files/statOrNull.ts';
import { isSameState, type PathState, readPathState } from './readPathState.ts';

/** What is at each path, by absolute path, and whether a link leads to it. */
export type Snapshot = ReadonlyMap<string, PathState & { isLinked: boolean }>;

export interface SnapshotOptions {
  /** Folders, with all that is in them, and files. */
  roots: readonly string[];
  /** Files that may be outside of them. */
  singles: Iterable<string>;
  last: Snapshot;
  /** Folders in which something may have happened since. */
  touched: ReadonlySet<string>;
  /** Receives each folder before it is read, so that no change is missed if it is watched from then on. */
  watch(folder: string): void;
  /** Receives why a path can't be read. */
  fail(error: unknown): void;
}

const foldersOfOthers: ReadonlySet<string> = new Set(['node_modules', '.git', cacheFolder]);

/** Whether a name is that of a folder that is never watched: it is installed, generated, or Git's. */
export const isOfOthers = (name: string): boolean => foldersOfOthers.has(name);

/** Brings a snapshot up to date. Of folders that aren't touched, it only looks at files that a link leads to. */
export function takeSnapshot(options: SnapshotOptions): Snapshot {
  const { roots, singles, last, watch, fail } = options;
  const touched = new Set(options.touched);
  const states = new Map(last);

  /** Takes in a path, and if it is a folder that is touched or another one, what is in it. */
  function take(file: string, isLinked: boolean, stats = statOrNull(file)): void {
    const before = states.get(file);
    const state = readPathState(file, before, stats);
    if (state) states.set(file, { ...state, isLinked });
    else states.delete(file);
    if (state?.isFolder) watch(file);
    const isOther = !isSameState(before, state);
    if (!touched.delete(file) && !isOther) return;
    const entries = state?.isFolder ? listEntries(file) : [];
    if (before?.isFolder) forgetOthers(states, file, entries);
    for (const entry of entries) {
      const child = path.join(file, entry.name);
      if (entry.isSymbolicLink()) take(child, true, followLink(child, isLinked));
      else take(child, isLinked);
    }
  }

  function listEntries(folder: string): Dirent[] {
    try {
      const entries = readdirSync(folder, { withFileTypes: true });
      return entries.filter(({ name }) => !isOfOthers(name));
    } catch (error) {
      if (statOrNull(folder)) fail(error);
      return [];
    }
  }

  /** What a link leads to; null for a folder that isn't read either (see `listFiles`), because its paths may not end. */
  function followLink(link: string, isLinked: boolean): Stats | null {
    try {
      const target = realpathSync(link);
      watch(path.dirname(target));
      const stats = statSync(target);
      const isEndless = isLinked || isInside(target, realpathSync(path.dirname(link)));
      return stats.isDirectory() && isEndless ? null : stats;
    } catch (error) {
      fail(error);
      return null;
    }
  }

  for (const folder of options.touched) watch(folder);
  const isTouched = (file: string): boolean => options.touched.has(path.dirname(file));
  for (const root of roots.filter(isTouched)) take(root, false);
  for (const file of [...singles].filter(isTouched)) {
    // A folder with its name is in a root, or not watched.
    if (!states.get(file)?.isFolder) take(file, false, followLink(file, true));
  }
  for (const [file, { isLinked }] of last) if (isLinked || touched.has(file)) take(file, isLinked);
  return states;
}

/** Removes all that was in a folder but these entries and what is in them. */
function forgetOthers(
  states: Map<string, unknown>,
  folder: string,
  entries: readonly Dirent[],
): void {
  const start = folder + path.sep;
  const names = new Set(entries.map(({ name }) => name));
  for (const file of states.keys()) {
    if (!file.startsWith(start)) continue;
    const [name = ''] = file.slice(start.length).split(path.sep, 1);
    if (!names.has(name)) states.delete(file);
  }
}
