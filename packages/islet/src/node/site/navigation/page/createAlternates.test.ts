import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { testRules } from '#shared/testRules.ts';
import { joinRoute, type UrlRules } from '#shared/url.ts';
import { createFixtureSite } from '../siteFixture.ts';
import { createAlternates } from './createAlternates.ts';

const rules: UrlRules = {
  ...testRules,
  langs: ['en', 'zh', 'fr'],
  defaultVersion: 'v2',
  versions: ['v2', 'v1'],
};
const pages = [
  '/',
  '/guide/start/',
  '/guide/start/quick',
  '/guide/solution',
  '/guide/solution/nodejs',
  '/zh/',
  '/zh/guide/start/',
  '/zh/guide/solution',
  '/zh/only',
  '/fr/deep/b',
  '/fr/deep/a',
  '/fr/deep/a/b',
  '/v1/',
  '/v1/guide/start',
  '/v1/zh/',
].map(placeOf);

const alternatesOf = (routePath: string) => createAlternates(rules, pages)(placeOf(routePath));

function placeOf(routePath: string) {
  const [, version = 'v2', lang = 'en'] = /^(?:\/(v1))?(?:\/(zh|fr))?(?=\/)/.exec(routePath) ?? [];
  // Pages of different files, unless a test says otherwise.
  return { pagePath: routePath, routePath, lang, version };
}

describe('createAlternates', () => {
  test('of a page that is everywhere', () => {
    expect(alternatesOf('/guide/start/')).toEqual({
      languageUrls: {
        en: '/docs/guide/start/',
        zh: '/docs/zh/guide/start/',
        fr: '/docs/fr/deep/a',
      },
      versionUrls: { v2: '/docs/guide/start/', v1: '/docs/v1/guide/start' },
      untranslatedLangs: ['fr'],
    });
  });

  test.each([
    ['the folder above', '/guide/start/quick', '/docs/zh/guide/start/', '/docs/v1/guide/start'],
    [
      'the page beside the folder',
      '/guide/solution/nodejs',
      '/docs/zh/guide/solution',
      '/docs/v1/',
    ],
    ['the home page', '/zh/only', '/docs/zh/only', '/docs/v1/zh/'],
    ['the default language of a version', '/fr/deep/b', '/docs/zh/', '/docs/v1/'],
    ['the page itself', '/404', '/docs/zh/', '/docs/v1/'],
  ])('else %s', (_, route, zh, v1) => {
    const { languageUrls, versionUrls } = alternatesOf(route);
    expect([languageUrls.zh, versionUrls.v1]).toEqual([zh, v1]);
  });

  test('else the first page of a language without a home page', () => {
    expect(alternatesOf('/guide/start/').languageUrls.fr).toBe('/docs/fr/deep/a');
    expect(alternatesOf('/fr/deep/b').languageUrls.fr).toBe('/docs/fr/deep/b');
  });

  test('else a page of another version, or of another language', () => {
    expect(alternatesOf('/v1/guide/start').languageUrls.fr).toBe('/docs/fr/deep/a');
    const find = createAlternates(rules, ['/v1/zh/a', '/fr/b', '/fr/a'].map(placeOf));
    expect(find(placeOf('/fr/b'))).toEqual({
      languageUrls: { zh: '/docs/v1/zh/a', fr: '/docs/fr/b' },
      versionUrls: { v2: '/docs/fr/b', v1: '/docs/v1/zh/a' },
      untranslatedLangs: ['zh'],
    });
  });

  test('prefers the page of the same file, whatever their routes are', () => {
    const page = (routePath: string, pagePath: string) => ({ ...placeOf(routePath), pagePath });
    const moved = [page('/new', 'a'), page('/zh/a', 'a'), page('/zh/new', 'b')];
    const find = createAlternates(rules, moved);
    expect(moved.map((one) => find(one).languageUrls)).toEqual([
      { en: '/docs/new', zh: '/docs/zh/a' },
      { en: '/docs/new', zh: '/docs/zh/a' },
      { en: '/docs/new', zh: '/docs/zh/new' },
    ]);
  });

  test('never leads to a page that does not exist', () => {
    const name = fc.constantFrom('a', 'b', '');
    const path = fc
      .array(name, { minLength: 1, maxLength: 3 })
      .map((names) => `/${names.join('/')}`);
    const page = fc.record({
      path: path.map((one) => one.replace(/\/+/g, '/')),
      lang: fc.constantFrom(...rules.langs),
      version: fc.constantFrom(...rules.versions),
    });
    fc.assert(
      fc.property(fc.array(page, { minLength: 1 }), (pages) => {
        const places = pages.map((one) => {
          const routePath = joinRoute(rules, one);
          return { ...one, routePath, pagePath: routePath };
        });
        const urls = new Set(places.map(({ routePath }) => `/docs${routePath}`));
        const alternatesOf = createAlternates(rules, places);
        for (const place of places) {
          const { languageUrls, versionUrls } = alternatesOf(place);
          for (const url of [languageUrls, versionUrls].flatMap(Object.values)) {
            expect(urls).toContain(url);
          }
          const langs = places.map(({ lang }) => lang);
          const versionsThere = places.map(({ version }) => version);
          expect(new Set(Object.keys(languageUrls))).toEqual(new Set(langs));
          expect(new Set(Object.keys(versionUrls))).toEqual(new Set(versionsThere));
          const own = `/docs${place.routePath}`;
          expect([languageUrls[place.lang], versionUrls[place.version]]).toEqual([own, own]);
        }
      }),
    );
  });
});

