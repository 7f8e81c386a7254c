import { expect, test } from 'vitest';
import { createFixtureSite } from '../siteFixture.ts';

const editLink = { docRepoBaseUrl: 'https://a.example/edit/main/docs' };
const locales = [
  { lang: 'en', label: 'English' },
  { lang: 'zh', label: '简体中文', editLink: { docRepoBaseUrl: 'https://b.example/docs/' } },
];

test.each([
  ['en/guide/a b.mdx', '/guide/a b', 'https://a.example/edit/main/docs/en/guide/a%20b.mdx'],
  ['zh/guide/index.md', '/zh/guide/', 'https://b.example/docs/zh/guide/index.md'],
])('of %s', (file, route, url) => {
  const site = createFixtureSite({
    config: { locales, themeConfig: { editLink } },
    docs: { [file]: '' },
  });
  expect(site.editUrlOf(site.pageOf(route))).toBe(url);
});

test('names the version', () => {
  const multiVersion = { default: 'v2', versions: ['v2', 'v1'] };
  const site = createFixtureSite({
    config: { multiVersion, themeConfig: { editLink } },
    docs: { 'v2/en/a.md': '' },
  });
  expect(site.editUrlOf(site.pageOf('/a'))).toBe(`${editLink.docRepoBaseUrl}/v2/en/a.md`);
});

test('is none without the config', () => {
  const site = createFixtureSite({ docs: { 'en/a.md': '' } });
  expect(site.editUrlOf(site.pageOf('/a'))).toBeNull();
});
