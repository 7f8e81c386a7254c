import fc from 'fast-check';
import { expect, test } from 'vitest';
import { listLimits } from './indexFormat.ts';
import { packPages } from './pageSet.ts';
import { openLists, postingSteps, type TermList, writeLists } from './writeLists.ts';
import { readTerms, writeTerms } from './writeTerms.ts';

/** 40 pages with 2000 sections each. */
const sectionStarts = Uint32Array.from({ length: 41 }, (_, page) => page * 2000);

/** Sections keep their numbers. */
const numbers = Uint32Array.from({ length: 80_000 }, (_, section) => section);

/** Some of the pages as a list has them. */
function toSet(pages: readonly number[]): Uint8Array {
  const isIn = new Uint8Array(sectionStarts.length - 1);
  for (const page of pages) isIn[page] = 1;
  return packPages(isIn);
}

const list: fc.Arbitrary<TermList> = fc
  .uniqueArray(fc.tuple(fc.nat(70_000), fc.integer({ min: 1, max: 8 })), {
    minLength: 1,
    maxLength: listLimits.least + 10,
    size: 'large',
    selector: ([section]) => section,
  })
  .chain((entries) => {
    const sorted = entries.toSorted(([a], [b]) => a - b);
    // Only lists that have reached their limit leave sections out.
    const left = sorted.length < listLimits.least ? fc.constant(0) : fc.nat(300);
    const pages = fc.uniqueArray(fc.nat(39));
    return fc.tuple(left, pages).map(([left, pages]) => ({
      total: sorted.length + left,
      otherPages: left > 0 ? toSet(pages) : null,
      postings: Uint32Array.from(sorted, ([section, impact]) => section * postingSteps + impact),
    }));
  });

const vocabulary = fc
  .uniqueArray(
    fc.tuple(
      fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.string({ unit: fc.constantFrom('\n', '\0', '\u{feff}', '\u{1f600}', '\u{1f601}', 'a') }),
      ),
      list,
    ),
    { maxLength: 12, selector: ([term]) => term },
  )
  .map((entries) => entries.toSorted(([a], [b]) => (a < b ? -1 : 1)));

test('terms and lists are read as they were written', () => {
  fc.assert(
    fc.property(vocabulary, (entries) => {
      const { terms, totals, lengths } = readTerms(writeTerms(entries));
      expect(terms).toEqual(entries.map(([term]) => term));
      const lists = entries.map(([, one]) => one);
      const bytes = writeLists(lists, numbers);
      const readList = openLists(bytes, { lengths, totals }, sectionStarts);
      lists.forEach((list, index) => {
        const total = totals[index] ?? 0;
        const postings: number[] = [];
        const otherPages: number[] = [];
        readList(index, (section, impact) => {
          if (impact === 0) otherPages.push(section / 2000);
          else postings.push(section * postingSteps + impact);
        });
        const others = total > postings.length ? toSet(otherPages) : null;
        expect({ total, postings: Uint32Array.from(postings), otherPages: others }).toEqual(list);
      });
    }),
  );
});
