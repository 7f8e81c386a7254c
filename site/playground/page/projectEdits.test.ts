import { expect, test } from 'vitest';
import { findPathFault, listPaths, renameFile } from './projectEdits.ts';

const files = { 'src/index.ts': '', 'package.json': '', 'rslib.config.ts': '', 'src/a/b.ts': '' };

test.each([
  ['src/new.ts', null],
  ['', 'empty'],
  ['src/', 'invalid'],
  ['../a.ts', 'invalid'],
  ['/a.ts', 'invalid'],
  ['src/__proto__/a.ts', 'invalid'],
  ['node_modules/a/index.js', 'invalid'],
  ['src/index.ts', 'taken'],
  ['src/a', 'folder'],
  ['src/index.ts/b.ts', 'folder'],
])('the path "%s" for a new file: %s', (path, fault) => {
  expect(findPathFault(files, path)).toBe(fault);
});

test('configs come first, then sources, then the rest', () => {
  const more = { 'README.md': '', 'tsconfig.json': '', 'react-18.config.ts': '' };
  expect(listPaths({ ...files, ...more })).toEqual([
    'rslib.config.ts',
    'react-18.config.ts',
    'src/a/b.ts',
    'src/index.ts',
    'package.json',
    'tsconfig.json',
    'README.md',
  ]);
});

test('a renamed file keeps its place', () => {
  expect(Object.keys(renameFile(files, 'package.json', 'a.json'))).toEqual([
    'src/index.ts',
    'a.json',
    'rslib.config.ts',
    'src/a/b.ts',
  ]);
});
