import { isSameState, type PathState } from './readPathState.ts';

/** A path that differs between two snapshots. */
export interface PathChange {
  file: string;
  /** Whether it was added or removed, or is a folder. */
  isStructural: boolean;
  /** Whether it is gone or empty now: an editor that saves a file may do that before it writes it. */
  isUnfinished: boolean;
}

type PathStates = ReadonlyMap<string, PathState>;

/** What differs between the states of paths, and others. */
export function listChanges(before: PathStates, now: PathStates): PathChange[] {
  const files = new Set([...before.keys(), ...now.keys()]);
  return [...files].flatMap((file) => {
    const [old, state] = [before.get(file), now.get(file)];
    if (isSameState(old, state)) return [];
    const isStructural = !old || !state || old.isFolder || state.isFolder;
    return [{ file, isStructural, isUnfinished: !state || state.isEmpty }];
  });
}
