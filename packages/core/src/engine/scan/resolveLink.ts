import type { PageIdentity } from '#common/types.ts';
import {
  isExternal,
  joinRoute,
  type RouteParts,
  resolveHref,
  routeToUrl,
  splitHref,
  splitRoute,
  type UrlRules,
} from '#common/url.ts';

/** The page that a link is on; the route of its folder will do. */
export type LinkOrigin = Pick<PageIdentity, 'routePath' | 'lang' | 'version'>;

/** A page that a link leads to; `hash` starts with `#` unless it is empty. */
export interface LinkTarget {
  /** With base, query and hash. */
  url: string;
  route: string;
  hash: string;
}

/**
 * Finds the page that a link leads to; null for a dead or an external one. A link from the root that
 * names no version or language means those of its page, and every link falls back to the default
 * language, then to the route as it is written. A missing or needless `/` at the end is mended.
 */
export function resolveLink(
  rules: UrlRules,
  routes: ReadonlySet<string>,
  from: LinkOrigin,
  href: string,
): LinkTarget | null {
  if (isExternal(href)) return null;
  const { path, query, hash } = resolveHref(rules, from.routePath, href);
  const target = splitRoute(rules, path);
  const intended = intendedPlace(rules, from, href);
  const route = [intended, { ...intended, lang: rules.defaultLang }, target]
    .map((parts) => joinRoute(rules, parts))
    .flatMap((candidate) => [candidate, toggleSlash(candidate)])
    .find((candidate) => routes.has(candidate));
  if (route === undefined) return null;
  return { url: routeToUrl(rules, route) + query + hash, route, hash };
}

/** Tells where a link within the site should lead, whether there is a page or not. */
export function intendedPlace(rules: UrlRules, from: LinkOrigin, href: string): RouteParts {
  const target = splitRoute(rules, resolveHref(rules, from.routePath, href).path);
  const named = namedPrefix(rules, href);
  return {
    version: named.version ? target.version : from.version,
    lang: named.lang ? target.lang : from.lang,
    path: target.path,
  };
}

/** Which prefixes a link settles: a relative one both, one from the root those it starts with. */
function namedPrefix(rules: UrlRules, href: string): { version: boolean; lang: boolean } {
  if (!href.startsWith('/')) return { version: true, lang: true };
  const [first = '', second = ''] = splitHref(href).path.split('/').slice(1);
  const version = rules.versions.includes(first);
  return { version, lang: rules.langs.includes(version ? second : first) };
}

/** The other of `/a` and `/a/`. */
export function toggleSlash(route: string): string {
  return route.endsWith('/') ? route.slice(0, -1) : `${route}/`;
}
