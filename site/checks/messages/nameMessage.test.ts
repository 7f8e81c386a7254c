import { expect, test } from 'vitest';
import { createSlugMaker } from './nameMessage.ts';

test.each([
  ['Cannot find config file', 'cannot-find-config-file'],
  ["Can't resolve the entry", 'cant-resolve-entry'],
  ["TS2307: Cannot find module '…'", 'ts2307'],
  ['"experiments.exe" requires Node.js >= …', 'experiments-exe-requires-node-js'],
  ['Top-level-await is only supported in ECMAScript Modules', 'top-level-await-only-supported'],
])('%s becomes %s', (message, slug) => {
  expect(createSlugMaker()(message)).toBe(slug);
});

test('names are not given twice', () => {
  const name = createSlugMaker();
  expect([name('No file'), name('No "file"'), name('No file.')]).toEqual([
    'no-file',
    'no-file-2',
    'no-file-3',
  ]);
});
