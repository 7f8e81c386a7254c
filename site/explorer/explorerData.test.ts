import { expect, test } from 'vitest';
import { findPrevious, isExplorerData } from './explorerData.ts';

const before = { 'dist/index.js': 'a', 'dist/index.d.ts': 'b', 'dist/pad.js': 'c' };

test.each([
  ['the file itself', 'dist/pad.js', ['dist/pad.js'], 'dist/pad.js'],
  ['a script with another extension', 'dist/index.cjs', ['dist/index.cjs'], 'dist/index.js'],
  ['types with another extension', 'dist/index.d.cts', ['dist/index.d.cts'], 'dist/index.d.ts'],
  [
    'no file that is still written',
    'dist/index.cjs',
    ['dist/index.cjs', 'dist/index.js'],
    undefined,
  ],
  ['none for a new name', 'dist/clock.js', ['dist/clock.js'], undefined],
])('finds %s to compare with', (_, path, names, previous) => {
  const files = Object.fromEntries(names.map((name) => [name, '']));
  expect(findPrevious(path, { files, before })).toBe(previous);
});

test.each([
  ['all parts', { texts: ['a'], scripts: {}, declarations: {}, html: {} }, true],
  ['a part too few', { texts: ['a'], scripts: {}, declarations: {} }, false],
  ['parts of another kind', { texts: {}, scripts: '', declarations: 1, html: null }, false],
  ['nothing', null, false],
])('validates the data of a format with %s', (_, value, expected) => {
  expect(isExplorerData(value)).toBe(expected);
});
