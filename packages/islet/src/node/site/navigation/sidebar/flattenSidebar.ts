import type { SidebarItem } from '#shared/navigation.ts';

/** Lists the entries of a sidebar in reading order, each group before its entries. */
export function flattenSidebar(items: readonly SidebarItem[]): SidebarItem[] {
  return items.flatMap((item) => [item, ...flattenSidebar(item.items ?? [])]);
}
