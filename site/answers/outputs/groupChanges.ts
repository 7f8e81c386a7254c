import type { CauseId } from './causeRules.ts';
import { findCauses } from './findCauses.ts';
import { type OutputHunk, readHunk } from './outputHunk.ts';
import type { ReleaseRecord } from './releaseRecord.ts';

/** All differences that have the same cause. */
export interface ChangeGroup {
  /** Null if no rule knows it. */
  cause: CauseId | null;
  /** The differing files of each build, by its name. */
  files: Map<string, Set<string>>;
  /** Each different place once. */
  hunks: OutputHunk[];
}

type OpenGroup = ChangeGroup & {
  /** Numbers of the places that it has. */
  seen: Set<number>;
};

/** Groups the differences of a release by cause, the one with most files first. */
export function groupChanges({
  places,
  changes,
  failing,
}: Pick<ReleaseRecord, 'places' | 'changes' | 'failing'>): ChangeGroup[] {
  const groups = new Map<CauseId | null, OpenGroup>();
  for (const [build, files] of Object.entries(changes)) {
    for (const [path, numbers] of Object.entries(files)) {
      const found = findCauses(numbers.map((number) => readHunk(places[number] ?? '', path)));
      for (const [index, { hunk, cause: known }] of found.entries()) {
        const isMissing = hunk.file === 'new' || hunk.file === 'gone';
        const cause = isMissing && failing.includes(build) ? 'failing' : known;
        const group: OpenGroup = groups.get(cause) ?? {
          cause,
          files: new Map(),
          hunks: [],
          seen: new Set(),
        };
        groups.set(cause, group);
        group.files.set(build, (group.files.get(build) ?? new Set()).add(path));
        const number = numbers[index] ?? -1;
        if (!group.seen.has(number)) group.hunks.push(hunk);
        group.seen.add(number);
      }
    }
  }
  return [...groups.values()].sort((a, b) => countChanged(b) - countChanged(a));
}

/** The number of files in a group. */
export const countChanged = ({ files }: Pick<ChangeGroup, 'files'>): number =>
  [...files.values()].reduce((sum, { size }) => sum + size, 0);

/** Shorter places show too little. */
const shortest = 40;

/** The place that shows a cause best: few and short lines, but not too short, and both sides. */
export function pickExample(hunks: readonly OutputHunk[]): OutputHunk | null {
  const rate = ({ removed, added, file }: OutputHunk): number => {
    const lines = [...removed, ...added];
    const longest = Math.max(0, ...lines.map((line) => line.length));
    const isOneSided = removed.length === 0 || added.length === 0;
    const isShort = longest < shortest;
    return (
      (file ? 10_000 : 0) +
      (isOneSided ? 500 : 0) +
      (isShort ? 200 : 0) +
      lines.length * 20 +
      longest
    );
  };
  return hunks.toSorted((a, b) => rate(a) - rate(b))[0] ?? null;
}
