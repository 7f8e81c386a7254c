import { findRanges, joinWanted } from '@docs/search/excerpt.ts';
import { tokenize } from '@docs/search/tokenize.ts';
import type { TextRange } from '@docs/search/types.ts';

/** The words of a section that a reader came for. */
export interface MatchPlace {
  /** Anchor of the section; empty for the start of the page. */
  id: string;
  words: string[];
}

/** Prose in the order of the document: where a section opens, or a text. */
export type ProsePiece = { anchor: string; isTitle: boolean } | { text: string };

/** Finds what to mark in each piece: the words in the section, from its heading to the next one. */
export function findMarks(pieces: readonly ProsePiece[], { id, words }: MatchPlace): TextRange[][] {
  const wanted = joinWanted([new Map(words.flatMap(termsOf).map((term) => [term, 1]))]);
  let isInside = id === '';
  let isOver = false;
  return pieces.map((piece) => {
    if ('text' in piece) return isInside && !isOver ? findRanges(piece.text, wanted) : [];
    // The title of the page opens no other section.
    if (isInside && piece.anchor !== id && !piece.isTitle) isOver = true;
    isInside ||= piece.anchor === id;
    return [];
  });
}

/** A word as a whole; of Han and kana, which have no spaces, each pair. */
function termsOf(word: string): string[] {
  return tokenize(word)
    .filter(({ kind, start, end }) => kind === 'gram' || end - start === word.length)
    .map(({ term }) => term);
}
