import type { UrlRules } from './url.ts';

/** URL rules for tests: a base, two languages, no versions; tests override only what they need. */
export const testRules: UrlRules = {
  base: '/docs/',
  cleanUrls: true,
  defaultLang: 'en',
  langs: ['en', 'zh'],
  defaultVersion: '',
  versions: [],
};
