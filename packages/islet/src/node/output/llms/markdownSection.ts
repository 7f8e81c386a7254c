import GithubSlugger from 'github-slugger';
import type { OutlineEntry } from '#shared/types.ts';

interface MarkdownHeading {
  /** Index of its line. */
  line: number;
  depth: number;
  /** Plain text. */
  text: string;
}

/**
 * Cuts the section with an anchor out of the Markdown of a page: the heading, its text, and the sections below
 * it. `toc` has the anchors that authors chose themselves. Null if there is no such section.
 */
export function markdownSection(
  markdown: string,
  anchor: string,
  toc: ReadonlyArray<Pick<OutlineEntry, 'id' | 'text'>>,
): string | null {
  const lines = markdown.split('\n');
  const headings = listHeadings(lines);
  const slugger = new GithubSlugger();
  const slugs = headings.map(({ text }) => slugger.slug(text));
  const chosen = toc.find(({ id }) => id === anchor)?.text;
  const named = headings.findIndex(({ text }) => chosen !== undefined && text === chosen);
  const index = named >= 0 ? named : slugs.indexOf(anchor);
  const heading = headings[index];
  if (heading === undefined) return null;
  const next = headings.slice(index + 1).find(({ depth }) => depth <= heading.depth);
  return `${lines.slice(heading.line, next?.line).join('\n').trimEnd()}\n`;
}

/** Lists the headings outside of code. */
function listHeadings(lines: readonly string[]): MarkdownHeading[] {
  const headings: MarkdownHeading[] = [];
  let fence = '';
  for (const [line, content] of lines.entries()) {
    const mark = /^[\s>]*(`{3,}|~{3,})/.exec(content)?.[1] ?? '';
    if (fence !== '') {
      const isEnd = mark.startsWith(fence) && content.trimEnd().endsWith(mark);
      if (isEnd) fence = '';
    } else if (mark !== '') {
      fence = mark;
    } else {
      const [, marks, text] = /^(#{1,6}) (.*)$/.exec(content) ?? [];
      if (marks && text) headings.push({ line, depth: marks.length, text: toPlainText(text) });
    }
  }
  return headings;
}

/** The text of a heading without its Markdown. */
function toPlainText(text: string): string {
  return text
    .replace(/!?\[((?:\\.|[^\]\\])*)\]\([^)]*\)/g, '$1')
    .replace(/(?<!\\)[`*]|\\(?=[!-/:-@[-`{-~])/g, '')
    .trim();
}
