import { blank } from '../block.ts';

/** What Chinese text must not have, and what it has instead. */
interface HanRule {
  pattern: RegExp;
  /** What the match becomes; null if only its author can tell. */
  replace: ((found: string) => string) | null;
  message: string;
  fix: string;
}

const han = '\\p{Script=Han}';
/** Punctuation that takes the width of a Han character. */
const wide = '、。，；：？！（）《》【】';
/** Letters, digits and code, between which and Han browsers add space. */
const narrow = `\\p{Script=Latin}\\p{N}${blank}`;

const toWide: Readonly<Record<string, string>> = {
  ',': '，',
  ';': '；',
  ':': '：',
  '?': '？',
  '!': '！',
  '.': '。',
};

const widen = (found: string): string => toWide[found.trim()] ?? found;

/** In the order in which they are applied; after the first that match, all are tried again. */
export const hanRules: readonly HanRule[] = [
  {
    pattern: /[\u3000\u00A0]/gu,
    replace: () => ' ',
    message: 'This space is not an ordinary one.',
    fix: 'Type an ordinary space, or none.',
  },
  {
    pattern: /[Ａ-Ｚａ-ｚ０-９]+/gu,
    replace: (found) => found.normalize('NFKC'),
    message: 'These letters or digits are full-width.',
    fix: 'Type them in half width.',
  },
  {
    pattern: new RegExp(`\\((?=[^()]*${han}[^()]*\\))|(?<=${han}\\s?)\\((?=[^()]*\\))`, 'gu'),
    replace: () => '（',
    message: 'A half-width parenthesis is next to Chinese text.',
    fix: 'Write （…）.',
  },
  {
    pattern: /(?<=（[^()（）]*)\)/gu,
    replace: () => '）',
    message: 'A half-width parenthesis closes a full-width one.',
    fix: 'Write （…）.',
  },
  {
    pattern: new RegExp(`(?<=[${han}${wide}])(?:\\.{3,}|…(?!…)(?<!……))`, 'gu'),
    replace: () => '……',
    message: 'An ellipsis in Chinese has six dots.',
    fix: 'Write ……, or 等.',
  },
  {
    pattern: new RegExp(`(?<=${han}[ ]?)[,;:?!](?=\\s|$|[${han}${narrow}“])`, 'gu'),
    replace: widen,
    message: 'Half-width punctuation follows Chinese text.',
    fix: 'Write it in full width.',
  },
  {
    pattern: new RegExp(`(?<=[^\\s.])[,;:?!](?=[ ]?[${han}“])`, 'gu'),
    replace: widen,
    message: 'Half-width punctuation is before Chinese text.',
    fix: 'Write it in full width.',
  },
  {
    pattern: new RegExp(`(?<=[${han}”）])\\.(?=\\s|$|${han})`, 'gu'),
    replace: () => '。',
    message: 'A Chinese sentence ends with a full-width stop.',
    fix: 'Write 。.',
  },
  {
    pattern: new RegExp(`(?<=${han}[^。！？]*[${narrow}])[.;:](?=$)`, 'gu'),
    replace: widen,
    message: 'A Chinese sentence ends with full-width punctuation.',
    fix: 'Write 。 or ：.',
  },
  {
    pattern: new RegExp(`(?<!—)—(?!—)(?=[ ]?[${han}${narrow}])(?<=[${han}${narrow}][ ]?—)`, 'gu'),
    replace: () => '——',
    message: 'A dash in Chinese is as wide as two characters.',
    fix: 'Write ——.',
  },
  {
    pattern: new RegExp(`"(?=[^"]*${han}[^"]*")`, 'gu'),
    replace: () => '“',
    message: 'Straight quotes are around Chinese text.',
    fix: 'Write “…”.',
  },
  {
    pattern: /(?<=“[^“”"]*)"/gu,
    replace: () => '”',
    message: 'A straight quote closes a curly one.',
    fix: 'Write “…”.',
  },
  {
    pattern: /[「」]/gu,
    replace: (found) => (found === '「' ? '“' : '”'),
    message: 'These quotes are those of traditional Chinese.',
    fix: 'Write “…”.',
  },
  {
    pattern: new RegExp(
      `(?<=${han})[ \\n]+(?=[${han}${narrow}])|(?<=[${narrow}])[ ]+(?=${han})`,
      'gu',
    ),
    replace: () => '',
    message:
      'A space is typed between Chinese and other text; browsers add one where it is needed.',
    fix: 'Remove it, and keep a paragraph on one line.',
  },
  {
    pattern: /[ ]+(?=——)|(?<=——)[ ]+/gu,
    replace: () => '',
    message: 'A space is next to a dash.',
    fix: 'Remove it.',
  },
  {
    pattern: new RegExp(`[ ]+(?=[${wide}])|(?<=[${wide}])[ ]+`, 'gu'),
    replace: () => '',
    message: 'A space is next to full-width punctuation.',
    fix: 'Remove it.',
  },
  {
    pattern: new RegExp(`([${wide.replace(/[！？（）]/gu, '')}])\\1+`, 'gu'),
    replace: (found) => found.charAt(0),
    message: 'Punctuation is repeated.',
    fix: 'Write it once.',
  },
  {
    pattern: new RegExp(`(?<=${han}[^。！？]{0,12}[${narrow}]),[ ](?=[${narrow}])`, 'gu'),
    replace: null,
    message: 'A half-width comma is in a Chinese sentence.',
    fix: 'Write 、 between the parts of a list, or ，.',
  },
  {
    pattern: /([的了])\1/gu,
    replace: null,
    message: 'A word is repeated.',
    fix: 'Write it once.',
  },
];
