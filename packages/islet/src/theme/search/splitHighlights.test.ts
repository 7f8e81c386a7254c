import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitHighlights } from './splitHighlights.ts';

const show = (text: string, ranges: Array<[number, number]>) =>
  splitHighlights(
    text,
    ranges.map(([start, length]) => ({ start, length })),
  )
    .map(({ text, isMatch }) => (isMatch ? `[${text}]` : text))
    .join('');

describe('matches in a text', () => {
  it.each([
    ['none', 'lib.dts', [], 'lib.dts'],
    ['at the start', 'lib.dts', [[0, 3]], '[lib].dts'],
    ['at the end', 'lib.dts', [[4, 3]], 'lib.[dts]'],
    [
      'side by side',
      'lib.dts',
      [
        [0, 4],
        [4, 3],
      ],
      '[lib.][dts]',
    ],
    ['the whole', 'dts', [[0, 3]], '[dts]'],
    ['in nothing', '', [], ''],
  ] as Array<[string, string, Array<[number, number]>, string]>)('%s', (_, text, ranges, shown) => {
    expect(show(text, ranges)).toBe(shown);
  });

  it('keep the whole text', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.nat(5), { maxLength: 6 }), (text, steps) => {
        let end = 0;
        const ranges = steps.flatMap((step) => {
          const start = end + step;
          end = start + 2;
          return end <= text.length ? [{ start, length: 2 }] : [];
        });
        expect(
          splitHighlights(text, ranges)
            .map((piece) => piece.text)
            .join(''),
        ).toBe(text);
      }),
    );
  });
});
