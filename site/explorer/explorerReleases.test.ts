import { expect, test } from 'vitest';
import {
  documentedRelease,
  explorerReleases,
  folderOf,
  readRelease,
  writeRelease,
} from './explorerReleases.ts';

test('the documented release comes first, and its data are in no folder', () => {
  expect(explorerReleases[0]).toBe(documentedRelease);
  expect(new Set(explorerReleases).size).toBe(explorerReleases.length);
  expect(folderOf(documentedRelease)).toBe('');
  expect(folderOf('0.23.2')).toBe('0.23.2/');
});

test.each([
  ['?release=0.23.2', '0.23.2'],
  ['?release=0.0.1&format=cjs', documentedRelease],
  ['', documentedRelease],
])('%s names %s', (search, release) => {
  expect(readRelease(search)).toBe(release);
});

test('a release is written beside other parameters, and left out if it is the documented one', () => {
  expect(writeRelease('?format=cjs', '0.23.2')).toBe('?format=cjs&release=0.23.2');
  expect(writeRelease('?format=cjs&release=0.23.2', documentedRelease)).toBe('?format=cjs');
  expect(writeRelease('?release=0.23.2', documentedRelease)).toBe('');
});
