import type { TextRange } from '../searchTypes.ts';
import { type Token, tokenize } from '../text/tokenize.ts';

/** Consecutive words, each as a set of terms that match it. */
export type Phrase = ReadonlyArray<ReadonlySet<string>>;

/** What one slot of a query searched for: a word, an identifier or an addition. */
export interface WantedSlot {
  /** Matching terms with a weight from 0 to 1. */
  terms: ReadonlyMap<string, number>;
  /** Importance of the slot. */
  weight: number;
  /** Phrases to highlight: a word of the query, or the words of a synonym. */
  phrases: readonly Phrase[];
}

/** What a query searched for. */
export interface Wanted {
  /** Terms with their weight and slot. */
  terms: ReadonlyMap<string, { slot: number; weight: number }>;
  /** Phrases by the terms that they can start with. */
  phrases: ReadonlyMap<string, readonly Phrase[]>;
}

/** Combines the slots of a query; a term in several slots belongs to the first one. */
export function joinWanted(slots: readonly WantedSlot[]): Wanted {
  const terms = new Map<string, { slot: number; weight: number }>();
  const phrases = new Map<string, Phrase[]>();
  slots.forEach((one, slot) => {
    for (const [term, weight] of one.terms) {
      if (!terms.has(term)) terms.set(term, { slot, weight: weight * one.weight });
    }
    for (const phrase of one.phrases) {
      for (const term of phrase[0] ?? []) {
        phrases.set(term, [...(phrases.get(term) ?? []), phrase]);
      }
    }
  });
  return { terms, phrases };
}

/**
 * Finds the ranges to highlight in a text: whole words of the query and whole synonyms, never parts of other
 * words. The ranges are sorted and don't touch.
 */
export function findRanges(text: string, { phrases }: Wanted): TextRange[] {
  // The parts of a camelCase name are not highlighted on their own.
  const tokens = tokenize(text).filter(({ kind }) => kind !== 'piece');
  const ranges: TextRange[] = [];
  tokens.forEach(({ term, start }, at) => {
    for (const phrase of phrases.get(term) ?? []) {
      const end = findEnd(tokens, at, phrase);
      if (end === null) continue;
      const last = ranges.at(-1);
      if (last && start <= last.start + last.length) {
        last.length = Math.max(last.length, end - last.start);
      } else ranges.push({ start, length: end - start });
    }
  });
  return ranges;
}

/** Index of the last token of a phrase that starts with a token; null if the other words don't follow. */
function findEnd(tokens: readonly Token[], first: number, phrase: Phrase): number | null {
  let at = first;
  for (const terms of phrase.slice(1)) {
    const next = findNext(tokens, at, terms);
    if (next === null) return null;
    at = next;
  }
  return tokens[at]?.end ?? null;
}

/** The next token, if it is one of these terms. */
function findNext(tokens: readonly Token[], at: number, terms: ReadonlySet<string>): number | null {
  const { kind, start, end } = tokens[at] ?? { kind: 'word', start: 0, end: 0 };
  // Pairs of Han and kana overlap; words are separated by a space or a hyphen, and at most one more character.
  const [least, most] = kind === 'gram' ? [start + 1, end - 1] : [end, end + 2];
  for (let next = at + 1; (tokens[next]?.start ?? Number.POSITIVE_INFINITY) <= most; next++) {
    const token = tokens[next];
    if (token && token.start >= least && terms.has(token.term)) return next;
  }
  return null;
}
