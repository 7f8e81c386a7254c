import type { Problem } from 'islet/tools';
import type { MarkdownFile } from '../fences/readMarkdown.ts';
import { type Block, problemIn } from './block.ts';
import { readBlocks } from './readBlocks.ts';
import { splitSentences } from './splitSentences.ts';

/** A sentence of a page, with its offset in the block. */
export interface PageSentence {
  block: Block;
  offset: number;
  text: string;
}

/** Finds the sentences in paragraphs and cells for which `says` holds; it gets them with blanks for code. */
export function findSentences(
  pages: readonly MarkdownFile[],
  says: (words: string) => boolean,
): PageSentence[] {
  return pages
    .flatMap(readBlocks)
    .filter(({ kind }) => kind === 'prose' || kind === 'cell')
    .flatMap((block) =>
      splitSentences(block.text)
        .filter(({ text, offset }) => says(block.words.slice(offset, offset + text.length)))
        .map(({ text, offset }) => ({ block, offset, text })),
    );
}

/** Reports sentences that a list in a file should have, each with what is `wrong` about it, and listed ones that no page has. */
export function compareWithList(
  found: readonly PageSentence[],
  {
    listed,
    file,
    wrong,
    stale,
  }: {
    listed: readonly string[];
    /** Path of the list below the root of the repository. */
    file: string;
    wrong(text: string): Pick<Problem, 'message' | 'fix'>;
    stale(text: string): string;
  },
): Problem[] {
  const texts = new Set(found.map(({ text }) => text));
  return [
    ...found
      .filter(({ text }) => !listed.includes(text))
      .map(({ block, offset, text }) => problemIn(block, offset, wrong(text))),
    ...listed
      .filter((text) => !texts.has(text))
      .map(
        (text): Problem => ({
          severity: 'error',
          message: stale(text),
          fix: 'Remove it, or correct it.',
          file,
        }),
      ),
  ];
}
