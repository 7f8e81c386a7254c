import { blank } from './block.ts';

/**
 * Creates a pattern that finds any of the phrases in the `words` of a block, longest first, with any
 * whitespace in them, but not inside other words, code or paths.
 */
export function matchPhrases(phrases: readonly string[], flags = ''): RegExp {
  const patterns = [...phrases]
    .sort((a, b) => b.length - a.length)
    .map((phrase) => phrase.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&').replace(/ /g, '\\s+'));
  const letter = `\\p{L}\\p{N}${blank}_`;
  const search = `(?<![./${letter}-])(?:${patterns.join('|')})(?![${letter}-]|\\.\\p{L})`;
  return new RegExp(search, `gu${flags}`);
}
