import { type Block, blank, isUnmarked } from './block.ts';

/** A word of a block with its offset, without a possessive ending. */
export interface Word {
  text: string;
  offset: number;
}

/** Latin letters, with dots and apostrophes between them: `Node.js`, `don't`. */
const word = /\p{Script=Latin}+(?:[.'’]\p{Script=Latin}+)*/gu;
/** A character next to a word that makes it part of code, a path or a version. */
const codeMark = new RegExp(`[${blank}\\d_@/\\\\$#~]`);
/** The start of a file extension, flag or package name. */
const codeStart = /(?:^|[\s("“‘'（，、：\p{Script=Han}])(?:\.|--?)$/u;

/**
 * Finds the words to check: none that touch code or digits, and no extensions or flags. Where
 * code is not marked, names such as `lib.autoExternal` are skipped as well.
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
