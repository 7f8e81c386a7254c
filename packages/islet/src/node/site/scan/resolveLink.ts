import type { PagePlace } from '#shared/types.ts';
import {
  decodePath,
  isExternal,
  joinAnchor,
  joinBase,
  joinRoute,
  type RouteParts,
  readAnchor,
  resolveHref,
  routeToHtmlFile,
  routeToUrl,
  splitRoute,
  splitUrl,
  type UrlRules,
} from '#shared/url.ts';
import type { Ledger } from '../config/parseAddresses.ts';

/** Everything inside the site that a link can lead to. */
export interface LinkTargets {
  rules: UrlRules;
  routes: ReadonlySet<string>;
  /** Files of the output that aren't pages, by their decoded path (`images/logo.svg`). */
  files: ReadonlySet<string>;
  /** Routes of pages that are not published yet. */
  drafts?: ReadonlySet<string> | undefined;
  /** Routes that pages with a slug would have without it, and those that they have. */
  moved?: ReadonlyMap<string, string> | undefined;
  /** Every address that was ever published, if the site has a list of them. */
  ledger?: Ledger | null | undefined;
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
    routeToHtmlFile(resolveHref(rules, sourceRoute(targets, from), href).path),
  ];
  return names.some((name) => files.has(name))
    ? { url: joinBase(rules.base, href), page: null }
    : null;
}

/**
 * Finds the page that a link leads to; null for any other link. A link from the root without a version
 * or language keeps those of its page. Every link falls back to the default language, and then to the
 * route exactly as it is written. A missing or extra `/` at the end doesn't matter. Relative links and those with an
 * extension name files, also of pages with a slug; all others name addresses first.
 */
export function resolvePage(
  targets: Pick<LinkTargets, 'rules' | 'routes' | 'moved'>,
  from: PagePlace,
  href: string,
): LinkedPage | null {
  if (isExternal(href)) return null;
  const { rules, routes, moved } = targets;
  const { target, intended, query, hash } = readPlaces(targets, from, href);
  const isFile = namesFile(href);
  for (const parts of [intended, { ...intended, lang: rules.defaultLang }, target]) {
    const written = joinRoute(rules, parts);
    for (const candidate of [written, toggleSlash(written)]) {
      const ofFile = moved?.get(candidate) ?? candidate;
      const route = (isFile ? [ofFile, candidate] : [candidate, ofFile]).find((one) =>
        routes.has(one),
      );
      if (route === undefined) continue;
      const anchor = composeAnchor(hash);
      return { url: routeToUrl(rules, route) + query + anchor, route, hash: anchor };
    }
  }
  return null;
}

/** Gives the version, language and path that a link within the site means, even if there is no such page. */
export function intendedPlace(
  targets: Pick<LinkTargets, 'rules' | 'moved'>,
  from: PagePlace,
  href: string,
): RouteParts {
  return readPlaces(targets, from, href).intended;
}

/** Ids are composed, so that it doesn't matter how the letters of a link were typed. */
function composeAnchor(hash: string): string {
  const composed = readAnchor(hash);
  return composed === decodePath(hash.slice(1)) ? hash : joinAnchor('', composed);
}

/** A link within the site as it is written, and what it means. */
interface Places {
  target: RouteParts;
  intended: RouteParts;
  query: string;
  hash: string;
}

function readPlaces(
  targets: Pick<LinkTargets, 'rules' | 'moved'>,
  from: PagePlace,
  href: string,
): Places {
  const { rules } = targets;
  const { path, query, hash } = resolveHref(rules, sourceRoute(targets, from), href);
  const target = splitRoute(rules, path);
  const named = namedPrefix(rules, href);
  const intended = {
    version: named.version ? target.version : from.version,
    lang: named.lang ? target.lang : from.lang,
    path: target.path,
  };
  return { target, intended, query, hash };
}

function namesFile(href: string): boolean {
  return !href.startsWith('/') || /\.mdx?$/.test(splitUrl(href).path);
}

/** The route that a page would have by the path of its file, from which relative links start. */
export function sourceRoute(
  { moved }: Pick<LinkTargets, 'moved'>,
  { routePath }: Pick<PagePlace, 'routePath'>,
): string {
  return (moved && sourcesOf(moved).get(routePath)) ?? routePath;
}

const knownSources = new WeakMap<ReadonlyMap<string, string>, ReadonlyMap<string, string>>();

/** The same by route; kept, because each link of a site asks for it. */
function sourcesOf(moved: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const known = knownSources.get(moved);
  if (known) return known;
  const sources = new Map(Array.from(moved, ([source, route]) => [route, source]));
  knownSources.set(moved, sources);
  return sources;
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
