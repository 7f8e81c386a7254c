import type { SearchDocument, TextRange } from './searchTypes.ts';

/** Parses a page in short notation: `#` lines open a section, lines between ``` are code, all others are text. */
export function parseShortPage(routePath: string, source: string): SearchDocument {
  const content: SearchDocument['content'] = [];
  let section = { id: '', heading: '', depth: 0, text: '', code: '' };
  let inCode = false;
  for (const line of source.trim().split('\n')) {
    const [, marks, heading = ''] = (!inCode && /^(#+) (.*)$/.exec(line)) || [];
    if (marks) {
      const id = heading
        .toLowerCase()
        .replace(/[^\p{L}\p{N} _-]/gu, '')
        .replaceAll(' ', '-');
      section = { id, heading, depth: marks.length, text: '', code: '' };
      content.push(section);
    } else if (line.startsWith('```')) inCode = !inCode;
    else if (inCode) section.code += `${line}\n`;
    else section.text += `${line}\n`;
  }
  return { routePath, title: content[0]?.heading ?? '', description: '', content };
}

/** Parses several pages, each after a line `=== /route`. */
export function parseShortPages(source: string): SearchDocument[] {
  return source
    .split(/^=== /m)
    .slice(1)
    .map((page) => {
      const end = page.indexOf('\n');
      return parseShortPage(page.slice(0, end).trim(), page.slice(end));
    });
}

/** A text with its ranges in brackets. */
export function drawRanges(text: string, ranges: readonly TextRange[]): string {
  return ranges.reduceRight((drawn, { start, length }) => {
    const end = start + length;
    return `${drawn.slice(0, start)}[${drawn.slice(start, end)}]${drawn.slice(end)}`;
  }, text);
}
