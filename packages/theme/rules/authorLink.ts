import type { SiteData } from '@docs/common/types.ts';
import { isExternal, joinBase, normalizeRoute, routeToUrl, splitHref } from '@docs/common/url.ts';

/** The URL of a page that a prop in a page names from the site's root; other links stay as they are. */
export function pageUrl(site: Pick<SiteData, 'base' | 'cleanUrls'>, link: string): string {
  if (!isBelowRoot(link)) return link;
  const { path, query, hash } = splitHref(link);
  return routeToUrl(site, normalizeRoute(path)) + query + hash;
}

/** The same for a file that is no page. */
export function fileUrl({ base }: Pick<SiteData, 'base'>, link: string): string {
  return isBelowRoot(link) ? joinBase(base, link) : link;
}

const isBelowRoot = (link: string): boolean => link.startsWith('/') && !isExternal(link);
