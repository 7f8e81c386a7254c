import type { Problem } from 'islet/tools';
import { type Block, problemIn } from './block.ts';
import { matchPhrases } from './matchPhrases.ts';

/** Lowercase phrases and their replacements; empty for phrases to omit. */
export type Phrases = Readonly<Record<string, string>>;

/** Finds phrases in any case. A lowercase name whose replacement is the name itself finds wrong capitalization. */
export function checkPhrases(blocks: readonly Block[], phrases: Phrases): Problem[] {
  const search = matchPhrases(Object.keys(phrases), 'i');
  return blocks.flatMap((block) =>
    [...block.words.matchAll(search)].flatMap(({ 0: found, index }) => {
      const use = phrases[found.toLowerCase().replace(/\s+/g, ' ')];
      if (found === use) return [];
      return problemIn(
        block,
        index,
        use
          ? { message: `“${found}” is “${use}” here.`, fix: `Write “${use}”.` }
          : { message: `“${found}” adds nothing.`, fix: 'Leave it out, or say what it means.' },
      );
    }),
  );
}
