import type { Frontmatter, SidebarOptions } from '#shared/frontmatter.ts';

/** How sidebars show a page, from its front matter. */
export function readSidebarOptions(frontmatter: Frontmatter): SidebarOptions {
  const { sidebar, sidebar_label: label, sidebar_position: order } = frontmatter;
  return { label, order, ...(typeof sidebar === 'object' && sidebar) };
}
