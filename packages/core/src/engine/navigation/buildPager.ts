import type { PageLink, SidebarItem } from '#common/types.ts';
import { flattenSidebar } from './flattenSidebar.ts';

/** The pages before and after a page (SPEC 2.6). */
export interface Pager {
  prev: PageLink | null;
  next: PageLink | null;
}

/**
 * Orders the pages of a sidebar, by their URL. What is no page of the site is passed over, and a page
 * that is in the sidebar twice counts where it is first.
 */
export function buildPager(
  items: readonly SidebarItem[],
  isPage: (url: string) => boolean,
): Map<string, Pager> {
  const order = new Map<string, PageLink>();
  for (const { text, link } of flattenSidebar(items)) {
    if (link !== undefined && isPage(link) && !order.has(link)) order.set(link, { text, link });
  }
  const links = [...order.values()];
  return new Map(
    links.map(({ link }, index) => [
      link,
      { prev: links[index - 1] ?? null, next: links[index + 1] ?? null },
    ]),
  );
}
