import type { PageIdentity, PagePlace } from '#shared/types.ts';
import { joinRoute, routeToUrl, splitRoute, type UrlRules } from '#shared/url.ts';
import { listPrefixes } from '../../scan/listPrefixes.ts';
import { toggleSlash } from '../../scan/resolveLink.ts';

/** The URLs in the language and version menus of a page. */
export interface Alternates {
  /** The same or the nearest page in each language that has pages, if possible in this version. */
  languageUrls: Record<string, string>;
  /** The same or the nearest page in each version that has pages, if possible in this language. */
  versionUrls: Record<string, string>;
  /** URL of the page that search engines should take instead; omitted if they should take this one. */
  canonicalUrl?: string;
  /** Languages that lack a translation of the page, so that their URL leads to something else; omitted if there are none. */
  untranslatedLangs?: string[];
}

/**
 * Creates a function that finds a page in other languages and versions: the page of the same
 * file, or else of the same or the nearest route one above it, or else the first one. `pages` are all pages except 404 pages.
 * Pages of `replaced` versions have a canonical page in the newest version, if that has the same route.
 */
export function createAlternates(
  rules: UrlRules,
  pages: readonly Omit<PageIdentity, 'filePath'>[],
  replaced: readonly string[] = [],
): (page: Omit<PageIdentity, 'filePath'>) => Alternates {
  const byFile = new Map(
    pages.map((page) => [homeOf(rules, page) + page.pagePath, page.routePath]),
  );
  const routes = new Set(pages.map(({ routePath }) => routePath));
  const copies = new Set(
    pages.flatMap(({ originalLang, routePath }) => (originalLang === undefined ? [] : [routePath])),
  );
  const firsts = new Map<string, string>();
  for (const page of pages) {
    const first = firsts.get(homeOf(rules, page));
    if (first === undefined || isBefore(page.routePath, first)) {
      firsts.set(homeOf(rules, page), page.routePath);
    }
  }
  const toUrls = (names: string[], find: (name: string) => string | undefined) =>
    Object.fromEntries(
      names.flatMap((name) => {
        const route = find(name);
        return route === undefined ? [] : [[name, routeToUrl(rules, route)]];
      }),
    );

  return ({ pagePath, routePath, lang, version, originalLang }) => {
    const { path } = splitRoute(rules, routePath);
    const nearest = (place: Pick<PagePlace, 'lang' | 'version'>): string | undefined =>
      byFile.get(homeOf(rules, place) + pagePath) ??
      [path, ...listPrefixes(path).flatMap((prefix) => [prefix, toggleSlash(prefix)])]
        .map((upper) => joinRoute(rules, { ...place, path: upper }))
        .find((route) => routes.has(route)) ??
      firsts.get(homeOf(rules, place));
    // A page in another version or language is better than none.
    const versions = [version, rules.defaultVersion, ...rules.versions];
    const langs = [lang, rules.defaultLang, ...rules.langs];
    const languageUrls = toUrls(rules.langs, (other) =>
      findFirst(versions, (one) => nearest({ version: one, lang: other })),
    );
    const untranslatedLangs = Object.keys(languageUrls).filter((other) => {
      const place = { version, lang: other };
      // A translation may have a slug.
      const route =
        byFile.get(homeOf(rules, place) + pagePath) ?? joinRoute(rules, { ...place, path });
      return !routes.has(route) || copies.has(route);
    });
    const newest = joinRoute(rules, { version: rules.defaultVersion, lang, path });
    const canonicalUrl =
      replaced.includes(version) && routes.has(newest)
        ? routeToUrl(rules, newest)
        : originalLang && languageUrls[originalLang];
    return {
      languageUrls,
      versionUrls: toUrls(rules.versions, (other) =>
        findFirst(langs, (one) => nearest({ version: other, lang: one })),
      ),
      ...(canonicalUrl && { canonicalUrl }),
      ...(untranslatedLangs.length > 0 && { untranslatedLangs }),
    };
  };
}

function homeOf(rules: UrlRules, { lang, version }: Pick<PagePlace, 'lang' | 'version'>): string {
  return joinRoute(rules, { lang, version, path: '/' });
}

function findFirst<T>(names: readonly string[], find: (name: string) => T | undefined) {
  for (const name of names) {
    const found = find(name);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Sorts pages by depth, and pages of the same depth by name. */
function isBefore(route: string, other: string): boolean {
  const deeper = route.split('/').length - other.split('/').length;
  return deeper < 0 || (deeper === 0 && route < other);
}
