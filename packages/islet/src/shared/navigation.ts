/** A link between pages: text and URL (with base). */
export interface PageLink {
  text: string;
  link: string;
}

/** An entry of the top bar (SPEC 3). */
export interface NavItem {
  text: string;
  link?: string | undefined;
  /** Regular expression for routes; without it, the entry is active if `link` is a prefix of the route. */
  activeMatch?: string | undefined;
  tag?: string | undefined;
  position?: 'left' | 'right' | undefined;
  /** Language of the page that `link` leads to, if it is a different one; set by the build. */
  hrefLang?: string | undefined;
  /** Whether `link` leads to something of the site that is no page, such as a file; set by the build. */
  isFile?: boolean | undefined;
  items?: NavItem[] | undefined;
}

/** A resolved sidebar entry (SPEC 3): links are URLs with base. */
export interface SidebarItem {
  text: string;
  link?: string | undefined;
  tag?: string | undefined;
  context?: string | undefined;
  collapsible?: boolean | undefined;
  collapsed?: boolean | undefined;
  items?: SidebarItem[] | undefined;
  /** A horizontal line instead of a link. */
  dividerType?: 'dashed' | 'solid' | undefined;
  /** A heading inside the sidebar instead of a link. */
  sectionHeaderText?: string | undefined;
  /** Number of entries that this one replaces until the browser adds them; not in data files. */
  omitted?: number | undefined;
  /** Heading depths that an overview lists for this page, or for the pages in this group. */
  overviewHeaders?: number[] | undefined;
}

/**
 * The part of a large sidebar that is near a page: for each list on the way to it, from the outermost, the
 * first entry, the one after the last, and the one that leads to the page.
 */
export type NearEntries = Array<[start: number, end: number, center: number]>;

export interface OverviewPage {
  text: string;
  link: string;
  headers: Array<{ text: string; link: string; depth: number }>;
}

export interface OverviewGroup {
  /** Id of the group's heading. */
  id: string;
  name: string;
  pages: OverviewPage[];
}
