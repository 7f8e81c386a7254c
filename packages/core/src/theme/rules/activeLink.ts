import type { NavItem } from '#common/types.ts';
import { splitHref, urlToRoute } from '#common/url.ts';

/** The value of `aria-current` for a link: this very page, a part of the site it lies in, or neither. */
export type Current = 'page' | 'true' | undefined;

/** Where the reader is. */
export interface CurrentPlace {
  base: string;
  routePath: string;
  /** URL of the page, as the engine writes it into links. */
  url: string;
  /** Route of the home page in this language and version. */
  homeRoute: string;
}

/**
 * Marks a sidebar link: only the page itself is current. URLs are compared as they are, for every page
 * does this with all links of its section.
 */
export function currentInSidebar(
  link: string | undefined,
  { url }: Pick<CurrentPlace, 'url'>,
): Current {
  return link !== undefined && splitHref(link).path === url ? 'page' : undefined;
}

/**
 * Marks an entry of the top bar (SPEC 2.3): its link or one of its entries is the page; else its
 * `activeMatch` fits the route; without one, its link is a prefix of the route, but not the home page.
 */
export function currentInNav(item: NavItem, place: CurrentPlace): Current {
  return currentInSidebar(item.link, place) ?? (holdsPlace(item, place) ? 'true' : undefined);
}

function holdsPlace(item: NavItem, place: CurrentPlace): boolean {
  const { routePath, homeRoute } = place;
  if (item.items?.some((child) => currentInNav(child, place))) return true;
  if (item.activeMatch !== undefined) {
    // One menu may serve several languages and versions, whose prefixes it does not name.
    const path = `/${routePath.slice(homeRoute.length)}`;
    const pattern = new RegExp(item.activeMatch);
    return pattern.test(routePath) || pattern.test(path);
  }
  const route = item.link === undefined ? null : urlToRoute(place, item.link);
  if (route === null || route === homeRoute) return false;
  return routePath.startsWith(route.endsWith('/') ? route : `${route}/`);
}
