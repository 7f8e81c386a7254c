import { expect, test } from 'vitest';
import { parseFenceMeta } from './fenceMeta.ts';

test('a fence says how it is proved, besides what readers see', () => {
  expect(
    parseFenceMeta('title="a" prelude="core" project="a/b" throws="TS1 TS2" same="A[\'b\']"'),
  ).toMatchObject({
    title: 'a',
    proof: { prelude: 'core', project: 'a/b', throws: 'TS1 TS2', same: "A['b']" },
    show: [],
    unknown: [],
  });
  expect(parseFenceMeta('show="a/b.js c.js"')).toMatchObject({
    show: ['a/b.js', 'c.js'],
    proof: { prelude: null, project: null, throws: null, same: null },
  });
});
