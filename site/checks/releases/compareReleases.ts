import { diffLines } from 'islet/tools';
import { listWords } from '../../answers/outputs/listWords.ts';
import { type OutputHunk, printHunk } from '../../answers/outputs/outputHunk.ts';
import type { ReleaseRecord } from '../../answers/outputs/releaseRecord.ts';
import type { BuiltOutput } from './buildRelease.ts';

type Outputs = Readonly<Record<string, BuiltOutput>>;

/** Where the outputs of two releases differ, each different place once. Builds that only one of them can do are left out. */
export function compareReleases(
  before: Outputs,
  after: Outputs,
): Pick<ReleaseRecord, 'places' | 'changes'> {
  const numbers = new Map<string, number>();
  const seen = new Map<string, number[]>();
  const refer = (place: string): number => {
    if (!numbers.has(place)) numbers.set(place, numbers.size);
    return numbers.get(place) ?? 0;
  };
  const compare = (old: string | undefined, now: string | undefined): number[] => {
    // Many builds write the same files.
    const key = `${old}\0${now}`;
    const found = seen.get(key) ?? listHunks(old, now).map((hunk) => refer(printHunk(hunk)));
    seen.set(key, found);
    return found;
  };
  const changes: ReleaseRecord['changes'] = {};
  for (const [build, files] of Object.entries(after)) {
    const old = before[build];
    if (!files || !old) continue;
    const names = [...new Set([...Object.keys(old), ...Object.keys(files)])].sort();
    const changed = names.filter((name) => old[name] !== files[name]);
    if (changed.length === 0) continue;
    changes[build] = Object.fromEntries(
      changed.map((name) => [name, compare(old[name], files[name])]),
    );
  }
  return { places: [...numbers.keys()], changes };
}

type Place = Omit<OutputHunk, 'path'>;

/** Where two texts differ. Changes without a line between them are one place. */
function listHunks(before: string | undefined, after: string | undefined): Place[] {
  if (before === undefined) return [{ removed: [], added: [], file: 'new' }];
  if (after === undefined) return [{ removed: [], added: [], file: 'gone' }];
  if (before.includes('\0') || after.includes('\0')) {
    return [{ removed: [], added: [], file: 'binary' }];
  }
  const hunks: Array<{ removed: string[]; added: string[] }> = [];
  let open: { removed: string[]; added: string[] } | null = null;
  for (const { kind, text } of diffLines(splitOutput(before), splitOutput(after))) {
    if (kind === 'same') {
      open = null;
      continue;
    }
    if (!open) {
      open = { removed: [], added: [] };
      hunks.push(open);
    }
    open[kind].push(text);
  }
  return hunks.length > mostPlaces ? [summarizeWords(hunks)] : hunks;
}

/** A file with more places than this one was minified anew. */
const mostPlaces = 50;

/** The words that only one of the sides has, as one place. */
function summarizeWords(hunks: readonly Place[]): Place {
  const removed = listWords(hunks.flatMap((hunk) => hunk.removed));
  const added = listWords(hunks.flatMap((hunk) => hunk.added));
  return {
    file: 'rewritten',
    removed: [...removed].filter((word) => !added.has(word)).sort(),
    added: [...added].filter((word) => !removed.has(word)).sort(),
  };
}

/** Lines that are longer than this one were minified. */
const longestLine = 240;

/** A text whose lines of minified code are cut behind each statement, so that a difference shows its place. */
const splitOutput = (text: string): string =>
  text
    .split('\n')
    .flatMap((line) => (line.length > longestLine ? line.split(/(?<=[;{}])/) : [line]))
    .join('\n');
