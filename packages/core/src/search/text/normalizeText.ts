import { toWellFormed } from '#common/url.ts';

/**
 * Normalizes a text for comparison: lower case, compatibility forms folded (full-width
 * letters, half-width kana), Latin, Greek and Cyrillic letters without accents. Lone
 * surrogates become U+FFFD.
 */
export function normalizeText(text: string): string {
  if (isPlainAscii(text)) return text.toLowerCase();
  // NFC restores voicing marks of kana and Korean syllables, which are not accents.
  return toWellFormed(text).normalize('NFKD').replace(accents, '').toLowerCase().normalize('NFC');
}

/** Whether a text is plain ASCII. */
export function isPlainAscii(text: string): boolean {
  return plainAscii.test(text);
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are part of ASCII.
const plainAscii = /^[\x00-\x7f]*$/;
const accents = /[\u0300-\u036f]/g;
