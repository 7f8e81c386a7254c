import type { SidebarItem } from '#shared/navigation.ts';
import type { PageSummary, Problem } from '#shared/types.ts';
import { joinRoute, routeToUrl, splitRoute } from '#shared/url.ts';
import type { FollowedLinks } from '../scan/followLinks.ts';
import type { SiteModel } from './createSite.ts';

/**
 * Warns about pages that readers can only find by searching: no menu, sidebar or other page leads to them.
 * From a page in the default language and version, menus lead to those of others.
 */
export function findUnlinkedPages(
  { targets, reached, sidebars }: Pick<SiteModel, 'targets' | 'reached' | 'sidebars'>,
  pages: readonly PageSummary[],
  sources: readonly FollowedLinks[],
): Problem[] {
  const { rules } = targets;
  const found = new Set(reached);
  const listed = new Set([...sidebars.values()].flatMap(urlsOf));
  for (const { from, links } of sources) {
    for (const { leadsTo } of links) {
      const route = leadsTo?.page?.route;
      if (route !== undefined && route !== from.routePath) found.add(route);
    }
  }
  const { defaultLang: lang, defaultVersion: version } = rules;
  const originOf = (routePath: string): string =>
    joinRoute(rules, { version, lang, path: splitRoute(rules, routePath).path });
  return pages.flatMap((page): Problem[] => {
    const { routePath, filePath, pageType, frontmatter, originalLang } = page;
    const isFound = [routePath, originOf(routePath)].some(
      (route) => found.has(route) || listed.has(routeToUrl(rules, route)),
    );
    const isHome = splitRoute(rules, routePath).path === '/';
    if (isFound || isHome || pageType === '404' || pageType === 'home') return [];
    const { draft, unlisted, sidebar } = frontmatter;
    const isHidden = typeof sidebar === 'object' && sidebar.hidden;
    if (filePath === '' || originalLang !== undefined || draft || unlisted || isHidden) return [];
    return [
      {
        severity: 'warning',
        message: 'No menu, sidebar or other page leads to this page.',
        fix: 'Link to it, list it in `_meta.json`, or write `unlisted: true` in its front matter.',
        file: filePath,
      },
    ];
  });
}

/** The URLs that a sidebar leads to. */
const urlsOf = (items: readonly SidebarItem[]): string[] =>
  items.flatMap(({ link, items: inside = [] }) => [...(link ? [link] : []), ...urlsOf(inside)]);
