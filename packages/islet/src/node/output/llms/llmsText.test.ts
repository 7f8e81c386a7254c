import { expect, it } from 'vitest';
import english from '#shared/labels/en.json' with { type: 'json' };
import type { SidebarItem } from '#shared/navigation.ts';
import { testRules } from '#shared/testRules.ts';
import { type ListedPage, listPageSections, llmsFiles } from './llmsText.ts';

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

const publication = {
  ...{ rules, origin: 'https://docs.example' },
  partFile: (number: number, text: string) => `hashed/llms.${number}.${text.length}.txt`,
};

it('describes the site and each page in one line', () => {
  const sections = [{ name: 'Start', pages: pages.filter((_, index) => index % 2 === 0) }];
  const { list, parts } = llmsFiles(site, sections, publication);
  expect(list).toBe(`# Site

> About it

## Start

- [Title of /](https://docs.example${url('/')}index.md)
- [Title of /guide/b](https://docs.example${url('/guide/b')}.md): All of \\[it\\]
- [Title of /guide/hidden](https://docs.example${url('/guide/hidden')}.md)
`);
  expect(parts.size).toBe(0);
});

it('leads to files with the pages of sections if that is too long for one', () => {
  const sections = [
    { name: 'Start', pages: pages.slice(0, 2) },
    { name: 'More', pages: pages.slice(2) },
  ];
  const { list, parts } = llmsFiles(site, sections, {
    ...publication,
    sizes: { whole: 300, part: 200 },
  });
  const [first = '', second = '', ...others] = Array.from(parts.keys(), (file) => url(`/${file}`));
  expect(list).toBe(`# Site

> About it

## Overview

- [Start](https://docs.example${first}): ${url('/')} … ${url('/api/')}
- [More](https://docs.example${first}): ${url('/guide/b')}
- [More](https://docs.example${second}): ${url('/guide/a')} … ${url('/guide/hidden')}
`);
  expect(others).toEqual([]);
  expect([...parts.values()]).toEqual([
    `# Site

## Start

- [Title of /](https://docs.example${url('/')}index.md)
- [Title of /api/](https://docs.example${url('/api/')}index.md)

## More

- [Title of /guide/b](https://docs.example${url('/guide/b')}.md): All of \\[it\\]
`,
    `# Site

## More

- [Title of /guide/a](https://docs.example${url('/guide/a')}.md)
- [Title of /guide/hidden](https://docs.example${url('/guide/hidden')}.md)
`,
  ]);
});

it('has files that grow with the pages in number, and not in size', () => {
  const sizes = { whole: 20_000, part: 5000 };
  const measure = (count: number): [files: number, largest: number] => {
    const many = Array.from({ length: count }, (_, at) => page(`/guide/${at + 1000}`, 'guide'));
    const sections = [{ name: 'Guide', pages: many }];
    const { parts } = llmsFiles(site, sections, { ...publication, sizes });
    return [parts.size, Math.max(...Array.from(parts.values(), (text) => text.length))];
  };
  const [[few, most], [twice, mostOfTwice]] = [measure(400), measure(800)];
  expect(few).toBeGreaterThan(1);
  expect(twice).toBeLessThanOrEqual(2 * few);
  expect(mostOfTwice).toBe(most);
  expect(most).toBeLessThan(sizes.part + 100);
});
