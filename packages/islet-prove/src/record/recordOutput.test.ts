import { expect, test } from 'vitest';
import { describeRecord } from './recordOutput.ts';

const describe = (unrecorded: string[], varying: string[], quoted: string[]): string =>
  describeRecord({ unrecorded, varying }, new Set(quoted));

test('a record depends on which files are kept, left out or vary', () => {
  const texts = [
    describe([], [], ['dist/a.js']),
    describe([], [], ['dist/b.js']),
    describe(['dist'], [], ['dist/a.js']),
    describe([], ['dist'], ['dist/a.js']),
  ];
  expect(new Set(texts).size).toBe(texts.length);
  expect(describe([], [], ['a', 'b'])).toBe(describe([], [], ['b', 'a']));
});
