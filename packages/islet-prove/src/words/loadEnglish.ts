import dictionary from 'dictionary-en';
import nspell from 'nspell';
import type { Language } from './checkSpelling.ts';

/** Loads American English. */
export function loadEnglish(): Language {
  const speller = nspell({ aff: Buffer.from(dictionary.aff), dic: Buffer.from(dictionary.dic) });
  const judged = new Map<string, boolean>();
  return {
    knows(word) {
      const known = judged.get(word) ?? speller.correct(word);
      judged.set(word, known);
      return known;
    },
    suggest: (word) => speller.suggest(word),
  };
}
