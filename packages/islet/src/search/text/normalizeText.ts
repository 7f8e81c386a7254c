import { toWellFormed } from '#shared/url.ts';

/**
 * Normalizes a text for comparison: lower case, compatibility forms folded (full-width letters, half-width kana), letters
 * without the marks that readers leave out, and Latin letters of one language as others type them (`ß` as `ss`). Lone
 * surrogates become U+FFFD.
 */
export function normalizeText(text: string): string {
  if (isPlainAscii(text)) return text.toLowerCase();
  // NFC restores voicing marks of kana and Korean syllables, which are not accents.
  return toWellFormed(text)
    .normalize('NFKD')
    .replace(marks, '')
    .toLowerCase()
    .replace(ownLetters, (letter) => plainLetters[letter] ?? letter)
    .normalize('NFC');
}

/** Whether a text is plain ASCII. */
export function isPlainAscii(text: string): boolean {
  return plainAscii.test(text);
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are part of ASCII.
const plainAscii = /^[\x00-\x7f]*$/;
/**
 * Accents; the vowels and other marks of Arabic, Hebrew and Syriac, whose words are usually written without them; what only
 * stretches, joins or hyphenates a word (tatweel, the two joiners, the soft hyphen).
 */
const marks =
  /[\u0300-\u036f\u0640\u00ad\u200c\u200d]|(?=[\p{scx=Arab}\p{scx=Hebr}\p{scx=Syrc}])\p{M}/gu;
/** Letters that Unicode doesn't decompose, and what readers without them on their keyboard type. */
const plainLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
};
/** From the first of these to the last. */
const ownLetters = /[ß-œ]/g;
