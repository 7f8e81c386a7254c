import type { TextRange } from '#search/searchTypes.ts';

/** A piece of a text, and whether it matches. */
export interface TextPiece {
  text: string;
  isMatch: boolean;
}

/** Splits a text at the boundaries of its matches; ranges are sorted and don't overlap. */
export function splitHighlights(text: string, ranges: readonly TextRange[]): TextPiece[] {
  const pieces: TextPiece[] = [];
  let end = 0;
  for (const { start, length } of ranges) {
    pieces.push({ text: text.slice(end, start), isMatch: false });
    pieces.push({ text: text.slice(start, start + length), isMatch: true });
    end = start + length;
  }
  pieces.push({ text: text.slice(end), isMatch: false });
  return pieces.filter((piece) => piece.text !== '');
}
