import { expect, test } from 'vitest';
import { listRows } from './listRows.ts';

const print = (paths: string[]): string => {
  const { root, rows } = listRows(paths);
  return [root, ...rows.map(({ name, depth }) => `${'  '.repeat(depth)}${name}`)].join('\n');
};

test.each([
  ['files of one folder', ['dist/a.js', 'dist/b.js'], 'dist\na.js\nb.js'],
  [
    'folders in it',
    ['dist/a.js', 'dist/b/c.js', 'dist/b/d/e.js'],
    'dist\na.js\nb/\n  c.js\n  d/\n    e.js',
  ],
  [
    'a folder that is left',
    ['dist/a/b/c.js', 'dist/d/e.js'],
    'dist\na/\n  b/\n    c.js\nd/\n  e.js',
  ],
  ['several folders', ['dist/a.js', 'types/a.d.ts'], '\ndist/\n  a.js\ntypes/\n  a.d.ts'],
  ['nothing', [], ''],
])('%s', (_, paths, expected) => {
  expect(print(paths)).toBe(expected);
});
