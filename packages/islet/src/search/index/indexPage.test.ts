import { expect, test } from 'vitest';
import { loadIndex } from '../query/loadIndex.ts';
import type { SearchDocument } from '../searchTypes.ts';
import { parseShortPage } from '../testing.ts';
import { buildIndex } from './buildIndex.ts';

/** The routes of the pages that a query finds, best first. */
async function find(pages: SearchDocument[], query: string): Promise<string[]> {
  const { hits } = await loadIndex(buildIndex(pages, { lang: 'en' })).query(query);
  return hits.map(({ routePath }) => routePath);
}

test('a page is found by each question that it answers, as by a heading', async () => {
  const pages = [
    parseShortPage('/notes', '# Notes\nMinify, and shrink the output. Shrink it again.'),
    {
      ...parseShortPage('/minify', '# Compression\nShorter names.'),
      answers: ['Shrink the output', 'Minify'],
    },
  ];
  expect(await find(pages, 'shrink output')).toEqual(['/minify', '/notes']);
  expect(await find(pages, 'minify')).toEqual(['/minify', '/notes']);
});

test('the weight of a page lowers its text, but not its headings', async () => {
  const source = '# Errors\nCached builds fail.\n\n## Cannot find entry\nAdd the file.';
  const pages = [
    { ...parseShortPage('/errors', source), weight: 0.2 },
    parseShortPage('/cache', '# Speed\nCached builds. You cannot find an entry of it in git.'),
  ];
  expect(await find(pages, 'cached builds')).toEqual(['/cache', '/errors']);
  expect(await find(pages, 'cannot find entry')).toEqual(['/errors', '/cache']);
});
