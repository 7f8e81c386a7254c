import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { drawRanges } from '../testing.ts';
import { tokenize } from '../text/tokenize.ts';
import { cutExcerpt, excerptLength } from './excerpt.ts';
import { joinWanted } from './findRanges.ts';

const want = (...words: string[]) =>
  joinWanted(
    words.map((word) => ({
      terms: new Map([[word, 1]]),
      weight: 1,
      phrases: [[new Set([word])]],
    })),
  );

/** The excerpt with its ranges in brackets. */
function draw(text: string, ...words: string[]): string {
  const { text: cut, ranges } = cutExcerpt(text, want(...words));
  return drawRanges(cut, ranges);
}

const long = `One sentence without a point${' that goes on and on'.repeat(6)}.`;

test.each([
  ['a short text', 'a short text with a word', ['word'], 'a short text with a [word]'],
  [
    'the matching sentence from its start',
    `First this. ${long} Then it names an option of it. See e.g. Node.js 20. ${long}`,
    ['option'],
    'Then it names an [option] of it.',
  ],
  [
    'the sentence with the best match',
    `Here is alpha first. ${long} Here alpha meets beta at last.`,
    ['alpha', 'beta'],
    'Here [alpha] meets [beta] at last.',
  ],
  [
    'the start of a long sentence with the match',
    long,
    ['point'],
    'One sentence without a [point] that goes on and on that goes on and on that goes on and on that goes…',
  ],
  [
    'words around a match far inside a sentence',
    `${long.slice(0, -1)} until the end of all.`,
    ['end'],
    '…goes on and on that goes on and on that goes on and on that goes on and on until the [end] of all.',
  ],
  [
    'the clause with the match, if a sentence has clauses',
    `${long.slice(0, -1)}, until the very end of all.`,
    ['end'],
    '…until the very [end] of all.',
  ],
  [
    'a sentence before a row, a fact and a size',
    'dist/option.js (1.2 kB)\nType: option\noption\tWhat it does\nIt sets the option once.',
    ['option'],
    'It sets the [option] once.',
  ],
  [
    'a row with a much better match',
    'Some words follow.\nalpha beta gamma\tdelta\nOnly alpha is here.',
    ['alpha', 'beta', 'gamma'],
    '[alpha] [beta] [gamma] · delta',
  ],
  [
    'a complete sentence rather than one that is cut or introduces something',
    `It has the option:\n${long.slice(0, -1)} option.\nAn option is this.`,
    ['option'],
    'An [option] is this.',
  ],
  ['the first sentence if there is no match', 'Type: string\nIt is one.', ['none'], 'It is one.'],
  [
    'a sentence of two words if there is no match',
    'Type: boolean\nDefault: false.\nname\ttype.\nWrites types.',
    ['none'],
    'Writes types.',
  ],
  ['the first line if there is no sentence', 'Type: string\nmore', ['none'], 'Type: string'],
  ['nothing for an empty text', '', ['none'], ''],
  [
    'sentences without spaces',
    `${'一个很长的句子。'.repeat(3)}这里有选项。后面还有。`,
    ['选项'],
    '这里有[选项]。',
  ],
])('is %s', (_, text, words, expected) => {
  expect(draw(text, ...words)).toBe(expected);
});

test.each([
  ['says it', 'The option', 'It is one.'],
  ['does not', 'The alpha', '[option] · what it does'],
])('without a matching sentence, depends on whether the heading %s', (_, heading, expected) => {
  const text = 'It is one.\noption\twhat it does';
  const { text: cut, ranges } = cutExcerpt(text, want('option', 'alpha'), heading);
  expect(drawRanges(cut, ranges)).toBe(expected);
});

test('is the matching row if there are only rows, with any heading', () => {
  const { text } = cutExcerpt('name\twhat it does\noption\tit', want('option'), 'The option');
  expect(text).toBe('option · it');
});

describe('surrogate pairs are not split', () => {
  // The extra letter moves a cut into the middle of a pair.
  test.each(['', 'a'])('at the end, after "%s"', (before) => {
    const { text } = cutExcerpt(before + '𠀀'.repeat(60), want('none'));
    expect(text).toMatch(/^a?𠀀+…$/u);
  });

  test.each(['', 'a'])('at the start, with "%s" before the match', (before) => {
    const text = `${'𠀀'.repeat(60)}${before}𠀁𠀂${'𠀀'.repeat(60)}`;
    expect(cutExcerpt(text, want('𠀁𠀂')).text).toMatch(/^…𠀀+a?𠀁𠀂𠀀+…$/u);
  });
});

test('is at most as long as allowed, and its highlights are inside it', () => {
  const texts = fc.string({
    unit: fc.oneof(fc.constantFrom(' ', '. ', '\n', '\t'), fc.string({ unit: 'grapheme' })),
    maxLength: 100,
  });
  fc.assert(
    fc.property(texts, fc.nat(), (text, pick) => {
      const tokens = tokenize(text).filter(({ kind }) => kind !== 'piece');
      const term = tokens[pick % tokens.length]?.term ?? '';
      const { text: cut, ranges, isMatch } = cutExcerpt(text, want(term));
      expect(cut.length).toBeLessThanOrEqual(excerptLength);
      expect(isMatch).toBe(tokens.length > 0);
      let done = -1;
      for (const { start, length } of ranges) {
        expect(start > done && length > 0 && start + length <= cut.length).toBe(true);
        done = start + length;
      }
    }),
  );
});
