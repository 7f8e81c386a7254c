import { type CauseId, causeRules } from './causeRules.ts';
import { listWords } from './listWords.ts';
import type { OutputHunk } from './outputHunk.ts';

/** A place with the reason for which it differs, or null if no rule knows one. */
export interface ExplainedHunk {
  hunk: OutputHunk;
  cause: CauseId | null;
}

/**
 * Finds the cause of each place in which a file differs. Places that no rule knows are, together, the same code in
 * another form if they lose and get no word: what moved is removed in one place and added in another.
 */
export function findCauses(hunks: readonly OutputHunk[]): ExplainedHunk[] {
  const explained = hunks.map((hunk): ExplainedHunk => {
    const rule = causeRules.find(({ matches }) => matches(hunk));
    return { hunk, cause: rule?.id ?? null };
  });
  const rest = explained.filter(({ cause }) => cause === null).map(({ hunk }) => hunk);
  if (rest.length === 0 || !keepsWords(rest)) return explained;
  return explained.map(({ hunk, cause }) => ({ hunk, cause: cause ?? 'form' }));
}

/** Whether the old and the new lines of all places have the same words. */
function keepsWords(hunks: readonly OutputHunk[]): boolean {
  if (hunks.some(({ file }) => file)) return false;
  const removed = listWords(hunks.flatMap((hunk) => hunk.removed));
  const added = listWords(hunks.flatMap((hunk) => hunk.added));
  return removed.size === added.size && [...removed].every((word) => added.has(word));
}
