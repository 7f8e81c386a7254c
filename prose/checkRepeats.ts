import type { Problem } from '@docs/common/types.ts';
import { type Block, placeIn, problemIn } from './block.ts';
import { splitSentences } from './splitSentences.ts';

/** Shorter sentences, such as `The default is true.`, may be the same in many places. */
const leastWords = 8;

/** Finds sentences that were said before, in this file or another. Tables and headings may repeat. */
export function checkRepeats(blocks: readonly Block[]): Problem[] {
  const seen = new Map<string, string>();
  const problems: Problem[] = [];
  for (const block of blocks) {
    if (block.kind === 'cell' || block.kind === 'heading' || block.kind === 'label') continue;
    for (const { text, offset } of splitSentences(block.text)) {
      const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
      if (words.length < leastWords || !/[.!?]["”)]*$/.test(text)) continue;
      const key = words.join(' ');
      const first = seen.get(key);
      if (first === undefined) seen.set(key, `${block.file}:${placeIn(block, offset).line}`);
      else
        problems.push(
          problemIn(block, offset, {
            message: `${first} says the same: “${text}”`,
            fix: 'Say it once and link to it, or say what is special here.',
          }),
        );
    }
  }
  return problems;
}
