import { createMarkdownParser } from '@docs/engine/content/markdownParser.ts';
import { readFences } from './collectFences.ts';
import type { Fence } from './fence.ts';
import { parseMarkdown } from './readMarkdown.ts';

/** The fences of a text, as those of the page `docs/page.mdx`. */
export async function fencesOf(source: string): Promise<Fence[]> {
  return readFences(await parseMarkdown(source, 'docs/page.mdx', createMarkdownParser([])));
}

/** A page with one fence. */
export function fence(info: string, code: string): string {
  return `\`\`\`${info}\n${code}\n\`\`\`\n`;
}
