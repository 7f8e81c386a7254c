import type { UrlRules } from './url.ts';

/** Rules for tests: a base, two languages, no versions; tests name only what they need otherwise. */
export const testRules: UrlRules = {
  base: '/docs/',
  cleanUrls: true,
  defaultLang: 'en',
  langs: ['en', 'zh'],
  defaultVersion: '',
  versions: [],
};
