import { expect, test } from 'vitest';
import { compareFiles, describeChange, pickFile } from './compareFiles.ts';
import { explorerLabels } from './explorerLabels.ts';

const before = { 'dist/index.js': 'a', 'dist/index.d.ts': 'b', 'dist/pad.js': 'c' };
const files = { 'dist/clock.js': 'd', 'dist/index.cjs': 'a', 'dist/index.d.ts': 'e' };

test('compares files with those that they replace', () => {
  expect(compareFiles(files, before)).toEqual([
    { path: 'dist/clock.js', content: 'd', state: 'new' },
    { path: 'dist/index.cjs', content: 'a', state: 'renamed', previous: 'dist/index.js' },
    { path: 'dist/index.d.ts', content: 'e', state: 'changed', previous: 'dist/index.d.ts' },
    { path: 'dist/pad.js', content: 'c', state: 'gone' },
  ]);
  expect(compareFiles(before, before).map(({ state }) => state)).toEqual(['same', 'same', 'same']);
});

test.each([
  ['the same file if it changed', 'dist/index.d.ts', files, 'dist/index.d.ts'],
  ['the file that replaces it', 'dist/index.js', files, 'dist/index.cjs'],
  [
    'another file that changed if this one did not',
    'dist/pad.js',
    { ...before, 'dist/index.d.ts': 'x' },
    'dist/index.d.ts',
  ],
  [
    'its types if they are new',
    'dist/pad.js',
    { ...before, 'dist/a.d.ts': '', 'dist/pad.d.ts': '' },
    'dist/pad.d.ts',
  ],
  ['the first changed file if it is gone', 'dist/pad.js', files, 'dist/clock.js'],
  ['the same file if nothing changed', 'dist/pad.js', before, 'dist/pad.js'],
])('shows %s', (_, shown, now, expected) => {
  expect(pickFile(compareFiles(now, before), shown)).toBe(expected);
});

test.each([
  [
    'en',
    files,
    'Changed: index.d.ts. Renamed: index.js to index.cjs. New: clock.js. No longer written: pad.js.',
  ],
  [
    'zh',
    files,
    '有改动：index.d.ts。已改名：index.js改为index.cjs。新增：clock.js。不再生成：pad.js。',
  ],
  ['en', before, 'Nothing changed.'],
])('describes the change in the language %s', (lang, now, expected) => {
  expect(describeChange(compareFiles(now, before), explorerLabels(lang))).toBe(expected);
});
