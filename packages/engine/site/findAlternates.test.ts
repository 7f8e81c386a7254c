import { joinRoute, type UrlRules } from '@docs/common/url.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findAlternates } from './findAlternates.ts';

const rules: UrlRules = {
  base: '/docs/',
  cleanUrls: true,
  defaultLang: 'en',
  langs: ['en', 'zh', 'fr'],
  defaultVersion: 'v2',
  versions: ['v2', 'v1'],
};
const routes = new Set([
  '/',
  '/guide/start/',
  '/guide/start/quick',
  '/guide/solution',
  '/guide/solution/nodejs',
  '/zh/',
  '/zh/guide/start/',
  '/zh/guide/solution',
  '/zh/only',
  '/fr/alone',
  '/v1/',
  '/v1/guide/start',
  '/v1/zh/',
]);

function alternatesOf(routePath: string) {
  const [, version = 'v2', lang = 'en'] = /^(?:\/(v1))?(?:\/(zh|fr))?(?=\/)/.exec(routePath) ?? [];
  return findAlternates(rules, routes, { routePath, lang, version });
}

describe('findAlternates', () => {
  test('of a page that is everywhere', () => {
    expect(alternatesOf('/guide/start/')).toEqual({
      languages: { en: '/docs/guide/start/', zh: '/docs/zh/guide/start/' },
      versions: { v2: '/docs/guide/start/', v1: '/docs/v1/guide/start' },
      exact: { en: '/docs/guide/start/', zh: '/docs/zh/guide/start/' },
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
    ['the default language of a version', '/fr/alone', '/docs/zh/', '/docs/v1/'],
    ['the page itself', '/404', '/docs/zh/', '/docs/v1/'],
  ])('else %s', (_, route, zh, v1) => {
    const { languages, versions } = alternatesOf(route);
    expect([languages.zh, versions.v1]).toEqual([zh, v1]);
  });

  test('only the same page is exact', () => {
    expect(alternatesOf('/zh/only').exact).toEqual({ zh: '/docs/zh/only' });
    expect(alternatesOf('/guide/start/quick').exact).toEqual({ en: '/docs/guide/start/quick' });
  });

  test('a language without a home page and without the page is left out', () => {
    expect(Object.keys(alternatesOf('/guide/start/').languages)).toEqual(['en', 'zh']);
    expect(alternatesOf('/fr/alone').languages.fr).toBe('/docs/fr/alone');
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
        const places = pages.map((one) => ({ ...one, routePath: joinRoute(rules, one) }));
        const known = new Set(places.map(({ routePath }) => routePath));
        const urls = new Set(Array.from(known, (route) => `/docs${route}`));
        for (const place of places) {
          const { languages, versions, exact } = findAlternates(rules, known, place);
          for (const url of [languages, versions, exact].flatMap(Object.values)) {
            expect(urls).toContain(url);
          }
          const own = `/docs${place.routePath}`;
          expect([languages[place.lang], versions[place.version], exact[place.lang]]).toEqual([
            own,
            own,
            own,
          ]);
        }
      }),
    );
  });
});
