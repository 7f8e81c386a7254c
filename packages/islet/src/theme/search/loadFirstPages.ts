import { isPageData } from '#shared/isPageData.ts';
import type { NavItem, PageLink, SidebarItem } from '#shared/navigation.ts';
import type { SiteData } from '#shared/siteData.ts';
import type { PageData } from '#shared/types.ts';
import { fileToUrl, isExternal, routeToDataFile, urlToRoute } from '#shared/url.ts';

/** Number of suggested pages. */
const offered = 5;

/**
 * The first pages in the sidebar of the first page in the menu; empty if there is no such entry or its data
 * can't be loaded.
 */
export async function loadFirstPages(site: SiteData): Promise<PageLink[]> {
  const route = findFirstRoute(site);
  if (!route) return [];
  try {
    const page = await readPageData(fileToUrl(site.base, routeToDataFile(route)));
    const sidebar = page.sidebarUrl && (await (await fetchGood(page.sidebarUrl)).json());
    return Array.isArray(sidebar) ? listSidebarPages(sidebar).slice(0, offered) : [];
  } catch (error) {
    console.error('The first pages could not be loaded.', error);
    return [];
  }
}

/** The route of the first page in the menu, if any. */
export function findFirstRoute(site: Pick<SiteData, 'base' | 'nav'>): string | undefined {
  const links = listMenuLinks(site.nav);
  return links.flatMap((link) => urlToRoute(site, link) ?? [])[0];
}

/** The client's cache is not used here: exporting it would add to the script that every page loads. */
async function readPageData(url: string): Promise<PageData> {
  const [response, { readPage }] = await Promise.all([
    fetchGood(url),
    import('#client/navigation/pageCode.ts'),
  ]);
  const page = await readPage(response);
  if (!isPageData(page)) throw new Error(`${url} is not page data.`);
  return page;
}

async function fetchGood(url: string): Promise<Response> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} was answered with status ${response.status}.`);
  return response;
}

function listMenuLinks(nav: readonly NavItem[]): string[] {
  return nav.flatMap(({ link, isFile, items = [] }) => [
    ...(link === undefined || isFile ? [] : [link]),
    ...listMenuLinks(items),
  ]);
}

function listSidebarPages(items: readonly SidebarItem[]): PageLink[] {
  return items.flatMap(({ text, link, items: children = [] }) => [
    ...(link === undefined || isExternal(link) ? [] : [{ text, link }]),
    ...listSidebarPages(children),
  ]);
}
