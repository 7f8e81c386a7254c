import { readAnchors } from './readAnchors.ts';

/**
 * Adds the anchor of the source to each heading that would get a different one, so that links to it still
 * work. Headings with an explicit anchor stay as they are.
 */
export function keepAnchors(body: string, slugify: (text: string) => string): string {
  const lines = body.split('\n');
  for (const { line, written, anchor, own } of readAnchors(body, slugify)) {
    if (own !== null && own !== anchor && anchor !== '') lines[line] = `${written} {#${anchor}}`;
  }
  return lines.join('\n');
}
