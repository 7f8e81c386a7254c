import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parsePage, printPage } from './pageFile.ts';
import { isStoredPage, restorePage, type StoredPage, storePage } from './storedPage.ts';
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
function reread(data: PageData): PageData | null {
  const read = parsePage(printPage(data));
  return isStoredPage(read) ? restorePage(read) : null;
}

const stored = (data: PageData): StoredPage => JSON.parse(JSON.stringify(storePage(data)));

test('leaves out what most pages have, and what is in the front matter', () => {
  expect(stored(page)).toMatchInlineSnapshot(`
    {
      "buildId": "1",
      "description": "",
      "documentTitle": "Start - Site",
      "editUrl": null,
      "filePath": "docs/en/guide/start.md",
      "frontmatter": {
        "title": "Start",
      },
      "lang": "en",
      "languageUrls": {
        "en": "/guide/start",
      },
      "lastUpdated": null,
      "markdownUrl": "/guide/start.md",
      "next": {
        "link": "/next",
        "text": "Next",
      },
      "overview": null,
      "pagePath": "guide/start",
      "pageType": "doc",
      "prev": null,
      "routePath": "/guide/start",
      "sidebarUrl": "/hashed/sidebar.json",
      "siteUrl": "/hashed/site.json",
      "toc": [
        [
          "a",
          "A",
          2,
          5,
        ],
      ],
      "version": "",
      "versionUrls": {},
    }
  `);
});

test.each<[string, Partial<PageData>]>([
  ['usual', {}],
  ['with a title of its own', { title: 'Begin', frontmatter: {} }],
  ['without a title', { title: '', frontmatter: {} }],
  ['with a description', { description: 'What', frontmatter: { title: 'S', description: 'What' } }],
  ['with parts that few have', { near: [[0, 2, 1]], renamedLangs: ['zh'], styleUrls: ['/a.css'] }],
  ['of another type', { pageType: '404', version: 'v1', versionUrls: { v1: '/v1/' } }],
])('restores a page %s', (_, parts) => {
  const own = { ...page, ...parts };
  expect(restorePage(stored(own))).toEqual(own);
  expect(reread({ ...own, html: '<p>a</p>' })).toEqual({ ...own, html: '<p>a</p>' });
});

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
  expect(isStoredPage(parsePage('{"error":"blocked"}'))).toBe(false);
  expect(isStoredPage(parsePage('"blocked"'))).toBe(false);
  expect(() => parsePage('<!doctype html>')).toThrow();
});
