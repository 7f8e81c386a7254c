import { expect, test } from 'vitest';
import { buildIndex } from './buildIndex.ts';
import { loadIndex } from './loadIndex.ts';
import { parsePage } from './testing.ts';

test('several words lead to the section that has them, not to an introduction to all of them', async () => {
  const pages = [
    parsePage(
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
