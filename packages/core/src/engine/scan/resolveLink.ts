import type { PagePlace } from '#common/types.ts';
import {
  decodePath,
  isExternal,
  joinBase,
  joinRoute,
  type RouteParts,
  resolveHref,
  routeToHtmlFile,
  routeToUrl,
  splitRoute,
  splitUrl,
  type UrlRules,
} from '#common/url.ts';

/** Everything inside the site that a link can lead to. */
export interface LinkTargets {
  rules: UrlRules;
  routes: ReadonlySet<string>;
  /** Files of the output that aren't pages, by their decoded path (`images/logo.svg`). */
  files: ReadonlySet<string>;
  /** Routes of pages that are not published yet. */
  drafts?: ReadonlySet<string> | undefined;
}

/** A page that a link leads to; `hash` starts with `#` unless it is empty. */
export interface LinkedPage {
  /** With base, query and hash. */
  url: string;
  route: string;
  hash: string;
}

/** Where a link leads; `page` is null for a file and for another site. */
export interface ResolvedLink {
  url: string;
  page: LinkedPage | null;
}

/** Finds the page, the file or the other site that a link leads to; null for a dead link. */
export function resolveLink(
  targets: LinkTargets,
  from: PagePlace,
  href: string,
): ResolvedLink | null {
  if (isExternal(href)) return { url: href, page: null };
  const page = resolvePage(targets, from, href);
  if (page !== null) return { url: page.url, page };
  const { rules, files } = targets;
  const names = [
    decodePath(splitUrl(href).path).replace(/^\//, ''),
    routeToHtmlFile(resolveHref(rules, from.routePath, href).path),
  ];
  return names.some((name) => files.has(name))
    ? { url: joinBase(rules.base, href), page: null }
    : null;
}

/**
 * Finds the page that a link leads to; null for any other link. A link from the root without a version
 * or language keeps those of its page. Every link falls back to the default language, and then to the
 * route exactly as it is written. A missing or extra `/` at the end doesn't matter.
 */
export function resolvePage(
  { rules, routes }: Pick<LinkTargets, 'rules' | 'routes'>,
  from: PagePlace,
  href: string,
): LinkedPage | null {
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

/** Gives the version, language and path that a link within the site means, even if there is no such page. */
export function intendedPlace(rules: UrlRules, from: PagePlace, href: string): RouteParts {
  const target = splitRoute(rules, resolveHref(rules, from.routePath, href).path);
  const named = namedPrefix(rules, href);
  return {
    version: named.version ? target.version : from.version,
    lang: named.lang ? target.lang : from.lang,
    path: target.path,
  };
}

/** Whether a link names its version and language: relative links do, others only by their prefix. */
function namedPrefix(rules: UrlRules, href: string): { version: boolean; lang: boolean } {
  if (!href.startsWith('/')) return { version: true, lang: true };
  const [first = '', second = ''] = splitUrl(href).path.split('/').slice(1);
  const version = rules.versions.includes(first);
  return { version, lang: rules.langs.includes(version ? second : first) };
}

/** Adds or removes the `/` at the end of a route. */
export function toggleSlash(route: string): string {
  return route.endsWith('/') ? route.slice(0, -1) : `${route}/`;
}