test.each([
  ['a translation of the same path', [['zh', '/zh/a', 'a']], []],
  [
    'a translation with a slug',
    [
      ['zh', '/zh/other', 'a'],
      ['fr', '/fr/a', 'a'],
    ],
    [],
  ],
  ['a page of another file with the same route', [['zh', '/zh/a', 'b']], []],
  ['the nearest page', [['zh', '/zh/', 'index']], ['zh']],
  ['an untranslated copy', [['zh', '/zh/a', 'a', 'en']], ['zh']],
])('%s', (_, others, untranslated) => {
  const pages = [['en', '/a', 'a'], ...others].map(
    ([lang = '', routePath = '', pagePath = '', originalLang]) => ({
      ...{ lang, routePath, pagePath, originalLang },
      version: 'v2',
    }),
  );
  const [page] = pages;
  const found = page && createAlternates(rules, pages)(page);
  expect(found?.untranslatedLangs ?? []).toEqual(untranslated);
});

test.each([
  ['the same page of the newest version', ['/v1/a', '/a'], ['v1'], '/docs/a'],
  ['itself, if the newest version lacks it', ['/v1/a', '/b'], ['v1'], undefined],
  ['itself, if the site wants that', ['/v1/a', '/a'], [], undefined],
])('the canonical page of an old one is %s', (_, routes, replaced, canonical) => {
  const [page, ...others] = routes.map(placeOf);
  const found = page && createAlternates(rules, [page, ...others], replaced)(page);
  expect(found?.canonicalUrl).toBe(canonical);
});

test('the canonical page of one that is not translated is the original', () => {
  const copy = { ...placeOf('/zh/a'), pagePath: 'a', originalLang: 'en' };
  const found = createAlternates(rules, [{ ...placeOf('/a'), pagePath: 'a' }, copy])(copy);
  expect(found.canonicalUrl).toBe('/docs/a');
});

test('the menus of a page for unknown paths lead to pages', () => {
  const site = createFixtureSite({
    config: { locales: rules.langs.map((lang) => ({ lang, label: lang })) },
    docs: {
      'en/index.md': 'Home',
      'en/404.md': { pageType: '404' },
      'zh/a.md': 'A',
      'zh/404.md': { pageType: '404' },
    },
  });
  for (const route of ['/404', '/zh/404']) {
    expect(site.alternatesOf(site.pageOf(route)).languageUrls).toEqual({ en: '/', zh: '/zh/a' });
  }
});
