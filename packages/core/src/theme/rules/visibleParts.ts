import type { PageData, SidebarItem, SiteData } from '#common/types.ts';

/** The parts of the frame around the content. */
export interface VisibleParts {
  navbar: boolean;
  sidebar: boolean;
  outline: boolean;
  footer: boolean;
  globalUI: boolean;
}

/** Decides which parts of the frame a page shows: its layout, then its front matter (SPEC 2.1). */
export function visibleParts(
  page: PageData,
  site: SiteData,
  sidebar: SidebarItem[] | null,
): VisibleParts {
  const { frontmatter } = page;
  const isDoc = page.pageType === 'doc';
  return {
    navbar: frontmatter.navbar !== false && site.hideNavbar !== 'always',
    sidebar: isDoc && frontmatter.sidebar !== false && sidebar !== null && sidebar.length > 0,
    outline: isDoc && frontmatter.outline !== false && page.toc.length > 0,
    footer: frontmatter.footer !== false,
    globalUI: frontmatter.globalUIComponents !== false,
  };
}
