import { expect, test } from 'vitest';
import type { FolderName } from '#shared/siteData.ts';
import { testRules } from '#shared/testRules.ts';
import { listSections, sectionOf } from './listSections.ts';

const nav = [
  {
    text: 'Guide',
    link: '/docs/guide/start/',
    items: [{ text: 'Basics', link: '/docs/guide/basics' }],
  },
  {
    text: 'More',
    items: [
      { text: 'Blog', link: 'https://blog.example/api/' },
      { text: 'Reference', link: '/docs/zh/api/core.html' },
      { text: 'Options', link: '/docs/config/' },
    ],
  },
  { text: 'About', link: '/docs/about' },
];

const named: FolderName[] = [
  ['tools', '工具'],
  ['guide', 'Guides'],
];

test.each([
  ['in the order of the top bar', ['config', 'api', 'guide'], 'Guide 1, Reference 1, Options 1'],
  [
    'others after them',
    ['', 'faq', 'release-notes', 'guide'],
    'Guide 1, FAQ 1, Release notes 1, Others 1',
  ],
  ['without a top bar', ['guide', 'api'], 'Guides 1, API 1', []],
  [
    'by their pages',
    ['', 'tools', 'guide', 'constructor'],
    'Guide 1, 工具 1, Constructor 1, Others 1',
  ],
])('names sections %s', (_, folders, expected, bar: typeof nav = nav) => {
  const rules = { ...testRules, base: '/docs/' };
  const sections = listSections(
    folders.map((folder) => [folder, 1]),
    { nav: bar, named, rules, others: 'Others' },
  );
  expect(sections.map(({ name, count }) => `${name} ${count}`).join(', ')).toBe(expected);
});

test.each([
  ['/docs/guide/start/a.html', 'Guide'],
  ['/docs/api/#x', 'Reference'],
  ['/docs/release-notes/1', 'Release notes'],
  ['/docs/zh/tools/x', '工具'],
  ['/docs/about', ''],
  ['https://other.example/guide/', ''],
])('a result %s is in the section %j', (link, expected) => {
  expect(sectionOf(link, { nav, named, rules: { ...testRules, base: '/docs/' } })).toBe(expected);
});
