import type { NavItem, PageLink, SidebarItem } from '#common/navigation.ts';
import type { SiteData } from '#common/siteData.ts';
import type { PageData } from '#common/types.ts';
import { fileToUrl, isExternal, routeToDataFile, urlToRoute } from '#common/url.ts';

/** Number of suggested pages. */
const offered = 5;

/**
 * The first pages in the sidebar of the first menu entry; empty if there is no such entry or its data
 * can't be loaded.
 */
export async function loadFirstPages(site: SiteData): Promise<PageLink[]> {
  const url = listMenuLinks(site.nav).find((link) => !isExternal(link));
  const route = url && urlToRoute(site, url);
  if (!route) return [];
  try {
    const { sidebarUrl } = await readPageData(fileToUrl(site.base, routeToDataFile(route)));
    const sidebar: unknown = sidebarUrl && (await (await fetch(sidebarUrl)).json());
    return Array.isArray(sidebar) ? listSidebarPages(sidebar).slice(0, offered) : [];
  } catch (error) {
    console.error('The first pages could not be loaded.', error);
    return [];
  }
}

/** The client's cache is not used here: exporting it would add to the script that every page loads. */
async function readPageData(url: string): Promise<Partial<PageData>> {
  const [response, { readPage }] = await Promise.all([
    fetch(url),
    import('#client/navigation/readPage.ts'),
  ]);
  return Object(await readPage(response));
}

function listMenuLinks(nav: readonly NavItem[]): string[] {
  return nav.flatMap(({ link, items = [] }) => [
    ...(link === undefined ? [] : [link]),
    ...listMenuLinks(items),
  ]);
}

function listSidebarPages(items: readonly SidebarItem[]): PageLink[] {
  return items.flatMap(({ text, link, items: children = [] }) => [
    ...(link === undefined || isExternal(link) ? [] : [{ text, link }]),
    ...listSidebarPages(children),
  ]);
}
