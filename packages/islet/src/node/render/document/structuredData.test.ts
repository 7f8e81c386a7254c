import { expect, test } from 'vitest';
import type { AppState } from '#client/context.ts';
import { siteConfigSchema } from '../../site/config/schema.ts';
import { toUrlRules } from '../../site/config/toUrlRules.ts';
import { structuredData } from './structuredData.ts';

const rules = toUrlRules(siteConfigSchema.parse({ title: 'Site', base: '/docs/' }));
const sidebar = [
  { text: 'Start', link: '/docs/guide/' },
  {
    text: 'Basics',
    link: '/docs/guide/basic/',
    items: [{ text: 'Deeper', items: [{ text: 'CLI', link: '/docs/guide/basic/cli' }] }],
  },
];

function describePage(part: object) {
  const page = {
    ...{ routePath: '/guide/basic/cli', lang: 'en', version: '', pageType: 'doc', title: 'CLI' },
    ...{ description: 'Commands.', lastUpdated: '2026-01-31T00:00:00.000Z' },
    ...{ frontmatter: {}, ...part },
  };
  const site = { title: 'Site', locales: [{ lang: 'en', htmlLang: 'en-US' }] };
  return structuredData({ page, site, sidebar } as unknown as AppState, rules, 'https://a.example');
}

test('describes a page, and the way to it', () => {
  const way = ['Site https://a.example/docs/', 'Basics https://a.example/docs/guide/basic/'];
  expect(describePage({})).toEqual({
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'TechArticle',
        headline: 'CLI',
        description: 'Commands.',
        url: 'https://a.example/docs/guide/basic/cli',
        inLanguage: 'en-US',
        dateModified: '2026-01-31T00:00:00.000Z',
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [...way, 'CLI https://a.example/docs/guide/basic/cli'].map(
          (line, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name: line.split(' ')[0],
            item: line.split(' ')[1],
          }),
        ),
      },
    ],
  });
});

test('has the date and the authors of a page', () => {
  const authors = [{ name: 'Ann', url: '/docs/ann', image: '/docs/ann.png' }, { name: 'Ben' }];
  const described = describePage({ frontmatter: { date: '2026-01-30T00:00:00.000Z', authors } });
  expect(described).toMatchObject({
    '@graph': [
      {
        datePublished: '2026-01-30T00:00:00.000Z',
        author: [
          { '@type': 'Person', name: 'Ann', url: 'https://a.example/docs/ann' },
          { '@type': 'Person', name: 'Ben' },
        ],
      },
      {},
    ],
  });
});

test('a page in no sidebar follows the home page, and a home page is not an article', () => {
  const beside = JSON.stringify(describePage({ routePath: '/about', title: 'About' }));
  expect(beside.match(/"position":\d,"name":"\w+"/g)).toEqual([
    '"position":1,"name":"Site"',
    '"position":2,"name":"About"',
  ]);
  expect(describePage({ pageType: 'home' })).toBe(null);
});
