import type { NearEntries, SidebarItem } from '#shared/navigation.ts';
import { splitUrl } from '#shared/url.ts';

/** A sidebar with at most this many entries is whole in every document. */
const small = 100;

/** The most entries that a document has of a larger one: 1300 px, the window of a screen with 1440 px. */
const shown = 40;

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
 * Returns a function that finds the part of a large sidebar that the document of the page at a URL has: of each group
 * around the page, and of the one that it is the title of, the entries next to the way to it. It gives null for other
 * sidebars, which are whole.
 */
export function createNear(items: readonly SidebarItem[]): (url: string) => NearEntries | null {
  if (!isLarge(items)) return () => null;
  // The first entry for a page counts, so it is set last.
  const ways = new Map(listWays(items).reverse());
  return (url) => selectNext(items, ways.get(url) ?? [0]);
}

/** For each entry its URL, and the positions of the groups around it, its own, and the first one inside it. */
function listWays(items: readonly SidebarItem[]): Array<[url: string, way: number[]]> {
  return items.flatMap(
    ({ link, items: inner = [] }, index): Array<[string, number[]]> => [
      ...(link === undefined
        ? []
        : [
            [splitUrl(link).path, inner.length > 0 ? [index, 0] : [index]] satisfies [
              string,
              number[],
            ],
          ]),
      ...listWays(inner).map(([url, way]): [string, number[]] => [url, [index, ...way]]),
    ],
  );
}

function selectNext(items: readonly SidebarItem[], way: readonly number[]): NearEntries {
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
