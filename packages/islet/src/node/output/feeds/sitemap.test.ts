import { describe, expect, test } from 'vitest';
import { listSitemapFiles, type SitemapEntry, sitemapFiles, sitemapLimits } from './sitemap.ts';

const urlOf = (file: string): string => `https://a.example/docs/${file}`;

const listEntries = (count: number): SitemapEntry[] =>
  Array.from({ length: count }, (_, at) => ({ url: urlOf(`page-${at}`), lastModified: null }));

const count = (text: string | undefined, part: string): number =>
  (text ?? '').split(part).length - 1;

/** The number of addresses in each file; of an index, that of its files. */
const countAll = (files: Map<string, string>): Array<[string, number]> =>
  Array.from(files, ([file, text]) => [file, count(text, '<loc>')]);

test.each([
  [0, [['sitemap.xml', 0]]],
  [1, [['sitemap.xml', 1]]],
  [49_999, [['sitemap.xml', 49_999]]],
  [50_000, [['sitemap.xml', 50_000]]],
  [
    50_001,
    [
      ['sitemap.xml', 2],
      ['sitemap-1.xml', 50_000],
      ['sitemap-2.xml', 1],
    ],
  ],
  [
    100_000,
    [
      ['sitemap.xml', 2],
      ['sitemap-1.xml', 50_000],
      ['sitemap-2.xml', 50_000],
    ],
  ],
])('%i pages have a site map in as few files as crawlers read', (pages, expected) => {
  const files = sitemapFiles(listEntries(pages), urlOf);
  expect(countAll(files)).toEqual(expected);
  expect([...files.keys()]).toEqual(listSitemapFiles(pages));
});

test('an index names the files with the time of their last change', () => {
  const times = ['2025-01-01T00:00:00Z', '2025-01-01T01:00:00+02:00', null, null, '2024-05-05'];
  const entries = times.map((lastModified, at) => ({ url: urlOf(`a&b/${at}`), lastModified }));
  const files = sitemapFiles(entries, urlOf, { ...sitemapLimits, addresses: 2 });
  expect(files.get('sitemap.xml')).toMatchInlineSnapshot(`
    "<?xml version="1.0" encoding="UTF-8"?>
    <sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
    <sitemap><loc>https://a.example/docs/sitemap-1.xml</loc><lastmod>2025-01-01T00:00:00Z</lastmod></sitemap>
    <sitemap><loc>https://a.example/docs/sitemap-2.xml</loc></sitemap>
    <sitemap><loc>https://a.example/docs/sitemap-3.xml</loc><lastmod>2024-05-05</lastmod></sitemap>
    </sitemapindex>
    "
  `);
  expect(files.get('sitemap-3.xml')).toMatchInlineSnapshot(`
    "<?xml version="1.0" encoding="UTF-8"?>
    <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
    <url><loc>https://a.example/docs/a&amp;b/4</loc><lastmod>2024-05-05</lastmod></url>
    </urlset>
    "
  `);
});

describe('a file has at most the bytes that crawlers read', () => {
  const entries = listEntries(3);
  const whole = Buffer.byteLength(sitemapFiles(entries, urlOf).get('sitemap.xml') ?? '');

  test.each([
    [whole, 1],
    [whole - 1, 3],
  ])('%i', (bytes, expected) => {
    const files = sitemapFiles(entries, urlOf, { ...sitemapLimits, bytes });
    expect(files.size).toBe(expected);
    for (const text of files.values()) expect(Buffer.byteLength(text)).toBeLessThanOrEqual(whole);
  });

  test('also in letters that take several', () => {
    const long = [{ url: `https://a.example/${'文'.repeat(20)}`, lastModified: null }];
    const [text = ''] = sitemapFiles(long, urlOf).values();
    const twice = sitemapFiles([...long, ...long], urlOf, {
      ...sitemapLimits,
      bytes: text.length + 80,
    });
    expect(twice.size).toBe(3);
  });
});
