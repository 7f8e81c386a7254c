import { expect, test } from 'vitest';
import { foreignLang } from './foreignLang.ts';

const rules = {
  base: '/',
  cleanUrls: true,
  defaultLang: 'en',
  langs: ['en', 'zh'],
  defaultVersion: 'v2',
  versions: ['v2', 'v1'],
};
const locales = [
  { lang: 'en', htmlLang: 'en' },
  { lang: 'zh', htmlLang: 'zh-CN' },
];

test.each<[string, string, string | undefined]>([
  ['zh', '/guide/?a#b', 'en'],
  ['zh', '/v1/guide/', 'en'],
  ['zh', '/zh/guide/', undefined],
  ['zh', '#b', undefined],
  ['zh', 'https://example.com/guide/', undefined],
  ['en', '/v1/zh/', 'zh-CN'],
  ['en', '/', undefined],
])('on a page in %s, %s leads to %s', (lang, url, expected) => {
  expect(foreignLang({ rules, locales, lang }, url)).toBe(expected);
});

test('a file is not a page', () => {
  const place = { rules, locales, lang: 'zh', routes: new Set(['/guide']) };
  expect(foreignLang(place, '/icon.svg')).toBeUndefined();
  expect(foreignLang(place, '/guide')).toBe('en');
});
