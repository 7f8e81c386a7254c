import type { SidebarItem } from '#shared/navigation.ts';
import type { SiteData } from '#shared/siteData.ts';
import type { PageData } from '#shared/types.ts';

/** Visibility of the parts around the content. */
export interface VisibleParts {
  /** The bar. */
  navbar: boolean;
  /** The sidebar. */
  sidebar: boolean;
  /** The outline. */
  outline: boolean;
  /** What is below the content. */
  footer: boolean;
  /** The announcement and the button back to the top. */
  globalUI: boolean;
}

/** Decides which parts a page shows, from its layout and front matter (SPEC 2.1). */
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
