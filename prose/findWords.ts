import { type Block, blank, isUnmarked } from './block.ts';

/** A word of a block and where it begins; a possessive ending is left out. */
export interface Word {
  text: string;
  offset: number;
}

/** Latin letters, with dots and apostrophes between them: `Node.js`, `don't`. */
const word = /\p{Script=Latin}+(?:[.'’]\p{Script=Latin}+)*/gu;
/** What a word touches that is a part of code, of a path or of a version. */
const codeMark = new RegExp(`[${blank}\\d_@/\\\\$#~]`);
/** What a file extension, a flag or a package begins with. */
const codeStart = /(?:^|[\s("“‘'])(?:\.|--?)$/;

/**
 * Finds the words that can be judged: not what touches code or digits, nor extensions and flags. Where
 * code is not marked, names of the form `lib.autoExternal` are left out as well.
 */
export function findWords(block: Block): Word[] {
  const { words } = block;
  return [...words.matchAll(word)].flatMap(({ 0: found, index: offset }) => {
    const end = offset + found.length;
    if (codeMark.test(words.charAt(offset - 1) + words.charAt(end))) return [];
    if (codeStart.test(words.slice(0, offset))) return [];
    const text = found.replace(/['’]s$/, '');
    if (isUnmarked(block) && (/\p{Ll}\p{Lu}|\./u.test(text) || words[end] === '(')) return [];
    return [{ text, offset }];
  });
}
