import { expect, test } from 'vitest';
import { buildIndex } from '#search/index/buildIndex.ts';
import { loadIndex } from '#search/query/loadIndex.ts';
import { parseShortPage } from '#search/testing.ts';
import { drawResult } from './drawResult.ts';

const pages = [
  parseShortPage(
    '/dts',
    '# lib.dts\nType: boolean\nDefault: false\nWrites types.\n## Path aliases\nAn alias.',
  ),
  parseShortPage('/cli', '# Command line\nAn alias of a path.'),
];
const index = loadIndex(buildIndex(pages, { lang: 'en' }));

test('draws hits, the answer card, the total, suggested spellings and empty results', async () => {
  const queries: Array<[string, number]> = [
    ['lib.dts', 7],
    ['path alias', 7],
    ['alais', 1],
    ['§', 7],
  ];
  const drawn = await Promise.all(
    queries.map(async ([query, limit]) => drawResult(await index.query(query, { limit }))),
  );
  expect(drawn.join('---\n')).toMatchInlineSnapshot(`
    "lib.dts  Writes types.
      type boolean · default false · /dts

    1. lib.dts
       Writes types.
       /dts
    ---
    1. lib.dts › Path aliases
       An alias.
       /dts#path-aliases
    2. Command line
       An alias of a path.
       /cli
    ---
    1. lib.dts › Path aliases
       An alias.
       /dts#path-aliases
    2 pages in all
    Did you mean: alias, aliases
    ---
    No results for "§"
    Please try again with a different keyword
    "
  `);
});
