import { expect, test } from 'vitest';
import { testRules } from '#shared/testRules.ts';
import { listLinkedFiles } from './listLinkedFiles.ts';

const rules = { ...testRules, defaultVersion: 'v2', versions: ['v2', 'v1'], langs: ['en', 'zh'] };
const off = { llms: false, feed: false, url: undefined, base: '/' };

test.each([
  [off, []],
  [{ ...off, url: 'https://a.example' }, ['robots.txt', 'sitemap.xml']],
  [{ ...off, url: 'https://a.example', base: '/docs/' }, ['sitemap.xml']],
  [{ ...off, feed: true }, ['feed.xml', 'v1/feed.xml', 'v1/zh/feed.xml', 'zh/feed.xml']],
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
