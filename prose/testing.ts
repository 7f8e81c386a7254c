import { createMarkdownParser } from '@docs/core/engine/content/markdown/markdownParser.ts';
import { parseMarkdown } from '../proof/readMarkdown.ts';
import type { Block } from './block.ts';
import { readBlocks } from './readBlocks.ts';

/** The texts of a page, `docs/page.mdx` unless it is called otherwise. */
export async function blocksOf(source: string, file = 'docs/page.mdx'): Promise<Block[]> {
  return readBlocks(await parseMarkdown(source, file, createMarkdownParser([])));
}
