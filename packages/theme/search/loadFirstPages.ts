import { createJsonCache, fetchJson } from '@docs/client/jsonCache.ts';
import { loadPage, urlRulesOf } from '@docs/client/loadPage.ts';
import type { NavItem, PageLink, SidebarItem, SiteData } from '@docs/common/types.ts';
import { isExternal } from '@docs/common/url.ts';

/** How many pages readers are offered to begin with. */
const offered = 5;

/**
 * The first pages of the sidebar that the first menu leads to; none where there is no such menu, and
 * where its data can't be loaded.
 */
export async function loadFirstPages(site: SiteData): Promise<PageLink[]> {
  const url = listMenuLinks(site.nav).find((link) => !isExternal(link));
  if (url === undefined) return [];
  try {
    const { sidebar } = await loadPage(createJsonCache(fetchJson), urlRulesOf(site), url);
    return listSidebarPages(sidebar ?? []).slice(0, offered);
  } catch (error) {
    console.error('The first pages could not be loaded.', error);
    return [];
  }
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
