import { isPageData } from '#shared/isPageData.ts';
import type { SidebarItem } from '#shared/navigation.ts';
import type { SiteData } from '#shared/siteData.ts';
import type { PageData } from '#shared/types.ts';
import {
  fileToUrl,
  joinRoute,
  routeToDataFile,
  splitRoute,
  type UrlRules,
  urlToRoute,
} from '#shared/url.ts';
import type { AppState } from '../context.ts';
import type { DataCache } from './dataCache.ts';
import { loadStyles } from './loadStyles.ts';

/** The URL of the page data of a route. */
export function dataUrl(rules: Pick<UrlRules, 'base'>, route: string): string {
  return fileToUrl(rules.base, routeToDataFile(route));
}

/**
 * Loads everything that a URL path shows, with or without a trailing slash, since hosts serve both. A path
 * without a page shows the 404 page of its version and language, or that of the site. Throws if a file can't
 * be loaded or there is no 404 page either.
 */
export async function loadPage(cache: DataCache, rules: UrlRules, path: string): Promise<AppState> {
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

/** Loads the site data. Throws if the host answers with anything else. */
export async function loadSite(cache: DataCache, url: string): Promise<SiteData> {
  const value = await cache.load(url);
  if (isSiteData(value)) return value;
  throw new Error(`${url} is missing or is not site data.`);
}

async function loadSidebar(cache: DataCache, url: string): Promise<SidebarItem[]> {
  const value = await cache.load(url);
  if (Array.isArray(value)) return value;
  throw new Error(`${url} is missing or is not a sidebar.`);
}

function isSiteData(value: unknown): value is SiteData {
  return 'nav' in Object(value);
}

/** Adds the data that a page refers to, and loads its styles. Throws if the data can't be loaded. */
export async function completePage(cache: DataCache, page: PageData): Promise<AppState> {
  const [site, sidebar] = await Promise.all([
    loadSite(cache, page.siteUrl),
    page.sidebarUrl === null ? null : loadSidebar(cache, page.sidebarUrl),
    loadStyles(page.styleUrls),
  ]);
  return { page, site, sidebar };
}
