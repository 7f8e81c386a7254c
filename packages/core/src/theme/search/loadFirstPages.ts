import type { NavItem, PageData, PageLink, SidebarItem, SiteData } from '#common/types.ts';
import { fileToUrl, isExternal, routeToDataFile, urlToRoute } from '#common/url.ts';

/** How many pages readers are offered to begin with. */
const offered = 5;

/**
 * The first pages of the sidebar that the first menu leads to; none where there is no such menu, and
 * where its data can't be loaded.
 */
export async function loadFirstPages(site: SiteData): Promise<PageLink[]> {
  const url = listMenuLinks(site.nav).find((link) => !isExternal(link));
  const route = url && urlToRoute(site, url);
  if (!route) return [];
  try {
    const page = (await readJson(fileToUrl(site.base, routeToDataFile(route)))) as PageData;
    const sidebar = page.sidebar === null ? [] : await readJson(page.sidebar);
    return listSidebarPages(sidebar as SidebarItem[]).slice(0, offered);
  } catch (error) {
    console.error('The first pages could not be loaded.', error);
    return [];
  }
}

/** The client's own cache is part of what every page loads, which would grow by sharing it. */
async function readJson(url: string): Promise<unknown> {
  return (await fetch(url)).json();
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
