import { type CauseId, causeRules } from './causeRules.ts';
import { leaveOutIds } from './leaveOutIds.ts';
import { listWords } from './listWords.ts';
import type { OutputHunk } from './outputHunk.ts';

/** A place with the reason for which it differs, or null if no rule knows one. */
export interface ExplainedHunk {
  hunk: OutputHunk;
  cause: CauseId | null;
}

/**
 * Finds the cause of each place in which a file differs. Places that no rule knows are, together, the same code in
 * another form if they lose and get no word: what moved is removed in one place and added in another. The same goes
 * for modules that have other IDs, by which they are sorted.
 */
export function findCauses(hunks: readonly OutputHunk[]): ExplainedHunk[] {
  const removed = new Set(hunks.flatMap((hunk) => hunk.removed));
  const added = new Set(hunks.flatMap((hunk) => hunk.added));
  const explained = hunks.map((hunk): ExplainedHunk => {
    const hasMoved =
      !hunk.file &&
      hunk.removed.every((line) => added.has(line)) &&
      hunk.added.every((line) => removed.has(line));
    if (hasMoved) return { hunk, cause: 'form' };
    const rule = causeRules.find(({ matches }) => matches(hunk));
    return { hunk, cause: rule?.id ?? null };
  });
  const rest = explained.filter(({ cause }) => cause === null).map(({ hunk }) => hunk);
  const common = rest.length === 0 ? null : findCommonCause(rest);
  return explained.map(({ hunk, cause }) => ({ hunk, cause: cause ?? common }));
}

/** The cause that places have together, if they have one. */
function findCommonCause(hunks: readonly OutputHunk[]): CauseId | null {
  if (hunks.some(({ file }) => file)) return null;
  const removed = hunks.flatMap((hunk) => hunk.removed);
  const added = hunks.flatMap((hunk) => hunk.added);
  if (haveSameWords(removed, added)) return 'form';
  return haveSameWords(removed.map(leaveOutIds), added.map(leaveOutIds)) ? 'ids' : null;
}

/** Whether the old and the new lines have the same words. */
function haveSameWords(before: readonly string[], after: readonly string[]): boolean {
  const removed = listWords(before);
  const added = listWords(after);
  return removed.size === added.size && [...removed].every((word) => added.has(word));
}
