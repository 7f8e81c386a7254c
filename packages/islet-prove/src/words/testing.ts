import { createMarkdownParser } from 'islet/tools';
import { parseMarkdown } from '../fences/readMarkdown.ts';
import type { Block } from './block.ts';
import { readBlocks } from './readBlocks.ts';

/** Reads the texts of a page, by default `docs/page.mdx`. */
export async function blocksOf(source: string, file = 'docs/page.mdx'): Promise<Block[]> {
  return readBlocks(await parseMarkdown(source, file, createMarkdownParser([])));
}
