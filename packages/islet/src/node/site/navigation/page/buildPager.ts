import type { PageLink, SidebarItem } from '#shared/navigation.ts';
import { flattenSidebar } from '../sidebar/flattenSidebar.ts';

/** The pages before and after a page (SPEC 2.6). */
export interface Pager {
  prev: PageLink | null;
  next: PageLink | null;
}

/**
 * Finds the previous and next page of each page in a sidebar, by URL. Only the pages that have this sidebar count: from
 * any other, a reader would go on somewhere else. A page that occurs twice counts at its first place.
 */
export function buildPager(
  items: readonly SidebarItem[],
  hasSidebar: (url: string) => boolean,
): Map<string, Pager> {
  const order = new Map<string, PageLink>();
  for (const { text, link } of flattenSidebar(items)) {
    if (link !== undefined && hasSidebar(link) && !order.has(link)) order.set(link, { text, link });
  }
  return connectPages([...order.values()]);
}

/** Gives each page, by its URL, the one before it and the one after it. */
export function connectPages(links: readonly PageLink[]): Map<string, Pager> {
  return new Map(
    links.map(({ link }, index) => [
      link,
      { prev: links[index - 1] ?? null, next: links[index + 1] ?? null },
    ]),
  );
}
