import { expect, test } from 'vitest';
import { testRules } from '#shared/testRules.ts';
import { listLinkedFiles } from './listLinkedFiles.ts';

const rules = { ...testRules, defaultVersion: 'v2', versions: ['v2', 'v1'], langs: ['en', 'zh'] };
const off = { llms: false, feeds: [], url: undefined, base: '/' };

test.each([
  [off, []],
  [{ ...off, url: 'https://a.example' }, ['robots.txt', 'sitemap.xml']],
  [{ ...off, url: 'https://a.example', base: '/docs/' }, ['sitemap.xml']],
  [
    { ...off, feeds: [{ folder: '/' }, { folder: '/a/' }] },
    ['', 'v1/', 'v1/zh/', 'zh/'].flatMap((place) =>
      ['feed.xml', 'rss.xml', 'a/feed.xml', 'a/rss.xml'].map((name) => place + name),
    ),
  ],
])('of a site with %j', (config, files) => {
  const always = ['a.png', 'third-party-notices.txt'];
  const found = listLinkedFiles(new Set(['a.png']), { config, rules });
  expect([...found].sort()).toEqual([...always, ...files].sort());
});

test('has the texts for programs in each language and version', () => {
  const files = listLinkedFiles(new Set(), { config: { ...off, llms: true }, rules });
  expect(files).toContain('llms.txt');
  expect(files).toContain('v1/zh/llms-full.txt');
});
