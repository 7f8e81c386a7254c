/** Code points of the first capital, small letter and digit of each alphabet of Unicode's mathematical letters. */
const alphabets: ReadonlyMap<string, readonly [capital: number, small: number, digit?: number]> =
  new Map([
    ['bold', [0x1d400, 0x1d41a, 0x1d7ce]],
    ['italic', [0x1d434, 0x1d44e]],
    ['bold-italic', [0x1d468, 0x1d482]],
    ['script', [0x1d49c, 0x1d4b6]],
    ['fraktur', [0x1d504, 0x1d51e]],
    ['double-struck', [0x1d538, 0x1d552, 0x1d7d8]],
    ['sans-serif', [0x1d5a0, 0x1d5ba, 0x1d7e2]],
    ['bold-sans-serif', [0x1d5d4, 0x1d5ee, 0x1d7ec]],
    ['sans-serif-bold', [0x1d5d4, 0x1d5ee, 0x1d7ec]],
    ['sans-serif-italic', [0x1d608, 0x1d622]],
    ['monospace', [0x1d670, 0x1d68a, 0x1d7f6]],
  ]);

/** Code points of the first capital and small letter of the Greek alphabets. */
const greek: ReadonlyMap<string, readonly [capital: number, small: number]> = new Map([
  ['bold', [0x1d6a8, 0x1d6c2]],
  ['italic', [0x1d6e2, 0x1d6fc]],
  ['bold-italic', [0x1d71c, 0x1d736]],
]);

/** Letters that were in Unicode before their alphabet. */
const older: ReadonlyMap<number, string> = new Map([
  ...listOlder(0x1d44e, { h: 'ℎ' }),
  ...listOlder(0x1d49c, { B: 'ℬ', E: 'ℰ', F: 'ℱ', H: 'ℋ', I: 'ℐ', L: 'ℒ', M: 'ℳ', R: 'ℛ' }),
  ...listOlder(0x1d4b6, { e: 'ℯ', g: 'ℊ', o: 'ℴ' }),
  ...listOlder(0x1d504, { C: 'ℭ', H: 'ℌ', I: 'ℑ', R: 'ℜ', Z: 'ℨ' }),
  ...listOlder(0x1d538, { C: 'ℂ', H: 'ℍ', N: 'ℕ', P: 'ℙ', Q: 'ℚ', R: 'ℝ', Z: 'ℤ' }),
]);

function listOlder(first: number, letters: Record<string, string>): Array<[number, string]> {
  return Object.entries(letters).map(([letter, older]) => [first + place(letter), older]);
}

/** Position of an ASCII letter in the alphabet, from 0. */
function place(letter: string): number {
  return (letter.codePointAt(0) ?? 0) - (letter < 'a' ? 0x41 : 0x61);
}

/**
 * Writes a text in the letters of a `mathvariant` of MathML, as in `R` → `ℝ` for `double-struck`; null if
 * none of its characters has such a letter.
 */
export function toMathLetters(text: string, variant: string): string | null {
  const spelled = [...text].map((letter) => toMathLetter(letter, variant)).join('');
  return spelled === text ? null : spelled;
}

function toMathLetter(letter: string, variant: string): string {
  const [capital, small, digit] = alphabets.get(variant) ?? [];
  const [greekCapital, greekSmall] = greek.get(variant) ?? [];
  const code = letter.codePointAt(0) ?? 0;
  const move = (first: number | undefined, from: number): string =>
    first === undefined
      ? letter
      : (older.get(first + code - from) ?? String.fromCodePoint(first + code - from));
  if (/^[A-Z]$/.test(letter)) return move(capital, 0x41);
  if (/^[a-z]$/.test(letter)) return move(small, 0x61);
  if (/^\d$/.test(letter)) return move(digit, 0x30);
  if (/^[Α-Ω]$/.test(letter)) return move(greekCapital, 0x391);
  return /^[α-ω]$/.test(letter) ? move(greekSmall, 0x3b1) : letter;
}
