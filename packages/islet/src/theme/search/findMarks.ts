import { findRanges, joinWanted, type Phrase } from '#search/query/findRanges.ts';
import type { TextRange } from '#search/searchTypes.ts';
import { tokenize } from '#search/text/tokenize.ts';

/** The search match that a reader has opened. */
export interface MatchPlace {
  /** Anchor of the section; empty for the start of the page. */
  id: string;
  /** Words and phrases, as they were highlighted in the search. */
  words: string[];
}

/** A piece of the prose in document order: the start of a section, or text. */
export type ProsePiece = { anchor: string; isTitle: boolean } | { text: string };

/** Finds the ranges to highlight in each piece: the words in the section, up to the next heading. */
export function findMarks(pieces: readonly ProsePiece[], { id, words }: MatchPlace): TextRange[][] {
  const phrases = words.map(toPhrase).filter((phrase) => phrase.length > 0);
  const wanted = joinWanted([{ terms: new Map(), weight: 1, phrases }]);
  let isInside = id === '';
  let isOver = false;
  return pieces.map((piece) => {
    if ('text' in piece) return isInside && !isOver ? findRanges(piece.text, wanted) : [];
    // The page title doesn't start another section.
    if (isInside && piece.anchor !== id && !piece.isTitle) isOver = true;
    isInside ||= piece.anchor === id;
    return [];
  });
}

/** Splits a text into the words of a phrase; identifiers stay whole, and Han and kana become pairs. */
function toPhrase(text: string): Phrase {
  const tokens = tokenize(text);
  const whole = tokens.find(({ start, end }) => end - start === text.length);
  const isPart = (kind: string): boolean => kind === 'word' || kind === 'gram';
  const grams = tokens.length > 1 && tokens.at(-1)?.kind === 'gram' ? tokens.slice(0, -1) : tokens;
  const parts = whole ? [whole] : grams.filter(({ kind }) => isPart(kind));
  return parts.map(({ term }) => new Set([term]));
}
