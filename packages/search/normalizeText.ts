/**
 * Brings a word into the form that is compared: lower case, compatibility forms folded (full-width
 * letters, half-width kana), Latin, Greek and Cyrillic letters without accents.
 */
export function normalizeText(text: string): string {
  if (isPlainAscii.test(text)) return text.toLowerCase();
  // Voicing marks of kana and the parts of Korean syllables are no accents, and are put together again.
  return text.normalize('NFKD').replace(accents, '').toLowerCase().normalize('NFC');
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are part of ASCII.
const isPlainAscii = /^[\x00-\x7f]*$/;
const accents = /[\u0300-\u036f]/g;
