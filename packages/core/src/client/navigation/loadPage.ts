import type { SidebarItem } from '#common/navigation.ts';
import type { SiteData } from '#common/siteData.ts';
import type { PageData } from '#common/types.ts';
import {
  fileToUrl,
  joinRoute,
  routeToDataFile,
  splitRoute,
  type UrlRules,
  urlToRoute,
} from '#common/url.ts';
import type { AppState } from '../context.ts';
import type { JsonCache } from './jsonCache.ts';
import { loadStyles } from './pageStyles.ts';

/** The URL of the page data of a route. */
export function dataUrl(rules: Pick<UrlRules, 'base'>, route: string): string {
  return fileToUrl(rules.base, routeToDataFile(route));
}

/**
 * Loads everything that a URL path shows, with or without a trailing slash, since hosts serve both. A path
 * without a page shows the 404 page of its version and language, or that of the site. Throws if a file can't
 * be loaded or there is no 404 page either.
 */
export async function loadPage(cache: JsonCache, rules: UrlRules, path: string): Promise<AppState> {
  const route = urlToRoute(rules, path) ?? '/404';
  const twin = route.endsWith('/') ? route.slice(0, -1) : `${route}/`;
  const ownNotFound = joinRoute(rules, { ...splitRoute(rules, route), path: '/404' });
  for (const candidate of new Set([route, twin, ownNotFound, '/404'])) {
    const url = dataUrl(rules, candidate);
    const page = await cache.load(url);
    if (isPageData(page)) return completePage(cache, page);
    if (page !== null) throw new Error(`${url} is not page data.`);
  }
  throw new Error(`There is no page data for ${path}.`);
}

/**
 * Whether a file is page data. Its URL never changes, so a host may answer with something else; the URLs of all other
 * files contain the hash of what the build wrote. The build id tells whether this code fits the data.
 */
function isPageData(value: unknown): value is PageData {
  return typeof value === 'object' && value !== null && 'buildId' in value;
}

/** Adds the data that a page refers to, and loads its styles. Throws if the data can't be loaded. */
export async function completePage(cache: JsonCache, page: PageData): Promise<AppState> {
  const [site, sidebar] = await Promise.all([
    loadExisting(cache, page.siteUrl),
    page.sidebarUrl === null ? null : loadExisting(cache, page.sidebarUrl),
    loadStyles(page.styleUrls),
  ]);
  return { page, site: site as SiteData, sidebar: sidebar as SidebarItem[] | null };
}

/** Loads a file that must exist because another one refers to it. */
export async function loadExisting(cache: JsonCache, url: string): Promise<unknown> {
  const value = await cache.load(url);
  if (value === null) throw new Error(`${url} is missing.`);
  return value;
}
