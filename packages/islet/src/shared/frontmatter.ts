/** The layout of a page (SPEC 2.1), from `pageType` in its front matter. */
export type PageType = 'home' | 'doc' | '404' | 'custom' | 'blank';

/** A button of the hero; `link` is as written in front matter, and a URL in records and page data. */
export interface HeroAction {
  text: string;
  link: string;
  theme: 'brand' | 'alt';
}

/** The banner of a home page (SPEC 2.4). */
export interface HeroData {
  name?: string | undefined;
  text?: string | undefined;
  tagline?: string | undefined;
  image?: { src: string; alt: string; width: number; height: number } | undefined;
  actions: HeroAction[];
}

/** A card on a home page; `icon` is a short text or an image, `span` the number of columns out of 12. */
export interface FeatureData {
  icon?: string | undefined;
  title: string;
  details: string;
  link?: string | undefined;
  span: number;
}

/** Someone who wrote a page; `url` and `image` are as written in front matter, and URLs in records and page data. */
export interface Author {
  name: string;
  url?: string | undefined;
  image?: string | undefined;
}

/** How sidebars show a page that no `_meta.json` describes otherwise; a lower `order` comes first. */
export interface SidebarOptions {
  label?: string | undefined;
  order?: number | undefined;
  badge?: string | undefined;
  hidden?: boolean | undefined;
}

/** An element that the config or a page adds to the head; paths of the site have no base. */
export interface HeadElement {
  tag: 'meta' | 'link' | 'script' | 'noscript';
  attributes: Record<string, string>;
  /** The code of a script, or the HTML that readers without scripts get. */
  content?: string | undefined;
}

/** Validated front matter; keys that the schema doesn't know are kept unchanged. */
export interface Frontmatter {
  title?: string | undefined;
  titleSuffix?: string | undefined;
  description?: string | undefined;
  /** The page's address below its language: from there if it starts with `/`, else from the folder of the file. */
  slug?: string | undefined;
  pageType?: PageType | undefined;
  overview?: boolean | undefined;
  overviewHeaders?: number[] | undefined;
  /** Whether there is a sidebar, or how sidebars show the page. */
  sidebar?: boolean | SidebarOptions | undefined;
  /** Other names of `sidebar.label` and `sidebar.order`. */
  sidebar_label?: string | undefined;
  sidebar_position?: number | undefined;
  /** Whether only the dev server shows the page. */
  draft?: boolean | undefined;
  /** Whether the page is left out of sidebars, search, lists of pages and search engines. */
  unlisted?: boolean | undefined;
  /** Whether the page can be found by searching. */
  search?: boolean | undefined;
  /** Elements of the page's head. */
  head?: HeadElement[] | undefined;
  /** Whether there is an outline, or which depths it lists: one, or from one to another. */
  outline?: boolean | 'deep' | number | [number, number] | undefined;
  footer?: boolean | undefined;
  /** Factor for the page's search score; 0 excludes the page. */
  searchWeight?: number | undefined;
  /** Tags that searches can filter by. */
  tags?: string[] | undefined;
  navbar?: boolean | undefined;
  editLink?: boolean | undefined;
  /** Where the page can be edited, or `false`. */
  editUrl?: false | string | undefined;
  /** Whether the time of the last update is shown, or that time (ISO 8601). */
  lastUpdated?: boolean | string | undefined;
  /** When the page was published (ISO 8601). */
  date?: string | undefined;
  authors?: Author[] | undefined;
  /** The text of the link to the page before, or `false` for none. */
  prev?: false | string | undefined;
  next?: false | string | undefined;
  globalUIComponents?: boolean | undefined;
  hero?: HeroData | undefined;
  features?: FeatureData[] | undefined;
  [key: string]: unknown;
}
