import { expect, test } from 'vitest';
import { fileUrl, pageUrl } from './authorLink.ts';

test.each([
  ['/guide/start', '/docs/guide/start.html', '/docs/guide/start'],
  ['/guide/?a=1#b', '/docs/guide/index.html?a=1#b', '/docs/guide/?a=1#b'],
  ['https://example.com/', 'https://example.com/', 'https://example.com/'],
  ['//example.com/a', '//example.com/a', '//example.com/a'],
  ['#start', '#start', '#start'],
])('pageUrl of %s', (link, withHtml, clean) => {
  expect(pageUrl({ base: '/docs/', cleanUrls: false }, link)).toBe(withHtml);
  expect(pageUrl({ base: '/docs/', cleanUrls: true }, link)).toBe(clean);
});

test.each([
  ['/logo.svg', '/docs/logo.svg'],
  ['data:image/png;base64,AA', 'data:image/png;base64,AA'],
])('fileUrl of %s', (link, expected) => {
  expect(fileUrl({ base: '/docs/' }, link)).toBe(expected);
});
