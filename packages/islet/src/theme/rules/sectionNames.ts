import type { NavItem, SidebarItem } from '#shared/navigation.ts';
import { type CurrentPlace, currentInNav, currentInSidebar } from './activeLink.ts';

/**
 * Names the section of a page, outermost first: the entry of the top bar, then the sidebar groups
 * that contain its link, without a group that links to the page itself.
 */
export function sectionNames(
  { nav, sidebar }: { nav: readonly NavItem[]; sidebar: readonly SidebarItem[] },
  place: CurrentPlace,
): string[] {
  const section = nav.find((item) => currentInNav(item, place));
  return [...(section ? [section.text] : []), ...(groupsAround(sidebar, place) ?? [])];
}

/** Null if no link leads to the page. */
function groupsAround(items: readonly SidebarItem[], place: CurrentPlace): string[] | null {
  for (const { link, text, items: children = [] } of items) {
    if (currentInSidebar(link, place)) return [];
    const groups = groupsAround(children, place);
    if (groups) return [text, ...groups];
  }
  return null;
}
