/** The words for small numbers by language, each with its numbers. */
const words: Readonly<Record<string, ReadonlyArray<readonly [pattern: RegExp, number: string]>>> = {
  en: [
    [/\b(?:zero|none)\b/i, '0'],
    [/\b(?:one|once|first|single|January)\b/i, '1'],
    [/\b(?:two|twice|second|both|pair|half|February)\b/i, '2'],
    [/\b(?:three|third|March)\b/i, '3'],
    [/\b(?:four|fourth|quarter|April)\b/i, '4'],
    [/\b(?:five|fifth|May)\b/i, '5'],
    [/\b(?:six|sixth|June)\b/i, '6'],
    [/\b(?:seven|seventh|July)\b/i, '7'],
    [/\b(?:eight|eighth|August)\b/i, '8'],
    [/\b(?:nine|ninth|September)\b/i, '9'],
    [/\b(?:ten|tenth|October)\b/i, '10'],
    [/\b(?:eleven|eleventh|November)\b/i, '11'],
    [/\b(?:twelve|twelfth|dozen|December)\b/i, '12'],
  ],
  zh: [
    [/[零〇]/, '0'],
    [/[一首单]/, '1'],
    [/[二两双半]/, '2'],
    [/三/, '3'],
    [/四/, '4'],
    [/五/, '5'],
    [/六/, '6'],
    [/七/, '7'],
    [/八/, '8'],
    [/九/, '9'],
    [/十/, '10'],
    [/十一/, '11'],
    [/十二/, '12'],
  ],
};

/** The small numbers that a text writes as words; null if the words of its language aren't known. */
export function findSpelledNumbers(text: string, lang: string): string[] | null {
  const ofLanguage = words[lang.split(/[-_]/)[0] ?? ''];
  if (!ofLanguage) return null;
  return ofLanguage.flatMap(([pattern, number]) => (pattern.test(text) ? [number] : []));
}
