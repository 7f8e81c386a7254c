import { isPlainAscii, normalizeText } from './normalizeText.ts';

/**
 * `word`: a word, or a part of an identifier. `whole`: an identifier as it is written
 * (`output.distPath`, `--watch`). `piece`: a part of a camelCase name. `gram`: two Han or kana
 * characters, or the last one of a run.
 */
export type TokenKind = 'word' | 'whole' | 'piece' | 'gram';

/** A term and where it stands in the text. */
export interface Token {
  term: string;
  kind: TokenKind;
  start: number;
  end: number;
}

/** What stands together in a text: a run of Han and kana, or a word or identifier. */
export interface Chunk {
  text: string;
  start: number;
  isGrams: boolean;
}

const gram = '\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}ー\\uff66-\\uff9f';
const letter = `(?:(?![${gram}])[\\p{L}\\p{N}\\p{M}_$])`;

/** What cuts texts. Most are plain ASCII, where small classes of letters do the same much faster. */
const unicode = {
  chunk: new RegExp(`([${gram}]+)|${wordOf(letter)}`, 'gu'),
  part: new RegExp(`(?:(?![_$])${letter})+`, 'gu'),
  hump: /\p{Lu}{2,}(?!\p{Ll})|\p{Lu}?[^\p{Lu}\p{N}]+|\p{Lu}+|\p{N}+/gu,
  hasHump: /\p{Ll}\p{N}*\p{Lu}|\p{Lu}{2}\p{Ll}{2}/u,
};
const ascii: typeof unicode = {
  chunk: new RegExp(wordOf('[A-Za-z0-9_$]'), 'g'),
  part: /[A-Za-z0-9]+/g,
  hump: /[A-Z]{2,}(?![a-z])|[A-Z]?[^A-Z0-9]+|[A-Z]+|[0-9]+/g,
  hasHump: /[a-z][0-9]*[A-Z]|[A-Z]{2}[a-z]{2}/,
};
const patternsFor = (text: string): typeof unicode => (isPlainAscii(text) ? ascii : unicode);

/** Signs before a name (`--watch`, `.d.ts`, `@rslib/core`), between its parts, and after it (`c++`). */
function wordOf(letter: string): string {
  return `(?:[@#*-]|\\.(?!\\.)){0,2}${letter}+(?:(?:[.\\-/+@]|::?)${letter}+)*(?:\\+\\+|#)?`;
}

/** Longer identifiers are paths and addresses, which nobody types. */
const longestWhole = 40;

/** Longer words are data; their start is what can be found. */
const longestTerm = 64;

/** Cuts a text into words, identifiers and runs of Han and kana. */
export function splitChunks(text: string): Chunk[] {
  return Array.from(text.matchAll(patternsFor(text).chunk), (match) => ({
    text: match[0],
    start: match.index,
    isGrams: match[1] !== undefined,
  }));
}

/** Gives every term of a text, with its place; the same at build and at query time. */
export function tokenize(text: string): Token[] {
  return splitChunks(text).flatMap((chunk) => tokenizeChunk(chunk));
}

/** Gives the terms of one chunk. */
export function tokenizeChunk(chunk: Chunk): Token[] {
  const tokens = chunk.isGrams ? tokenizeGrams(chunk) : tokenizeWord(chunk);
  // Accents without a letter leave nothing.
  return tokens.filter(({ term }) => term !== '');
}

function tokenizeGrams({ text, start }: Chunk): Token[] {
  const chars = Array.from(text);
  let place = start;
  return chars.map((char, index): Token => {
    const next = chars[index + 1] ?? '';
    const token = { start: place, end: place + char.length + next.length };
    place += char.length;
    return { term: normalizeText(char + next), kind: 'gram', ...token };
  });
}

function tokenizeWord({ text, start }: Chunk): Token[] {
  // Most words of most texts; what follows would give the same, after much more work.
  if (/^[a-z]+$/.test(text))
    return [{ term: text.slice(0, longestTerm), kind: 'word', start, end: start + text.length }];
  const tokens: Token[] = [];
  const patterns = patternsFor(text);
  const parts = Array.from(text.matchAll(patterns.part));
  const first = parts[0]?.[0];
  if (first !== text && text.length <= longestWhole) {
    tokens.push({ term: normalizeText(text), kind: 'whole', start, end: start + text.length });
  }
  for (const part of parts) {
    const from = start + part.index;
    const term = normalizeText(part[0].slice(0, longestTerm));
    // Numbers of versions and the like mean something as a whole only.
    if (first !== text && /^\d{1,2}$/.test(term)) continue;
    tokens.push({ term, kind: 'word', start: from, end: from + part[0].length });
    if (!patterns.hasHump.test(part[0])) continue;
    for (const hump of part[0].matchAll(patterns.hump)) {
      if (hump[0].length < 2) continue;
      const at = from + hump.index;
      tokens.push({
        term: normalizeText(hump[0].slice(0, longestTerm)),
        kind: 'piece',
        start: at,
        end: at + hump[0].length,
      });
    }
  }
  return tokens;
}
