import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  findLists,
  readList,
  readTerms,
  type TermList,
  writeLists,
  writeTerms,
} from './writeTerms.ts';

const list: fc.Arbitrary<TermList> = fc
  .uniqueArray(fc.tuple(fc.nat(70_000), fc.nat(7)), {
    minLength: 1,
    maxLength: 20,
    selector: ([section]) => section,
  })
  .chain((entries) => {
    const sorted = entries.toSorted(([a], [b]) => a - b);
    return fc.nat(300).map((left) => ({
      total: sorted.length + left,
      sections: sorted.map(([section]) => section),
      impacts: sorted.map(([, impact]) => impact),
    }));
  });

const vocabulary = fc
  .uniqueArray(
    fc.tuple(
      fc.string({ unit: 'grapheme', minLength: 1 }).filter((term) => !term.includes('\n')),
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
      const bytes = writeLists(entries.map(([, one]) => one));
      const places = findLists(bytes, lengths);
      entries.forEach(([, { total, sections, impacts }], index) => {
        const read: TermList = { total: totals[index] ?? 0, sections: [], impacts: [] };
        readList(bytes, places, {
          index,
          visit(section, impact) {
            read.sections.push(section);
            read.impacts.push(impact);
          },
        });
        expect(read).toEqual({ total, sections, impacts });
      });
    }),
  );
});
