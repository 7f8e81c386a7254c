import type { Problem } from 'islet/tools';
import { type Block, blank, problemIn } from './block.ts';
import { findWords } from './findWords.ts';
import { matchPhrases } from './matchPhrases.ts';

/** Words that keep their case in a heading. */
export interface HeadingRules {
  /** Names and identifiers that are also ordinary words. */
  verbatim: readonly string[];
  /** Whether a lowercase word is an ordinary word of the language. */
  isUsual(word: string): boolean;
}

/**
 * Finds headings and titles of pages, containers and cards that are not in sentence case: the first
 * word is capitalized, other words only if they are names, and there is no period at the end.
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
          message: `The heading starts with “${text}”.`,
          fix: 'Start with a capital letter, or put code in backticks.',
        });
      return /^\p{Lu}\p{Ll}+$/u.test(text)
        ? problemIn(block, offset, {
            message: `“${text}” is capitalized inside a heading.`,
            fix: `Write “${small}”, or add it to the names that keep their case in headings.`,
          })
        : [];
    });
    if (/[^.]\.$/.test(words))
      problems.push(
        problemIn(block, words.length - 1, {
          message: 'The heading ends with a period.',
          fix: 'Remove it.',
        }),
      );
    return problems;
  });
}
