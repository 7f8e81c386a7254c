import fc from 'fast-check';
import { expect, test } from 'vitest';
import { packPages, visitPages } from './pageSet.ts';

const listPages = (packed: Uint8Array, pages: number): number[] => {
  const found: number[] = [];
  visitPages(packed, pages, (page) => found.push(page));
  return found;
};

test('any set of pages is read as it was packed', () => {
  const rate = fc.constantFrom(0, 0.01, 0.3, 0.5, 0.9, 0.999, 1);
  const values = fc.array(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), {
    maxLength: 300,
    size: 'max',
  });
  fc.assert(
    fc.property(values, rate, (values, rate) => {
      const isIn = Uint8Array.from(values, (value) => (value < rate ? 1 : 0));
      const pages = [...isIn.keys()].filter((page) => isIn[page] === 1);
      expect(listPages(packPages(isIn), isIn.length)).toEqual(pages);
    }),
  );
});

test.each([
  [0.0001, 16],
  [0.01, 116],
  [0.1, 620],
  [0.5, 1300],
  [0.9, 620],
  [0.9999, 16],
])('10,000 pages, of which a share of %d is in the set, take at most %d bytes', (share, most) => {
  let random = 1;
  const isIn = Uint8Array.from({ length: 10_000 }, () => {
    random = (random * 16_807) % 2_147_483_647;
    return random < share * 2_147_483_647 ? 1 : 0;
  });
  expect(packPages(isIn).length).toBeLessThanOrEqual(most);
});
