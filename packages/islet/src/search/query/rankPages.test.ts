import { expect, test } from 'vitest';
import { buildIndex } from '../index/buildIndex.ts';
import { parseShortPage } from '../testing.ts';
import { loadIndex } from './loadIndex.ts';
import { rankPages } from './rankPages.ts';

test('several words find the section that has them, not an introduction that mentions all', async () => {
  const pages = [
    parseShortPage(
      '/css',
      `# Styles
Write classes, classes and classes, in modules as well.
## Names
All of them are short where they stand in modules.
## Themes
Nothing but colors.`,
    ),
  ];
  const site = loadIndex(buildIndex(pages, { lang: 'en' }));
  const linkOf = async (text: string) => (await site.query(text)).hits[0]?.link;
  expect(await linkOf('classes in modules ')).toBe('/css#names');
  expect(await linkOf('classes ')).toBe('/css');
});

test('a section inherits half the score of the start of its page', () => {
  /** Creates a slot from the scores of sections 0 to 5; each page has two sections. */
  const slot = (...worth: number[]) => ({
    scores: Float32Array.from(worth),
    sections: [...worth.keys()].filter((section) => worth[section]),
    weight: 1,
    isBonus: false,
    terms: new Map(),
    phrases: [],
    typed: '',
    spellings: [],
  });
  const { pages } = rankPages(
    // A section that partly matches both words; the words in separate sections; a section that matches both.
    [slot(0, 0.65, 1, 0, 0, 1), slot(0, 0.65, 0, 1, 0, 1)],
    {
      sectionStarts: Uint32Array.of(0, 2, 4, 6),
      weights: new Map(),
      only: null,
      keeps: () => true,
      needsAll: false,
      offset: 0,
      limit: 3,
    },
  );
  expect(pages.map(({ page }) => page)).toEqual([2, 1, 0]);
});
