import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cutExcerpt, excerptLength, findRanges, joinWanted } from './excerpt.ts';
import { tokenize } from './tokenize.ts';

const want = (...words: string[]) => joinWanted(words.map((word) => new Map([[word, 1]])));

/** The excerpt with its ranges in brackets. */
function draw(text: string, ...words: string[]): string {
  const { text: cut, ranges } = cutExcerpt(text, want(...words));
  return ranges.reduceRight((drawn, { start, length }) => {
    const end = start + length;
    return `${drawn.slice(0, start)}[${drawn.slice(start, end)}]${drawn.slice(end)}`;
  }, cut);
}

const long =
  'One sentence that says nothing at all and goes on for quite a while without a point. ';

test.each([
  ['a short text with a word', ['word'], 'a short text with a [word]'],
  ['The dist-path and distPath.', ['path'], 'The dist-[path] and dist[Path].'],
  [
    `${long}Then it names an option of the output.`,
    ['option'],
    '…at all and goes on for quite a while without a point. Then it names an [option] of the output.',
  ],
  [
    `alpha first. ${long}${long}Here alpha meets beta at last. ${long}`,
    ['alpha', 'beta'],
    '…without a point. Here [alpha] meets [beta] at last. One sentence that says nothing at all and goes on…',
  ],
  ['一个很长的句子。'.repeat(20), ['句子'], undefined],
])('%s', (text, words, expected) => {
  const drawn = draw(text, ...words);
  if (expected === undefined) expect(drawn).toContain('[句子]');
  else expect(drawn).toBe(expected);
});

test('ranges are in order, apart, inside of the text, and what was wanted', () => {
  const texts = fc.string({ unit: 'grapheme', maxLength: 400 });
  fc.assert(
    fc.property(texts, fc.nat(), (text, pick) => {
      const terms = tokenize(text).map(({ term }) => term);
      const wanted = want(...(terms.length > 0 ? [terms[pick % terms.length] ?? ''] : []));
      const { text: cut, ranges } = cutExcerpt(text, wanted);
      expect(cut.length).toBeLessThanOrEqual(excerptLength);
      expect(ranges.length > 0).toBe(terms.length > 0);
      for (const [shown, found] of [
        [cut, ranges],
        [text, findRanges(text, wanted)],
      ] as const) {
        let done = -1;
        for (const { start, length } of found) {
          expect(start > done && length > 0 && start + length <= shown.length).toBe(true);
          done = start + length;
        }
      }
    }),
  );
});
