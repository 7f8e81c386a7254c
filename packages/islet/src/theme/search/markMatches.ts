import { findMarks, type MatchPlace, type ProsePiece } from './findMarks.ts';

/** Name of the highlight that the stylesheet of the search colors. */
const highlightName = 'search-match';

/**
 * Highlights words in one section of the prose until the next call. The DOM is not changed; in a browser
 * without the Custom Highlight API nothing is highlighted.
 */
export function markMatches(prose: Element, place: MatchPlace): void {
  clearMatches();
  if (!('highlights' in CSS)) return;
  const nodes = listNodes(prose);
  const marks = findMarks(nodes.map(toPiece), place);
  const ranges = nodes.flatMap((node, index) =>
    (marks[index] ?? []).map(({ start, length }) => {
      const range = new Range();
      range.setStart(node, start);
      range.setEnd(node, start + length);
      return range;
    }),
  );
  CSS.highlights.set(highlightName, new Highlight(...ranges));
}

/** Removes the highlights. */
export function clearMatches(): void {
  if ('highlights' in CSS) CSS.highlights.delete(highlightName);
}

/** Lists text nodes and headings. */
function listNodes(prose: Element): Node[] {
  const nodes: Node[] = [];
  const walker = document.createTreeWalker(prose, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Text || (node instanceof Element && node.matches('h1, h2, h3, h4')))
      nodes.push(node);
  }
  return nodes;
}

function toPiece(node: Node): ProsePiece {
  return node instanceof Element
    ? { anchor: node.id, isTitle: node.matches('h1') }
    : { text: node.textContent ?? '' };
}
