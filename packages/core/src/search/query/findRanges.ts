import { type Token, tokenize } from '../text/tokenize.ts';
import type { TextRange } from '../types.ts';

/** Words in a row, each as the terms that may stand for it. */
export type Phrase = ReadonlyArray<ReadonlySet<string>>;

/** What one word, identifier or addition of a query looked for. */
export interface WantedSlot {
  /** Terms that make a text match, each with how well it answers, from 0 to 1. */
  terms: ReadonlyMap<string, number>;
  /** How much the slot matters. */
  weight: number;
  /** What is highlighted: a word of the query, or the words of a synonym. */
  phrases: readonly Phrase[];
}

/** What a query looked for. */
export interface Wanted {
  /** Terms, each with its weight and the slot of the query that it belongs to. */
  terms: ReadonlyMap<string, { slot: number; weight: number }>;
  /** Phrases by the terms that they can start with. */
  phrases: ReadonlyMap<string, readonly Phrase[]>;
}

/** Puts the slots of a query together; a term of several slots belongs to the first. */
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
 * Finds what to highlight in a text: whole words of the query and whole synonyms, never parts of other
 * words. The ranges are in order, and none touches the next.
 */
export function findRanges(text: string, { phrases }: Wanted): TextRange[] {
  // The parts of a camelCase name are not words of their own.
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

/** Where a phrase ends that starts with a token; null when its other words do not follow. */
function findEnd(tokens: readonly Token[], first: number, phrase: Phrase): number | null {
  let at = first;
  for (const terms of phrase.slice(1)) {
    const next = findNext(tokens, at, terms);
    if (next === null) return null;
    at = next;
  }
  return tokens[at]?.end ?? null;
}

/** The token right after another one, if it is one of these terms. */
function findNext(tokens: readonly Token[], at: number, terms: ReadonlySet<string>): number | null {
  const { kind, start, end } = tokens[at] ?? { kind: 'word', start: 0, end: 0 };
  // Pairs of Han and kana overlap; between words there is a space or a hyphen, and maybe one sign more.
  const [least, most] = kind === 'gram' ? [start + 1, end - 1] : [end, end + 2];
  for (let next = at + 1; (tokens[next]?.start ?? Number.POSITIVE_INFINITY) <= most; next++) {
    const token = tokens[next];
    if (token && token.start >= least && terms.has(token.term)) return next;
  }
  return null;
}
