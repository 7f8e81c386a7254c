import { blank } from './block.ts';

/**
 * An expression that finds any of the phrases in `words` of a block, the longest first, with any
 * spaces in them, and not inside of other words, code or paths.
 */
export function matchPhrases(phrases: readonly string[], flags = ''): RegExp {
  const patterns = [...phrases]
    .sort((a, b) => b.length - a.length)
    .map((phrase) => phrase.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&').replace(/ /g, '\\s+'));
  const letter = `\\p{L}\\p{N}${blank}_`;
  const search = `(?<![./${letter}-])(?:${patterns.join('|')})(?![${letter}-]|\\.\\p{L})`;
  return new RegExp(search, `gu${flags}`);
}
