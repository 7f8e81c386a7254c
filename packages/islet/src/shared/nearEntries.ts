import type { NearEntries, SidebarItem } from './navigation.ts';

/** The URL of the document that lists a whole sidebar, from that of its data file. */
export function contentsUrl(sidebarUrl: string): string {
  return sidebarUrl.replace(/json$/, 'html');
}

/**
 * Leaves out of a sidebar what isn't near a page; other groups than those on the way are folded. In place of each gap is
 * what `createGap` gives for the number of entries left out of the list.
 */
export function selectNear(
  items: readonly SidebarItem[],
  [[start, end, center] = [0, 0, 0], ...inner]: NearEntries,
  createGap: (omitted: number) => SidebarItem,
): SidebarItem[] {
  return items.flatMap((item, index) => {
    if (start <= index && index < end) {
      const kept = item.items && selectNear(item.items, index === center ? inner : [], createGap);
      return { ...item, collapsed: true, items: kept };
    }
    const isFirst = index === 0 || index === end;
    return isFirst ? createGap((index < start ? start : items.length) - index) : [];
  });
}
