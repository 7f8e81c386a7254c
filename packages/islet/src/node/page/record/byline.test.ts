import { expect, test } from 'vitest';
import { compileText, problemLines } from './testing.ts';

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>';
const files = { 'docs/en/ann.svg': svg, 'public/ben.svg': svg };

const compile = async (frontmatter: string, body = '# Title\n\nText.\n', lang = 'en') => {
  const record = await compileText(`---\n${frontmatter}\n---\n\n${body}`, { files, lang });
  return { ...record, html: record.body.join('').replace(/\.[\w-]+\.svg/, '.#.svg') };
};

const bylineOf = (html: string): string | undefined => /<p class="byline">.*?<\/p>/.exec(html)?.[0];

test.each([
  ['date: 2026-01-31', '<time datetime="2026-01-31">January 31, 2026</time>'],
  [
    'date: 2026-01-31T23:30:00Z',
    '<time datetime="2026-01-31T23:30:00.000Z">January 31, 2026</time>',
  ],
  ['authors: Ann', '<a>Ann</a>'],
  ['authors: [Ann, Ben <b>]', '<a>Ann</a> · <a>Ben &#x3C;b></a>'],
  [
    'authors:\n  - { name: Ann, url: ./ann.md, image: ./ann.svg }\n  - { name: Ben, image: /ben.svg }',
    '<a href="→./ann.md"><img src="/base/hashed/ann.#.svg" alt="" width="24" height="24" loading="lazy" decoding="async">Ann</a> · <a><img src="/base/ben.svg" alt="" width="24" height="24" loading="lazy" decoding="async">Ben</a>',
  ],
  [
    'date: 2026-01-31\nauthors: { name: Ann, url: https://ann.example/ }',
    '<time datetime="2026-01-31">January 31, 2026</time> · <a href="https://ann.example/">Ann</a>',
  ],
])('%s', async (frontmatter, expected) => {
  const { html, problems } = await compile(frontmatter);
  expect(problems).toEqual([]);
  expect(bylineOf(html)).toBe(`<p class="byline">${expected}</p>`);
});

test('is in the language of the page, and below its title', async () => {
  const { html } = await compile('title: Titel\ndate: 2026-01-31', 'Text.\n', 'de');
  expect(html).toMatch(/^<h1[^>]*>Titel<\/h1><p class="byline"><time[^>]*>31. Januar 2026<\/time>/);
});

test('is neither searched nor the description of the page', async () => {
  const { description, sections } = await compile('authors: Ann');
  expect([description, ...sections.map(({ text }) => text)]).toEqual(['Text.', 'Text.']);
});

test('is only on documentation pages', async () => {
  const { html } = await compile('pageType: custom\nauthors: Ann');
  expect(bylineOf(html)).toBeUndefined();
});

test('links and pictures are published and checked like those of the prose', async () => {
  const record = await compile('authors: [{ name: Ann, url: ./ann.md, image: ./ann.svg }]');
  expect(record.links.map(({ href, line, column }) => [href, line, column])).toEqual([
    ['./ann.md', 2, 29],
  ]);
  expect(record.assets).toHaveLength(1);
});

test.each([
  ['date: soon', ['error docs/en/page.mdx:2:7 `date` is "soon".']],
  ['date: 2026-13-01', ['error docs/en/page.mdx:2:7 `date` is "2026-13-01".']],
  ['authors: []\nauthor: Ann', ['warning docs/en/page.mdx:3:1 `author` is not a known key.']],
  [
    'authors: [{ name: Ann, ulr: /a }]',
    ['error docs/en/page.mdx:2:24 `authors[0].ulr` is not a known key.'],
  ],
  ['authors: [{ url: /a }]', ['error docs/en/page.mdx:2:11 `authors[0].name` is missing.']],
  ['authors: 3', ['error docs/en/page.mdx:2:10 `authors` is the number 3.']],
  [
    'authors: { name: Ann, url: "javascript:a" }',
    ['error docs/en/page.mdx:2:28 `authors.url` is "javascript:a".'],
  ],
  [
    'authors: { name: Ann, image: https://a.example/a.png }',
    [
      'warning docs/en/page.mdx:2:30 The image `https://a.example/a.png` is on another host, which the Content-Security-Policy blocks.',
    ],
  ],
  [
    'authors: { name: Ann, image: ./gone.svg }',
    ['error docs/en/page.mdx:2:30 The image `./gone.svg` does not exist.'],
  ],
])('mistakes have their place: %s', async (frontmatter, expected) => {
  expect(problemLines(await compile(frontmatter))).toEqual(expected);
});
