import { expect, test } from 'vitest';
import type { VisitFigures } from './browser/measureVisits.mjs';
import { readingTable, searchTable } from './tables.mjs';

const once = (value: number) => ({ median: value, min: value, max: value });
const visited: VisitFigures = {
  bytes: { html: 1024, css: 512, script: 0, data: 0, other: 0 },
  requests: 2,
  slowBytes: 1536,
  navigation: { median: 0.024, min: 0.021, max: 0.0394 },
  search: null,
};
const search = {
  pressAtPaint: once(0.01),
  pressAtRest: once(0.02),
  firstResult: once(0.2),
  nextResult: once(0.1),
  bytes: 2048,
  requests: 3,
};

test('a visit has kilobytes and milliseconds, with the range of several runs', () => {
  expect(readingTable([{ site: 'one', figures: visited }]).split('\n')[2]).toMatch(
    /^\| one \| +1\.0 \| +0\.5 \| +0\.0 \| +0\.0 \| +0\.0 \| +2 \| +1\.5 \| +24 \(21–39\) \|$/,
  );
});

test('sites without a search are not in the table of searches', () => {
  const rows = [
    { site: 'one', figures: visited },
    { site: 'two', figures: { ...visited, search } },
  ];
  expect(searchTable(rows).split('\n').slice(2)).toEqual([
    expect.stringMatching(/^\| two \| +10 \| +20 \| +200 \| +100 \| +2\.0 \| +3 \|$/),
  ]);
});
