import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addRecentSearch, readRecentSearches, removeRecentSearch } from './recentQueries.ts';

/** The methods of local storage that are used. */
function createStorage(): Pick<Storage, 'getItem' | 'setItem'> {
  const entries = new Map<string, string>();
  return {
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
  };
}

beforeEach(() => vi.stubGlobal('localStorage', createStorage()));
afterEach(() => vi.unstubAllGlobals());

test('keeps up to five different searches, latest first', () => {
  for (const query of ['a', 'b', 'c', 'a', 'd', 'e', 'f']) addRecentSearch(query);
  expect(readRecentSearches()).toEqual(['f', 'e', 'd', 'a', 'c']);
});

test('removes a search', () => {
  for (const query of ['a', 'b', 'c']) addRecentSearch(query);
  expect(removeRecentSearch('b')).toEqual(['c', 'a']);
  expect(readRecentSearches()).toEqual(['c', 'a']);
});

test.each(['{', '"a"', '[1, null, {"a": 1}]'])(
  'stored data that is not a list of texts counts as none: %s',
  (stored) => {
    localStorage.setItem('islet-search-recent', stored);
    expect(readRecentSearches()).toEqual([]);
  },
);

test('a storage that throws is ignored', () => {
  const refuse = () => {
    throw new Error('blocked');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
  expect(readRecentSearches()).toEqual([]);
  expect(addRecentSearch('a')).toEqual(['a']);
});
