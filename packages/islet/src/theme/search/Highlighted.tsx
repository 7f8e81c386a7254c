import type { TextRange } from '#search/searchTypes.ts';
import { splitHighlights } from './splitHighlights.ts';

/** A text with its matches highlighted. */
export function Highlighted({ text, ranges }: { text: string; ranges: readonly TextRange[] }) {
  let start = 0;
  return splitHighlights(text, ranges).map((piece) => {
    const key = start;
    start += piece.text.length;
    // A browser that translates the page moves texts, so each needs an element that stays.
    const Element = piece.isMatch ? 'mark' : 'span';
    return <Element key={key}>{piece.text}</Element>;
  });
}
