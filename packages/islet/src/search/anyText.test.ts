import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildIndexFiles } from './index/buildIndex.ts';
import { indexPage } from './index/indexPage.ts';
import { normalizeName } from './index/readNames.ts';
import { loadIndex, type SearchIndex } from './query/loadIndex.ts';
import type { SearchDocument } from './searchTypes.ts';
import { parseShortPage } from './testing.ts';

/** All kinds of text, including text that breaks formats which join texts or use them as keys. */
const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
  // Includes lone surrogates.
  fc.array(fc.integer({ min: 0, max: 0xffff })).map((units) => String.fromCharCode(...units)),
  fc.string({ unit: fc.constantFrom(...'\n\r\t\0\u{1f}\u{feff}=#/.-"\\{}[](),: aB1é声') }),
  fc.constantFrom('__proto__', 'constructor', 'toString', 'A title\nof two lines', '\ud800', '(a)'),
  fc.constantFrom('lib.dts', 'x'.repeat(900), 'long title '.repeat(30), '='.repeat(300)),
);

const anySection = fc.record({
  id: anyText,
  heading: anyText,
  depth: fc.integer({ min: 0, max: 4 }),
  text: anyText,
  code: anyText,
});

const anyDocument = fc.record({
  title: anyText,
  description: anyText,
  content: fc.array(anySection, { maxLength: 4 }),
  tags: fc.array(anyText, { maxLength: 3 }),
  weight: fc.double({ min: 0.1, max: 10, noNaN: true }),
});

const anySite = fc
  .array(anyDocument, { minLength: 1, maxLength: 6 })
  .map((documents) =>
    documents.map((one, at): SearchDocument => ({ ...one, routePath: `/${at}` })),
  );

function open(documents: readonly SearchDocument[], isSplit: boolean): SearchIndex {
  const split = isSplit ? { wholeIndex: 0, part: 200, textPart: 300 } : undefined;
  const { main, parts } = buildIndexFiles(documents.map(indexPage), { lang: 'en' }, split);
  return loadIndex(main, async (name) => parts.get(name) ?? new Uint8Array());
}

test('a page with any content is found by its title and by each of its tags', async () => {
  await fc.assert(
    fc.asyncProperty(anySite, fc.boolean(), async (documents, isSplit) => {
      const index = open(documents, isSplit);
      for (const { routePath, title, tags = [] } of documents) {
        if (normalizeName(title) === '') continue;
        for (const filter of [undefined, ...tags.map((tag) => [tag])]) {
          const { hits } = await index.query(title, { tags: filter });
          const hit = hits.find((one) => one.routePath === routePath);
          expect(hit?.title).toBe(title);
          expect(() => decodeURIComponent(hit?.link ?? '')).not.toThrow();
        }
      }
    }),
    { numRuns: 40 },
  );
});

test('no query throws on pages with any content', async () => {
  await fc.assert(
    fc.asyncProperty(anySite, anyText, anyText, async (documents, text, tag) => {
      const index = open(documents, true);
      for (const mode of ['or', 'and'] as const) {
        const { hits, total } = await index.query(text, { mode });
        expect(total).toBe(hits.length);
      }
      expect((await index.query(text, { tags: [tag] })).total).toBeLessThanOrEqual(
        documents.length,
      );
    }),
    { numRuns: 40 },
  );
});

test('a title of two lines is found as written and as read', async () => {
  const pages = ['A title\nof two lines', 'Another page', 'Zebra'].map((title, at) => ({
    ...parseShortPage(`/${at}`, '# Text'),
    title,
  }));
  const index = open(pages, false);
  for (const text of ['A title\nof two lines', 'A title of two lines']) {
    expect((await index.query(text)).hits[0]?.routePath).toBe('/0');
  }
  expect((await index.query('zebra')).hits.map(({ routePath }) => routePath)).toEqual(['/2']);
});
