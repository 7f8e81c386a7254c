import type { NearEntries, SidebarItem } from '#common/navigation.ts';
import { splitUrl } from '#common/url.ts';

/** A sidebar with at most this many entries is whole in every document. */
const small = 100;

/** The most entries that a document has of a larger one. */
const shown = 60;

/** Whether documents have only a part of a sidebar. */
export function isLarge(items: readonly SidebarItem[]): boolean {
  return countEntries(items, small + 1) > small;
}

/** The number of entries, or `enough` if there are as many: this is called for each page with its whole section. */
function countEntries(items: readonly SidebarItem[], enough: number): number {
  let count = 0;
  for (const { items: inner = [] } of items) {
    if (count >= enough) break;
    count += 1 + countEntries(inner, enough - count - 1);
  }
  return Math.min(count, enough);
}

/**
 * Finds the part of a large sidebar that the document of the page at `url` has: of each group around the page, and of
 * the one that it is the title of, the entries next to the way to it. Null for other sidebars, which are whole.
 */
export function findNear(items: readonly SidebarItem[], url: string): NearEntries | null {
  if (!isLarge(items)) return null;
  const way = findWay(items, url) ?? [0];
  const near: NearEntries = [];
  let [list, room] = [items, shown];
  for (const [depth, center] of way.entries()) {
    const size = Math.min(list.length, Math.floor(room / (way.length - depth)));
    // More entries follow the page than come before it, so that its link is in view at the top.
    const start = Math.max(0, Math.min(center - Math.floor(size / 6), list.length - size));
    near.push([start, start + size, center]);
    list = list[center]?.items ?? [];
    room -= size;
  }
  return near;
}

/** The positions of the groups around the first entry for a page, its own, and the first one inside it. */
function findWay(items: readonly SidebarItem[], url: string): number[] | null {
  for (const [index, { link, items: inner = [] }] of items.entries()) {
    // Comparing the start first is several times as fast, and this is called for each page with its whole
    // section.
    if (link?.startsWith(url) && splitUrl(link).path === url)
      return inner.length > 0 ? [index, 0] : [index];
    const way = findWay(inner, url);
    if (way) return [index, ...way];
  }
  return null;
}
