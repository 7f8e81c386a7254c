import type { Problem } from '@docs/core/common/types.ts';
import { type Block, blank, problemIn } from './block.ts';
import { findWords } from './findWords.ts';
import { matchPhrases } from './matchPhrases.ts';

/** What keeps its own case in a heading. */
export interface HeadingRules {
  /** Names and identifiers that are usual words as well. */
  verbatim: readonly string[];
  /** Whether a word in small letters is one of the language. */
  isUsual(word: string): boolean;
}

/**
 * Finds headings, and titles of pages, containers and cards, that are not in sentence case: the first
 * word has a capital, of the others only names have one, and no full stop ends it.
 */
export function checkHeadings(blocks: readonly Block[], rules: HeadingRules): Problem[] {
  const verbatim = matchPhrases(rules.verbatim);
  return blocks.flatMap((block): Problem[] => {
    if (block.kind !== 'heading' && block.kind !== 'label') return [];
    const words = block.words.replace(verbatim, (text) => blank.repeat(text.length));
    const problems = findWords({ ...block, words }).flatMap(({ text, offset }) => {
      const small = text.toLowerCase();
      const isSmall = /^\p{Ll}/u.test(text);
      if (!rules.isUsual(small) || isSmall !== (offset === 0)) return [];
      if (isSmall)
        return problemIn(block, offset, {
          message: `The heading begins with “${text}”.`,
          fix: 'Begin with a capital, or put code into backticks.',
        });
      return /^\p{Lu}\p{Ll}+$/u.test(text)
        ? problemIn(block, offset, {
            message: `“${text}” has a capital inside of a heading.`,
            fix: `Write “${small}”, or add a name to those that headings show as they are.`,
          })
        : [];
    });
    if (/[^.]\.$/.test(words))
      problems.push(
        problemIn(block, words.length - 1, {
          message: 'The heading ends with a full stop.',
          fix: 'Remove it.',
        }),
      );
    return problems;
  });
}
