import { expect, test } from 'vitest';
import { loadIndex } from '../query/loadIndex.ts';
import type { SearchDocument } from '../searchTypes.ts';
import { buildIndexFiles } from './buildIndex.ts';
import { indexPage } from './indexPage.ts';

/** A page with a word that only it has, and words that it shares with some others. */
function createPage(at: number, text = `own${at} shared${at % 40}`): SearchDocument {
  return {
    routePath: `/page-${at}`,
    title: `Page ${at}`,
    description: '',
    content: [
      { id: '', heading: '', depth: 1, text, code: '' },
      { id: 'part', heading: 'Part', depth: 2, text: `more${at % 30}`, code: '' },
    ],
  };
}

const documents = Array.from({ length: 200 }, (_, at) => createPage(at));

const build = (pages: readonly SearchDocument[]) =>
  buildIndexFiles(
    pages.map(indexPage),
    { lang: 'en' },
    { wholeIndex: 0, part: 300, textPart: 200 },
  );

/** How many parts of each kind are there after a change, and how many of these are new. */
function countNew(pages: readonly SearchDocument[]): Record<string, string> {
  const known = build(documents).parts;
  const names = [...build(pages).parts.keys()];
  const kinds = [...new Set(names.map((name) => name.replace(/\..*/, '')))].sort();
  return Object.fromEntries(
    kinds.map((kind) => {
      const own = names.filter((name) => name.startsWith(`${kind}.`));
      return [kind, `${own.filter((name) => !known.has(name)).length} of ${own.length}`];
    }),
  );
}

test('after a change of one page, few parts of the index are new', () => {
  const edited = documents.with(100, createPage(100, 'own100 shared21 shared20'));
  expect(countNew(documents)).toMatchInlineSnapshot(`
    {
      "lists": "0 of 40",
      "pages": "0 of 71",
      "reversed": "0 of 19",
      "terms": "0 of 39",
      "texts": "0 of 71",
    }
  `);
  expect(countNew(edited)).toMatchInlineSnapshot(`
    {
      "lists": "1 of 40",
      "pages": "1 of 71",
      "reversed": "1 of 19",
      "terms": "1 of 39",
      "texts": "1 of 71",
    }
  `);
});

test('a new heading changes only the parts about its page', () => {
  const page = createPage(100);
  const heading = { id: 'part-1', heading: 'Part', depth: 2, text: 'more10', code: '' };
  const longer = { ...page, content: [...page.content, heading] };
  expect(countNew(documents.with(100, longer))).toMatchInlineSnapshot(`
    {
      "lists": "1 of 40",
      "pages": "1 of 71",
      "reversed": "2 of 19",
      "terms": "2 of 39",
      "texts": "1 of 71",
    }
  `);
});

test('a new page changes the lists of most terms, but few parts with titles and texts', () => {
  const added = { ...createPage(100), routePath: '/page-100-b' };
  const pages = [...documents.slice(0, 101), added, ...documents.slice(101)];
  expect(countNew(pages)).toMatchInlineSnapshot(`
    {
      "lists": "29 of 40",
      "pages": "4 of 72",
      "reversed": "2 of 19",
      "terms": "17 of 39",
      "texts": "4 of 72",
    }
  `);
});

test('what a query loads hardly grows with the pages, and the main file by some bytes for each', async () => {
  const measure = async (count: number): Promise<{ main: number; query: number }> => {
    const pages = Array.from({ length: count }, (_, at) => indexPage(createPage(at)));
    const sizes = { wholeIndex: 0, part: 800, textPart: 1200 };
    const { main, parts } = buildIndexFiles(pages, { lang: 'en' }, sizes);
    let query = 0;
    const index = loadIndex(main, async (name) => {
      const file = parts.get(name) ?? new Uint8Array();
      query += file.length;
      return file;
    });
    await index.query('shared7', { limit: 7 });
    return { main: main.length, query };
  };
  const [small, large] = [await measure(1000), await measure(2000)];
  expect(large.query).toBeLessThan(1.25 * small.query);
  // The ids and starts of its parts; the texts of these pages are short.
  expect((large.main - small.main) / 1000).toBeLessThan(3);
});
