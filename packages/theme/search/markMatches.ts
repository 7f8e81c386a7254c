/** Name of the highlight that the stylesheet of the search colours. */
const highlightName = 'search-match';

/** The words of a section that a reader came for. */
export interface MatchPlace {
  /** Anchor of the section; empty for the start of the page. */
  id: string;
  words: string[];
}

/**
 * Marks words in one section of the prose until the next call. The prose itself stays as it is; a
 * browser without custom highlights shows it without marks.
 */
export function markMatches(prose: Element, { id, words }: MatchPlace): void {
  clearMatches();
  if (!('highlights' in CSS)) return;
  const ranges = sectionTexts(prose, id).flatMap((node) => findWords(node, words));
  CSS.highlights.set(highlightName, new Highlight(...ranges));
}

/** Takes the marks away. */
export function clearMatches(): void {
  if ('highlights' in CSS) CSS.highlights.delete(highlightName);
}

/** The text nodes from a heading, itself included, to the next one. */
function sectionTexts(prose: Element, id: string): Text[] {
  const texts: Text[] = [];
  const walker = document.createTreeWalker(prose, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  let isInside = id === '';
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Text) {
      if (isInside) texts.push(node);
    } else if (node instanceof Element && node.matches('h1, h2, h3, h4')) {
      if (isInside && node.id !== id && !node.matches('h1')) break;
      isInside ||= node.id === id;
    }
  }
  return texts;
}

function findWords(node: Text, words: string[]): Range[] {
  const text = node.data.toLowerCase();
  return words.flatMap((word) => {
    const found: Range[] = [];
    for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
      const range = new Range();
      range.setStart(node, at);
      range.setEnd(node, Math.min(at + word.length, node.length));
      found.push(range);
    }
    return found;
  });
}
