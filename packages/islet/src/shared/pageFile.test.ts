import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isPageData } from './isPageData.ts';
import { parsePage, printPage } from './pageFile.ts';
import type { PageData } from './types.ts';

const page: PageData = {
  buildId: '1',
  pagePath: 'guide/start',
  routePath: '/guide/start',
  filePath: 'docs/en/guide/start.md',
  lang: 'en',
  version: '',
  pageType: 'doc',
  title: 'Start',
  documentTitle: 'Start - Site',
  description: '',
  frontmatter: { title: 'Start' },
  toc: [{ id: 'a', text: 'A', depth: 2, charIndex: 5 }],
  sidebarUrl: '/hashed/sidebar.json',
  siteUrl: '/hashed/site.json',
  prev: null,
  next: { text: 'Next', link: '/next' },
  editUrl: null,
  markdownUrl: '/guide/start.md',
  lastUpdated: null,
  languageUrls: { en: '/guide/start' },
  versionUrls: {},
  overview: null,
};

/** What a file with the data has. */
const reread = (data: PageData): unknown => parsePage(printPage(data));

const markup = fc.constantFrom(
  ...[
    '<span class="token',
    ' keyword">',
    '</span>',
    '">',
    '<code>',
    '\n',
    '&#x22;"></a></h',
    '\\',
    '\u000e',
  ],
);

test('restores any prose', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(markup, fc.string())), (parts) => {
      const html = parts.join('');
      expect(reread({ ...page, html })).toEqual({ ...page, html });
    }),
  );
});

test('something else is not page data', () => {
  expect(isPageData(parsePage('{"error":"blocked"}'))).toBe(false);
  expect(isPageData(parsePage('"blocked"'))).toBe(false);
  expect(() => parsePage('<!doctype html>')).toThrow();
});
