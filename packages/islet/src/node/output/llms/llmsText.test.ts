import { expect, it } from 'vitest';
import english from '#shared/labels/en.json' with { type: 'json' };
import type { SidebarItem } from '#shared/navigation.ts';
import { testRules } from '#shared/testRules.ts';
import { type ListedPage, listPageSections, llmsText } from './llmsText.ts';

const rules = testRules;
const url = (route: string): string => `${rules.base}${route.slice(1)}`;

const page = (routePath: string, sidebarUrl: string | null, description = ''): ListedPage => ({
  routePath,
  title: `Title of ${routePath}`,
  description,
  sidebarUrl,
});

const pages = [
  page('/', null),
  page('/api/', 'api'),
  page('/guide/b', 'guide', 'All of [it]'),
  page('/guide/a', 'guide'),
  page('/guide/hidden', 'guide'),
];

const sidebars: Record<string, SidebarItem[]> = {
  api: [{ text: 'API', link: url('/api/') }],
  guide: [
    { text: 'Start', items: [{ text: 'A', link: url('/guide/a') }] },
    { text: '', sectionHeaderText: 'More' },
    { text: 'B', link: url('/guide/b') },
    { text: 'Elsewhere', link: 'https://example.org' },
  ],
};

const site = {
  title: 'Site',
  description: 'About it',
  labels: english,
  nav: [{ text: 'Learn', items: [{ text: 'Guide', link: url('/guide/a') }] }],
};

const list = { site, pages, sidebars };

it('lists each page once: in the order of the bar and the sidebars, then pages that are in neither', () => {
  const sections = listPageSections(list, { rules });
  const names = sections.map((section) => [
    section.name,
    ...section.pages.map(({ routePath }) => routePath),
  ]);
  expect(names).toEqual([
    ['Start', '/guide/a'],
    ['More', '/guide/b'],
    ['Overview', '/api/'],
    ['Others', '/', '/guide/hidden'],
  ]);
});

it('describes the site and each page in one line', () => {
  const sections = [{ name: 'Start', pages: pages.filter((_, index) => index % 2 === 0) }];
  expect(llmsText(site, sections, { rules, origin: 'https://docs.example' })).toBe(`# Site

> About it

## Start

- [Title of /](https://docs.example${url('/')}index.md)
- [Title of /guide/b](https://docs.example${url('/guide/b')}.md): All of \\[it\\]
- [Title of /guide/hidden](https://docs.example${url('/guide/hidden')}.md)
`);
});
