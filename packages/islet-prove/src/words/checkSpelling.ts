import type { Problem } from 'islet/tools';
import { type Block, isUnmarked, problemIn } from './block.ts';
import { findWords } from './findWords.ts';

/** The spelling rules of a language. */
export interface Language {
  knows(word: string): boolean;
  /** Words with similar spelling, most similar first. */
  suggest(word: string): string[];
}

/** The project's own words, and the file that lists them. */
export interface Dictionary {
  file: string;
  words: readonly string[];
}

/**
 * Finds words that are in neither the language nor the dictionary, names in the wrong
 * case, and unused words in the dictionary. The dictionary has priority, because `Typescript` is
 * an English word too. A lowercase name may be an option or a command where code is not marked.
 */
export function checkSpelling(
  blocks: readonly Block[],
  dictionary: Dictionary,
  language: Language,
): Problem[] {
  const words = new Set(dictionary.words);
  const byLowerCase = new Map(dictionary.words.map((word) => [word.toLowerCase(), word]));
  const used = new Set<string>();
  const problems = blocks.flatMap((block) =>
    findWords(block).flatMap(({ text, offset }) => {
      const listed = [text, text.charAt(0).toLowerCase() + text.slice(1)].find((one) =>
        words.has(one),
      );
      if (listed !== undefined) {
        used.add(listed);
        return [];
      }
      const other = byLowerCase.get(text.toLowerCase());
      if (other !== undefined) {
        if (isUnmarked(block) && text === text.toLowerCase()) return [];
        const fix = `Write “${other}”, or put code in backticks.`;
        return problemIn(block, offset, { message: `“${text}” is spelled “${other}”.`, fix });
      }
      if (language.knows(text)) return [];
      return problemIn(block, offset, {
        message: `“${text}” is not a known word.`,
        fix: describeFix(language.suggest(text).slice(0, 3), dictionary.file),
      });
    }),
  );
  return [...problems, ...checkDictionary(dictionary, used, language)];
}

function describeFix(near: readonly string[], file: string): string {
  const words = near.map((word) => `“${word}”`).join(' or ');
  return `${words && `Write ${words}. `}Put code in backticks, or add a term to ${file}.`;
}

function checkDictionary(
  { file, words }: Dictionary,
  used: ReadonlySet<string>,
  language: Language,
): Problem[] {
  return words.flatMap((word, index): Problem[] => {
    const problem = { severity: 'error' as const, file, line: index + 1 };
    const before = words[index - 1];
    if (before !== undefined && compareWords(before, word) >= 0)
      return [
        {
          ...problem,
          message: `“${word}” comes after “${before}”.`,
          fix: 'Sort the words and remove duplicates.',
        },
      ];
    if (!/\p{Lu}/u.test(word) && language.knows(word))
      return [
        { ...problem, message: `“${word}” is in the English dictionary.`, fix: 'Remove the line.' },
      ];
    if (!used.has(word))
      return [{ ...problem, message: `No page uses the word “${word}”.`, fix: 'Remove the line.' }];
    return [];
  });
}

/** Order of the dictionary: alphabetical, capitalized words first. */
function compareWords(a: string, b: string): number {
  const [one, other] = [a.toLowerCase(), b.toLowerCase()];
  if (one !== other) return one < other ? -1 : 1;
  return a < b ? -1 : Number(a > b);
}
