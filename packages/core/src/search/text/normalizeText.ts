import { toWellFormed } from '#common/url.ts';

/**
 * Brings a text into the form that is compared: lower case, compatibility forms folded (full-width
 * letters, half-width kana), Latin, Greek and Cyrillic letters without accents. Half of a surrogate
 * pair, which no file can hold, becomes U+FFFD.
 */
export function normalizeText(text: string): string {
  if (isPlainAscii(text)) return text.toLowerCase();
  // Voicing marks of kana and the parts of Korean syllables are no accents, and are put together again.
  return toWellFormed(text).normalize('NFKD').replace(accents, '').toLowerCase().normalize('NFC');
}

/** Whether a text has no letters but those of English. */
export function isPlainAscii(text: string): boolean {
  return plainAscii.test(text);
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are part of ASCII.
const plainAscii = /^[\x00-\x7f]*$/;
const accents = /[\u0300-\u036f]/g;
