import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  identifyFile,
  isExternal,
  joinAnchor,
  joinBase,
  joinRoute,
  normalizeRoute,
  readAnchor,
  resolveHref,
  routeToDataFile,
  routeToHtmlFile,
  routeToUrl,
  splitRoute,
  stripDefaultPrefix,
  toWellFormed,
  type UrlRules,
  urlToRoute,
} from './url.ts';

describe('URL rules hold for any site and page', () => {
  const anyRules: fc.Arbitrary<UrlRules> = fc
    .record({
      base: fc.constantFrom('/', '/docs/', '/a/b/'),
      cleanUrls: fc.boolean(),
      defaultLang: fc.constantFrom('en', 'zh'),
      versions: fc.constantFrom<string[]>([], ['v2', 'v1']),
    })
    .map((rules) => ({ ...rules, langs: ['en', 'zh'], defaultVersion: rules.versions[0] ?? '' }));
  const prefixes = ['en', 'zh', 'v1', 'v2'];
  const text = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.string({
      unit: fc.constantFrom('a', '.', '%', '2', 'e', ' ', '中', '?', '#', '&', '\\', ':'),
    }),
    fc.constantFrom('index', 'a.html', '.html', '...html', 'a.md', '%2e%2e', '...'),
  );
  const name = text
    .map((value) => value.replaceAll('/', ''))
    .filter((value) => !/^(?:_|\.{0,2}$)/.test(value) && !prefixes.includes(value));
  const names = fc.array(name, { minLength: 1, maxLength: 4 });
  const anyHref = fc
    .array(
      fc.oneof(
        text,
        fc.constantFrom('/', '//', '../', './', '%2F', '%2e', 'docs/', 'en/', 'a:', '?', '#'),
      ),
    )
    .map((parts) => parts.join(''));
  const docsFile = (rules: UrlRules) =>
    fc.record({
      version: fc.constantFrom(...rules.versions, ...(rules.versions.length > 0 ? [] : [''])),
      lang: fc.constantFrom(...rules.langs),
      names,
      extension: fc.constantFrom('.md', '.mdx'),
    });
  const rulesAndFile = anyRules.chain((rules) => fc.tuple(fc.constant(rules), docsFile(rules)));

  test('file → route → URL → route is lossless', () => {
    fc.assert(
      fc.property(rulesAndFile, ([rules, { version, lang, names, extension }]) => {
        const file = [...(version ? [version] : []), lang, ...names].join('/') + extension;
        const page = identifyFile(rules, file);
        const pagePath = names.join('/').normalize('NFC');
        expect(page).toMatchObject({ version, lang, pagePath });
        const route = page?.routePath ?? '';
        const url = routeToUrl(rules, route);
        expect(url).toMatch(/^\/[!-~]*$/);
        expect(urlToRoute(rules, `${url}?a=b#c`)).toBe(route);
        expect(new URL(url, 'https://site.example').pathname).toBe(url);
      }),
    );
  });

  test('joining the parts of a route returns the route', () => {
    fc.assert(
      fc.property(rulesAndFile, ([rules, { version, lang, names }]) => {
        const parts = { version, lang, path: `/${names.join('/')}` };
        const route = joinRoute(rules, parts);
        expect(splitRoute(rules, route)).toEqual(parts);
        expect(stripDefaultPrefix(rules, route)).toBe(route);
        expect(stripDefaultPrefix(rules, `/${lang}${parts.path}`)).toBe(
          joinRoute(rules, { ...parts, version: rules.defaultVersion }),
        );
      }),
    );
  });

  test('no URL leaves the base or is ambiguous', () => {
    fc.assert(
      fc.property(anyRules, anyHref, anyHref, (rules, from, href) => {
        fc.pre(!isExternal(href));
        const { path } = resolveHref(rules, normalizeRoute(from), href);
        for (const url of [routeToUrl(rules, path), joinBase(rules.base, href)]) {
          expect(new URL(url, 'https://site.example').href).toMatch(
            `https://site.example${rules.base}`,
          );
        }
        for (const file of [routeToHtmlFile(path), routeToDataFile(path)]) {
          expect(`/${file}/`).not.toMatch(/\/\.{0,2}\//);
        }
      }),
    );
  });

  test('a link leads to the same page whether its letters are composed or not', () => {
    const href = fc.array(fc.constantFrom('é', 'が', '각', 'a', '%C3%A9', 'e%CC%81', '/', '../'));
    fc.assert(
      fc.property(anyRules, href, (rules, parts) => {
        const [composed, decomposed] = ['NFC', 'NFD'].map((form) =>
          resolveHref(rules, '/guide/', `a${parts.join('')}`.normalize(form)),
        );
        expect(decomposed?.path).toBe(composed?.path);
      }),
    );
  });

  test('normalizing twice changes nothing', () => {
    fc.assert(
      fc.property(anyRules, anyHref, (rules, href) => {
        const route = normalizeRoute(href);
        expect(normalizeRoute(route)).toBe(route);
        const stripped = stripDefaultPrefix(rules, route);
        expect(stripDefaultPrefix(rules, stripped)).toBe(stripped);
        const read = urlToRoute(rules, rules.base + href);
        if (read !== null) expect(urlToRoute(rules, routeToUrl(rules, read))).toBe(read);
      }),
    );
  });

  test('the anchor of a URL is the id it was made from, composed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), text, (binary, id) => {
        for (const one of [binary, id, encodeURIComponent(toWellFormed(id))]) {
          expect(readAnchor(new URL(joinAnchor('https://a.example/', one)).hash)).toBe(
            toWellFormed(one).normalize(),
          );
        }
      }),
    );
  });

  test('external links are not changed', () => {
    const external = fc
      .tuple(fc.constantFrom('https://', 'mailto:', 'tel:', '//', 'data:', 'HTTP:'), anyHref)
      .map(([start, rest]) => start + rest);
    fc.assert(
      fc.property(anyRules, external, (rules, href) => {
        expect(isExternal(href)).toBe(true);
        expect(routeToUrl(rules, href)).toBe(href);
        expect(joinBase(rules.base, href)).toBe(href);
        expect(resolveHref(rules, '/a/', href)).toEqual({ path: href, query: '', hash: '' });
        expect(urlToRoute(rules, href)).toBeNull();
      }),
    );
  });
});
