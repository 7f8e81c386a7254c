import type { PageIdentity } from '@docs/common/types.ts';
import { joinRoute, routeToUrl, splitRoute, type UrlRules } from '@docs/common/url.ts';
import { listPrefixes } from './listPrefixes.ts';
import { toggleSlash } from './resolveLink.ts';

/** Where the language and the version menu of a page lead; all are URLs. */
export interface Alternates {
  /** The same or the nearest page in each language of this version that has one, be it its home. */
  languages: Record<string, string>;
  /** The same or the nearest page in each version. */
  versions: Record<string, string>;
  /** This page in each language that has it, for search engines. */
  exact: Record<string, string>;
}

/** Finds a page in the other languages and versions, or the nearest one up to their home pages. */
export function findAlternates(
  rules: UrlRules,
  routes: ReadonlySet<string>,
  { routePath, lang, version }: Pick<PageIdentity, 'routePath' | 'lang' | 'version'>,
): Alternates {
  const { path } = splitRoute(rules, routePath);
  const nearest = (place: { lang: string; version: string }): string | undefined =>
    [path, ...listPrefixes(path).flatMap((prefix) => [prefix, toggleSlash(prefix)])]
      .map((upper) => joinRoute(rules, { ...place, path: upper }))
      .find((route) => routes.has(route));
  const toUrls = (names: string[], find: (name: string) => string | undefined) =>
    Object.fromEntries(
      names.flatMap((name) => {
        const route = find(name);
        return route === undefined ? [] : [[name, routeToUrl(rules, route)]];
      }),
    );
  return {
    languages: toUrls(rules.langs, (other) => nearest({ version, lang: other })),
    versions: toUrls(
      rules.versions,
      (other) =>
        nearest({ version: other, lang }) ?? nearest({ version: other, lang: rules.defaultLang }),
    ),
    exact: toUrls(rules.langs, (other) => {
      const route = joinRoute(rules, { version, lang: other, path });
      return routes.has(route) ? route : undefined;
    }),
  };
}
