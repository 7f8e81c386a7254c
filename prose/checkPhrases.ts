import type { Problem } from '@docs/core/common/types.ts';
import { type Block, problemIn } from './block.ts';
import { matchPhrases } from './matchPhrases.ts';

/** Phrases in small letters, and what to write instead; empty where they are left out. */
export type Phrases = Readonly<Record<string, string>>;

/** Finds phrases in any case. A name in small letters, with the name itself, finds its other cases. */
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
