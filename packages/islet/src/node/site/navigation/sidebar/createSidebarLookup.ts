import type { SidebarItem } from '#shared/navigation.ts';
import type { PagePlace } from '#shared/types.ts';
import { joinRoute, routeToUrl, splitRoute } from '#shared/url.ts';
import { listPrefixes } from '../../scan/listPrefixes.ts';
import { type LinkTargets, sourceRoute } from '../../scan/resolveLink.ts';
import { flattenSidebar } from './flattenSidebar.ts';

/** All sidebars by route. */
export interface KnownSidebars {
  sidebars: ReadonlyMap<string, SidebarItem[]>;
  /** Routes of those that are only for the pages in them. */
  alone: ReadonlySet<string>;
  /** Routes of the pages of blogs, which have none. */
  ofBlogs: ReadonlySet<string>;
}

/** Creates a function that gives the route of the sidebar of a page; null if it has none. */
export function createSidebarLookup(
  { rules, moved }: Pick<LinkTargets, 'rules' | 'moved'>,
  { sidebars, alone, ofBlogs }: KnownSidebars,
): (place: PagePlace) => string | null {
  const listed = new Map<string, Set<string>>();
  const lists = (route: string, url: string): boolean => {
    const urls = listed.get(route) ?? new Set(listLinks(sidebars.get(route) ?? []));
    listed.set(route, urls);
    return urls.has(url);
  };
  return (place) => {
    if (ofBlogs.has(place.routePath)) return null;
    const { version, lang } = place;
    // A page with a slug stays in the section of its folder.
    const { path } = splitRoute(rules, sourceRoute({ moved }, place));
    const routeOf = (prefix: string): string => joinRoute(rules, { version, lang, path: prefix });
    const prefix = listPrefixes(path).find((one) => sidebars.has(routeOf(one)));
    if (prefix === undefined) return null;
    // A page next to the sections isn't in any; it has a sidebar only if one lists it.
    const isBeside = prefix === '/' && (path.lastIndexOf('/') === 0 || alone.has(routeOf('/')));
    if (isBeside && !lists(routeOf('/'), routeToUrl(rules, place.routePath))) return null;
    return routeOf(prefix);
  };
}

/** The URLs of all entries of a sidebar. */
const listLinks = (items: readonly SidebarItem[]): string[] =>
  flattenSidebar(items).flatMap(({ link }) => link ?? []);
