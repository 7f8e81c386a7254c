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
  // With a single section of each page, the others can't be put in order later.
  const linkOf = async (text: string) => (await site.query(text, { sections: 1 })).hits[0]?.link;
  expect(await linkOf('classes in modules ')).toBe('/css#names');
  expect(await linkOf('classes ')).toBe('/css');
});

/** Ranks pages by the scores of their sections for each word. */
function rank(sectionStarts: readonly number[], ...words: number[][]): number[] {
  const slots = words.map((worth) => ({
    scores: Float32Array.from(worth),
    sections: [...worth.keys()].filter((section) => worth[section]),
    weight: 1,
    isBonus: false,
    terms: new Map(),
    phrases: [],
    typed: '',
    spellings: [],
  }));
  const { pages } = rankPages(slots, {
    sectionStarts: Uint32Array.from(sectionStarts),
    only: null,
    keeps: () => true,
    needsAll: false,
    offset: 0,
    limit: 3,
  });
  return pages.map(({ page }) => page);
}

test('a section inherits a part of the score of the start of its page', () => {
  // A section that partly matches both words; the words in separate sections; a section that matches both.
  expect(rank([0, 2, 4, 6], [0, 0.65, 1, 0, 0, 1], [0, 0.65, 0, 1, 0, 1])).toEqual([2, 1, 0]);
});

test('one section about all words comes before many that mention them', () => {
  const mentioned = [0.3, 0.3, 0.3, 0.3, 0.3];
  expect(rank([0, 5, 6], [...mentioned, 0.5], [...mentioned, 0.5])).toEqual([1, 0]);
});
