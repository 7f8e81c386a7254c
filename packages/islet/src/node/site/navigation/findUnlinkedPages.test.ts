import { expect, test } from 'vitest';
import { followLinks } from '../scan/followLinks.ts';
import { findUnlinkedPages } from './findUnlinkedPages.ts';
import { bilingual, createFixtureSite, type SiteFixture } from './siteFixture.ts';

const unlisted = { title: 'B', frontmatter: { unlisted: true } };
const hidden = { title: 'B', frontmatter: { sidebar: { hidden: true } } };
const home = { 'en/index.md': { title: 'Home', pageType: 'home' } };
const guide = {
  ...home,
  'en/guide/_meta.json': ['a'],
  'en/guide/a.md': 'A',
  'en/guide/b.md': 'B',
};

test.each<[what: string, fixture: SiteFixture, links: Record<string, string>, expected: string[]]>([
  ['the sidebar lists all', { docs: { ...home, 'en/guide/a.md': 'A' } }, {}, []],
  ['the sidebar leaves one out', { docs: guide }, {}, ['docs/en/guide/b.md']],
  ['a page links to it', { docs: guide }, { '/guide/a': './b.md' }, []],
  ['only it links to itself', { docs: guide }, { '/guide/b': '#top' }, ['docs/en/guide/b.md']],
  [
    'the menu links to it',
    { docs: { ...guide, 'en/_nav.json': [{ text: 'B', link: '/guide/b' }] } },
    {},
    [],
  ],
  [
    'the home page in the config links to it',
    {
      config: {
        themeConfig: { hero: { name: 'H', actions: [{ text: 'B', link: '/guide/b' }] } },
      },
      docs: guide,
    },
    {},
    [],
  ],
  ['it is unlisted on purpose', { docs: { ...guide, 'en/guide/b.md': unlisted } }, {}, []],
  ['it is hidden on purpose', { docs: { ...guide, 'en/guide/b.md': hidden } }, {}, []],
  [
    'the language menu leads to it from its original',
    {
      config: bilingual,
      docs: { ...guide, 'zh/guide/_meta.json': ['b'], 'zh/guide/a.md': 'A', 'zh/guide/b.md': 'B' },
    },
    {},
    ['docs/en/guide/b.md'],
  ],
])('finds pages that nothing leads to: %s', (_, fixture, links, expected) => {
  const site = createFixtureSite(fixture);
  const sources = Object.entries(links).map(([route, href]) => ({
    from: site.pageOf(route),
    links: [{ href, kind: 'link' as const, file: '' }],
  }));
  const found = findUnlinkedPages(site, site.pages, followLinks(site.targets, sources));
  expect(found.map(({ file }) => file)).toEqual(expected);
});
