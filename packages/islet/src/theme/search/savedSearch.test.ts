import { afterEach, expect, test, vi } from 'vitest';
import { readSavedView, readSharedFolder, withSearch } from './savedSearch.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['https://a.dev/b', 'two words', 'https://a.dev/b?q=two%20words'],
  [
    'https://a.dev/b?q=old&navbar=0#c',
    '打包 & more',
    'https://a.dev/b?navbar=0&q=%E6%89%93%E5%8C%85%20%26%20more#c',
  ],
  ['https://a.dev/b?q=old#c?q=d', '', 'https://a.dev/b#c?q=d'],
  ['https://a.dev/b', 'a\ud800b 😀', 'https://a.dev/b?q=ab%20%F0%9F%98%80'],
  ['https://a.dev/b?query=1&q', '', 'https://a.dev/b?query=1'],
])('%s with the query "%s"', (href, query, expected) => {
  expect(withSearch(href, { query })).toBe(expected);
});

test.each([
  ['?q=dts', 'dts', 'guide', '?q=dts&section=guide'],
  ['?q=dts&section=guide', 'dts', 'a&b', '?q=dts&section=a%26b'],
  ['?q=dts', 'dts', '', '?q=dts&section='],
  ['?q=dts&section=guide', 'dts', undefined, '?q=dts'],
  ['?q=dts&section=guide', '', 'guide', ''],
])('%s with the query "%s" in the section "%s"', (href, query, folder, expected) => {
  const url = withSearch(href, { query, folder });
  expect(url).toBe(expected);
  vi.stubGlobal('location', { search: url });
  expect(readSharedFolder(query)).toBe(query ? folder : undefined);
  expect(readSharedFolder(`${query} more`)).toBeUndefined();
});

const view = { query: 'dts', tab: 0, folder: null, limit: 7, line: 'search-page-0-0', top: 12 };

test.each([
  [{ key: 'a', search: view }, view],
  [{ search: { ...view, folder: 'guide' } }, { ...view, folder: 'guide' }],
  [{ search: { ...view, top: '12' } }, null],
  [{ search: { ...view, folder: undefined } }, null],
  [{ search: 'dts' }, null],
  ['search', null],
  [null, null],
])('the view in the history entry %j is %j', (state, expected) => {
  vi.stubGlobal('history', { state });
  expect(readSavedView()).toEqual(expected);
});
