import type { NavItem } from '#shared/navigation.ts';
import { splitUrl, urlToRoute } from '#shared/url.ts';

/** Value of `aria-current` for a link: the current page, a section that contains it, or neither. */
export type Current = 'page' | 'true' | undefined;

/** The current page. */
export interface CurrentPlace {
  base: string;
  routePath: string;
  /** URL of the page, in the form that the engine writes into links. */
  url: string;
  /** Route of the home page in this language and version. */
  homeRoute: string;
}

/**
 * Returns `aria-current` for a sidebar link: only the page itself is current. URLs are compared as strings,
 * because every page does this for all links of its section.
 */
export function currentInSidebar(
  link: string | undefined,
  { url }: Pick<CurrentPlace, 'url'>,
): Current {
  return link !== undefined && splitUrl(link).path === url ? 'page' : undefined;
}

/**
 * Returns `aria-current` for an entry of the top bar (SPEC 2.3). It is active if its link or one of its entries is
 * the page, if its `activeMatch` matches the route, or, without one, if its link is a prefix of the route (except
 * for the home page).
 */
export function currentInNav(item: NavItem, place: CurrentPlace): Current {
  return currentInSidebar(item.link, place) ?? (holdsPlace(item, place) ? 'true' : undefined);
}

function holdsPlace(item: NavItem, place: CurrentPlace): boolean {
  const { routePath, homeRoute } = place;
  if (item.items?.some((child) => currentInNav(child, place))) return true;
  if (item.activeMatch !== undefined) {
    // A menu may be shared by several languages and versions, so its pattern doesn't contain their prefixes.
    const path = `/${routePath.slice(homeRoute.length)}`;
    const pattern = new RegExp(item.activeMatch);
    return pattern.test(routePath) || pattern.test(path);
  }
  const route = item.link === undefined ? null : urlToRoute(place, item.link);
  if (route === null || route === homeRoute) return false;
  return routePath.startsWith(route.endsWith('/') ? route : `${route}/`);
}
