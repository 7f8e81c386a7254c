import { minimumLength } from '../searchConstants.ts';
import { isPlainAscii, normalizeText } from './normalizeText.ts';

/**
 * `word`: a word, or a part of an identifier. `whole`: a complete identifier
 * (`output.distPath`, `--watch`). `piece`: a part of a camelCase name. `gram`: two characters of a
 * script without spaces between words, or the last one of a run.
 */
export type TokenKind = 'word' | 'whole' | 'piece' | 'gram';

/** A term and its position in the text. */
export interface Token {
  term: string;
  kind: TokenKind;
  start: number;
  end: number;
}

/** A unit of text: a run of a script without spaces between words, or a word or identifier. */
export interface Chunk {
  text: string;
  start: number;
  isGrams: boolean;
}

/** Scripts in which words are not separated by spaces, or have other words and endings attached. */
const gram =
  '\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}\\p{sc=Hangul}ー\\uff66-\\uff9f\\u3099\\u309a\\p{sc=Thai}\\p{sc=Lao}\\p{sc=Khmer}\\p{sc=Myanmar}';
/** One character of these scripts with its vowels and tones; syllables may be decomposed, and voicing marks separate. */
const gramCharacter = /(?:[\u1100-\u115f][\u1160-\u11ff]*|.)[\uff9e\uff9f\p{M}]*/gsu;
/** A soft hyphen and the two joiners can be in the middle of a word, but aren't letters. */
const letter = `(?:(?![${gram}])[\\p{L}\\p{N}\\p{M}_$\\u00ad\\u200c\\u200d])`;

/** An operator that stands alone: two to four signs, but no dashes, or one that isn't usual in sentences. */
const signs = '(?<![^\\s("\'`])(?!-+(?!\\S))(?:[!%&*+\\-/<=>?^|~]{2,4}|[~^])(?![^\\s,.;:)"\'`])';
const areSigns = /^[!%&*+\-/<=>?^|~]+$/;

/** Patterns for splitting texts. Most texts are plain ASCII, for which smaller character classes are much faster. */
const unicode = {
  chunk: new RegExp(`([${gram}]+)|${wordOf(letter)}|${signs}`, 'gu'),
  part: new RegExp(`(?:(?![_$])${letter})+`, 'gu'),
  hump: /\p{Lu}{2,}(?!\p{Ll})|\p{Lu}?[^\p{Lu}\p{N}]+|\p{Lu}+|\p{N}+/gu,
  hasHump: /\p{Ll}\p{N}*\p{Lu}|\p{Lu}{2}\p{Ll}{2}/u,
};
const ascii: typeof unicode = {
  chunk: new RegExp(`${wordOf('[A-Za-z0-9_$]')}|${signs}`, 'g'),
  part: /[A-Za-z0-9]+/g,
  hump: /[A-Z]{2,}(?![a-z])|[A-Z]?[^A-Z0-9]+|[A-Z]+|[0-9]+/g,
  hasHump: /[a-z][0-9]*[A-Z]|[A-Z]{2}[a-z]{2}/,
};
const patternsFor = (text: string): typeof unicode => (isPlainAscii(text) ? ascii : unicode);

/** Characters before a name (`--watch`, `.d.ts`, `@rslib/core`), between its parts, and after it (`c++`). */
function wordOf(letter: string): string {
  return `(?:[@#*-]|\\.(?!\\.)){0,2}${letter}+(?:(?:[.\\-/+@]|::?)${letter}+)*(?:\\+\\+|#)?`;
}

/** Maximum length of an identifier; longer ones are paths and URLs, which no one types. */
const longestWhole = 40;

/** Maximum length of a term; longer words are data and can be found by their start. */
const longestTerm = 64;

/** Splits a text into words, identifiers and runs of scripts without spaces between words. */
export function splitChunks(text: string): Chunk[] {
  return Array.from(text.matchAll(patternsFor(text).chunk), (match) => ({
    text: match[0],
    start: match.index,
    isGrams: match[1] !== undefined,
  }));
}

/** Returns all terms of a text with their positions; used both for indexing and for queries. */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(patternsFor(text).chunk)) {
    const isGrams = match[1] !== undefined;
    addTokens({ text: match[0], start: match.index, isGrams }, tokens);
  }
  return tokens;
}

/** Returns the terms of one chunk. */
export function tokenizeChunk(chunk: Chunk): Token[] {
  const tokens: Token[] = [];
  addTokens(chunk, tokens);
  return tokens;
}

function addTokens(chunk: Chunk, tokens: Token[]): void {
  const { text, start, isGrams } = chunk;
  if (isGrams) addGrams(chunk, tokens);
  // In an index, `=` marks the terms of names.
  else if (areSigns.test(text))
    tokens.push({
      term: text.replaceAll('=', '＝'),
      kind: 'whole',
      start,
      end: start + text.length,
    });
  // A shortcut for most words: the general case below gives the same result, but much slower.
  else if (/^[A-Za-z]+$/.test(text) && !ascii.hasHump.test(text)) {
    const term = text.slice(0, longestTerm).toLowerCase();
    tokens.push({ term, kind: 'word', start, end: start + text.length });
  } else addParts(chunk, tokens);
}

function addGrams({ text, start }: Chunk, tokens: Token[]): void {
  const chars = text.match(gramCharacter) ?? [];
  let place = start;
  chars.forEach((char, index) => {
    const next = chars[index + 1] ?? '';
    const end = place + char.length + next.length;
    addToken({ term: char + next, kind: 'gram', start: place, end }, tokens);
    place += char.length;
  });
}

function addParts({ text, start }: Chunk, tokens: Token[]): void {
  const patterns = patternsFor(text);
  const parts = Array.from(text.matchAll(patterns.part));
  const first = parts[0]?.[0];
  if (first !== text && text.length <= longestWhole) {
    addToken({ term: text, kind: 'whole', start, end: start + text.length }, tokens);
  }
  for (const part of parts) {
    const [word] = part;
    // Version numbers are only meaningful as a whole.
    if (first !== text && /^\d{1,2}$/.test(normalizeText(word))) continue;
    const from = start + part.index;
    addToken({ term: word, kind: 'word', start: from, end: from + word.length }, tokens);
    if (!patterns.hasHump.test(word)) continue;
    for (const [hump, index] of listHumps(word, patterns.hump)) {
      const at = from + index;
      addToken({ term: hump, kind: 'piece', start: at, end: at + hump.length }, tokens);
    }
  }
}

/** Parts of a camelCase name with more than one letter, and their positions in it. */
function listHumps(word: string, pattern: RegExp): Array<[hump: string, index: number]> {
  return Array.from(word.matchAll(pattern), (match): [string, number] => [
    match[0],
    match.index,
  ]).filter(([hump]) => hump.length > 1);
}

/** An accent without a letter gives no token. */
function addToken({ term, ...place }: Token, tokens: Token[]): void {
  const normal = normalizeText(place.kind === 'whole' ? term : term.slice(0, longestTerm));
  if (normal.length >= minimumLength) tokens.push({ term: normal, ...place });
}
