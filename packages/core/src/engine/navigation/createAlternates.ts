import type { PageIdentity } from '#common/types.ts';
import { joinRoute, routeToUrl, splitRoute, type UrlRules } from '#common/url.ts';
import { listPrefixes } from '../scan/listPrefixes.ts';
import { toggleSlash } from '../scan/resolveLink.ts';

/** Where the language and the version menu of a page lead; all are URLs. */
export interface Alternates {
  /** The same or the nearest page in each language that has pages, if it can be in this version. */
  languages: Record<string, string>;
  /** The same or the nearest page in each version that has pages, if it can be in this language. */
  versions: Record<string, string>;
}

type Place = Pick<PageIdentity, 'routePath' | 'lang' | 'version'>;

/**
 * Prepares to find pages in the other languages and versions: the same page, else the nearest above
 * it, else the first one. No menu leads to a page for unknown paths, so `pages` are all but those.
 */
export function createAlternates(
  rules: UrlRules,
  pages: readonly Place[],
): (place: Place) => Alternates {
  const routes = new Set(pages.map(({ routePath }) => routePath));
  const homeOf = (place: Pick<Place, 'lang' | 'version'>): string =>
    joinRoute(rules, { ...place, path: '/' });
  const firsts = new Map<string, string>();
  for (const page of pages) {
    const first = firsts.get(homeOf(page));
    if (first === undefined || isBefore(page.routePath, first)) {
      firsts.set(homeOf(page), page.routePath);
    }
  }
  const toUrls = (names: string[], find: (name: string) => string | undefined) =>
    Object.fromEntries(
      names.flatMap((name) => {
        const route = find(name);
        return route === undefined ? [] : [[name, routeToUrl(rules, route)]];
      }),
    );

  return ({ routePath, lang, version }) => {
    const { path } = splitRoute(rules, routePath);
    const nearest = (place: Pick<Place, 'lang' | 'version'>): string | undefined =>
      [path, ...listPrefixes(path).flatMap((prefix) => [prefix, toggleSlash(prefix)])]
        .map((upper) => joinRoute(rules, { ...place, path: upper }))
        .find((route) => routes.has(route)) ?? firsts.get(homeOf(place));
    // Other versions and languages are better than no way to what there is.
    const versions = [version, rules.defaultVersion, ...rules.versions];
    const langs = [lang, rules.defaultLang, ...rules.langs];
    return {
      languages: toUrls(rules.langs, (other) =>
        findFirst(versions, (one) => nearest({ version: one, lang: other })),
      ),
      versions: toUrls(rules.versions, (other) =>
        findFirst(langs, (one) => nearest({ version: other, lang: one })),
      ),
    };
  };
}

function findFirst<T>(names: readonly string[], find: (name: string) => T | undefined) {
  for (const name of names) {
    const found = find(name);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** A page is before those that lie deeper, and before its neighbours by name. */
function isBefore(route: string, other: string): boolean {
  const deeper = route.split('/').length - other.split('/').length;
  return deeper < 0 || (deeper === 0 && route < other);
}
