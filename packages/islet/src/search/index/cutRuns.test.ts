import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cutRuns, type RunItem } from './cutRuns.ts';

const most = 1000;

const row = fc
  .array(fc.integer({ min: 1, max: 1500 }), { maxLength: 60 })
  .map((sizes) => sizes.map((size, at): RunItem => [`/page-${at}`, size]));

test('runs are as large as they may be, or hold one item', () => {
  fc.assert(
    fc.property(row, (items) => {
      const starts = cutRuns(items, most);
      expect(starts[0]).toBe(items.length > 0 ? 0 : undefined);
      starts.forEach((start, at) => {
        const run = items.slice(start, starts[at + 1]);
        const sum = run.reduce((total, [, size]) => total + size, 0);
        expect(sum <= most || run.length === 1).toBe(true);
      });
    }),
  );
});

test('without a limit, there is one run', () => {
  fc.assert(
    fc.property(row, (items) => {
      expect(cutRuns(items, Infinity)).toEqual(items.length > 0 ? [0] : []);
    }),
  );
});

test('a new item changes few runs, wherever it is', () => {
  const items = Array.from({ length: 2000 }, (_, at): RunItem => [`/page-${at}`, 400]);
  const runsIn = (row: readonly RunItem[]): string[] => {
    const starts = cutRuns(row, most);
    return starts.map((start, at) => row.slice(start, starts[at + 1]).join());
  };
  const known = new Set(runsIn(items));
  expect(known.size).toBeLessThan(1.25 * 1000);
  const places = Array.from({ length: 100 }, (_, at) => at * 20);
  const changed = places.map((at) => {
    const row: RunItem[] = [...items.slice(0, at), ['/new', 400], ...items.slice(at)];
    return runsIn(row).filter((run) => !known.has(run)).length;
  });
  const sum = changed.reduce((total, count) => total + count, 0);
  expect(sum / changed.length).toBeLessThan(6);
});
