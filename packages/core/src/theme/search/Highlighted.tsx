import type { TextRange } from '#search/types.ts';
import { splitHighlights } from './splitHighlights.ts';

/** A text with its matches highlighted. */
export function Highlighted({ text, ranges }: { text: string; ranges: readonly TextRange[] }) {
  let start = 0;
  return splitHighlights(text, ranges).map((piece) => {
    const key = start;
    start += piece.text.length;
    return piece.isMatch ? <mark key={key}>{piece.text}</mark> : piece.text;
  });
}
