import { expect, test } from 'vitest';
import { findPrevious } from './explorerData.ts';

const before = { 'dist/index.js': 'a', 'dist/index.d.ts': 'b', 'dist/pad.js': 'c' };

test.each([
  ['the file itself', 'dist/pad.js', ['dist/pad.js'], 'dist/pad.js'],
  ['a script with another extension', 'dist/index.cjs', ['dist/index.cjs'], 'dist/index.js'],
  ['types with another extension', 'dist/index.d.cts', ['dist/index.d.cts'], 'dist/index.d.ts'],
  ['none that is still written', 'dist/index.cjs', ['dist/index.cjs', 'dist/index.js'], undefined],
  ['none for a new name', 'dist/clock.js', ['dist/clock.js'], undefined],
])('finds %s to compare with', (_, path, names, previous) => {
  const files = Object.fromEntries(names.map((name) => [name, '']));
  expect(findPrevious(path, { files, before })).toBe(previous);
});
