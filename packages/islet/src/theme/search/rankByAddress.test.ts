import { describe, expect, test } from 'vitest';
import type { SearchHit } from '#search/searchTypes.ts';
import { addressWords, rankByAddress } from './rankByAddress.ts';

/** Hits in the order of the search results. */
const hits = (...links: string[]): SearchHit[] =>
  links.map((link, at) => ({
    ...{ type: 'content', title: link, header: '', statement: '', link, highlightInfoList: [] },
    ...{ highlights: { title: [], header: [], statement: [] }, more: [] },
    ...{ routePath: link, anchor: '', score: 1 / (at + 1) },
  }));

test.each([
  ['/guide/basics/typescrpt', 'guide basics typescrpt'],
  ['/config/lib/dts.html', 'config lib dts'],
  ['/%E5%BF/dist-path', 'e5 bf dist path'],
  ['/', ''],
])('the words of %s', (path, words) => {
  expect(addressWords(path)).toBe(words);
});

describe('the pages that may have been meant', () => {
  test.each([
    [
      'have a similar address',
      '/config/lib/dtss',
      hits('/guide/advanced/dts', '/guide/start/', '/config/lib/dts'),
      ['/config/lib/dts'],
    ],
    [
      'with equal similarity keep the order of the search',
      '/config/banner.html',
      hits('/config/b/banner', '/config/a/banner', '/config/a/format#x'),
      ['/config/b/banner', '/config/a/banner'],
    ],
    [
      'are found on other hosts too',
      '/a/page',
      hits('https://example.com/a/page'),
      ['https://example.com/a/page'],
    ],
    [
      'are at most four',
      '/a/b',
      hits('/a/b1', '/a/b2', '/a/b3', '/a/b4', '/a/b5'),
      ['/a/b1', '/a/b2', '/a/b3', '/a/b4'],
    ],
    ['are none if no address is similar', '/blog/hello', hits('/x/y', '/guide/start'), []],
    ['are none without hits', '/a', [], []],
  ])('%s', (_, path, found, expected) => {
    expect(rankByAddress(found, path).map(({ link }) => link)).toEqual(expected);
  });
});
