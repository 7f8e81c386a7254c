import type { Problem } from 'islet/tools';
import { type Block, placeIn, problemIn } from './block.ts';
import { splitSentences } from './splitSentences.ts';

/** Shorter sentences, such as `The default is true.`, may be repeated. */
const leastWords = 8;

/**
 * Finds sentences that are repeated in the same file. Other pages may repeat them,
 * because their readers may not know the first one. Tables and headings may repeat too.
 */
export function checkRepeats(blocks: readonly Block[]): Problem[] {
  const seen = new Map<string, number>();
  const problems: Problem[] = [];
  for (const block of blocks) {
    if (block.kind === 'cell' || block.kind === 'heading' || block.kind === 'label') continue;
    for (const { text, offset } of splitSentences(block.text)) {
      const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
      if (words.length < leastWords || !/[.!?]["”)]*$/.test(text)) continue;
      const key = `${block.file} ${words.join(' ')}`;
      const first = seen.get(key);
      if (first === undefined) seen.set(key, placeIn(block, offset).line);
      else
        problems.push(
          problemIn(block, offset, {
            message: `Line ${first} says the same: “${text}”`,
            fix: 'Say it once, or say what is special here.',
          }),
        );
    }
  }
  return problems;
}
