/** A link between pages. */
export interface PageLink {
  /** What the link says. */
  text: string;
  /** URL with base. */
  link: string;
}

/** An entry of the top bar (SPEC 3). */
export interface NavItem {
  /** What the entry says. */
  text: string;
  /** Where it leads. */
  link?: string | undefined;
  /** Regular expression for routes; without it, the entry is active if `link` is a prefix of the route. */
  activeMatch?: string | undefined;
  /** A small label after the text. */
  tag?: string | undefined;
  /** Side of the bar. */
  position?: 'left' | 'right' | undefined;
  /** Language of the page that `link` leads to, if it is a different one; set by the build. */
  hrefLang?: string | undefined;
  /** Whether `link` leads to something of the site that is no page, such as a file; set by the build. */
  isFile?: boolean | undefined;
  /** Entries of a drop-down menu. */
  items?: NavItem[] | undefined;
}

/** A resolved sidebar entry (SPEC 3): links are URLs with base. */
export interface SidebarItem {
  /** What the entry says. */
  text: string;
  /** URL with base. */
  link?: string | undefined;
  /** A small label after the text. */
  tag?: string | undefined;
  /** A name by which the theme can style the entry. */
  context?: string | undefined;
  /** Whether readers can fold the group. */
  collapsible?: boolean | undefined;
  /** Whether the group starts folded. */
  collapsed?: boolean | undefined;
  /** Entries of the group. */
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

/** A page in an overview. */
export interface OverviewPage extends PageLink {
  /** What is new, deprecated or experimental, in words. */
  tag?: string | undefined;
  /** What it is about, in one sentence; omitted if it says nothing. */
  summary?: string | undefined;
  /** The default of the option that it explains; omitted if it explains none. */
  default?: string | undefined;
  /** Its headings. */
  headers: OverviewHeading[];
}

/** A heading in an overview. */
export interface OverviewHeading extends PageLink {
  /** From 1 to 6. */
  depth: number;
  /** What is new, deprecated or experimental, in words. */
  tag?: string | undefined;
  /** Whether it says little about its page, because several others have it too. */
  isShared?: true | undefined;
}

/** A group of pages in an overview. */
export interface OverviewGroup {
  /** Id of the group's heading. */
  id: string;
  /** Its heading. */
  name: string;
  /** Its pages, in the order of the sidebar. */
  pages: OverviewPage[];
}
