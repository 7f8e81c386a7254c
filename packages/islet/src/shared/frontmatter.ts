import type { Status } from './describeStatus.ts';

/** The layout of a page (SPEC 2.1), from `pageType` in its front matter. */
export type PageType = 'home' | 'doc' | '404' | 'custom' | 'blank';

/** A button of the hero; `link` is as written in front matter, and a URL in records and page data. */
export interface HeroAction {
  /** What the button says. */
  text: string;
  /** Where it leads. */
  link: string;
  /** Filled, or only outlined. */
  theme: 'brand' | 'alt';
}

/** The banner of a home page (SPEC 2.4). */
export interface HeroData {
  /** Name, in the accent color. */
  name?: string | undefined;
  /** Rest of the heading. */
  text?: string | undefined;
  /** Sentence below it. */
  tagline?: string | undefined;
  /** Image beside it. */
  image?:
    | {
        /** As written in front matter, and a URL in records and page data. */
        src: string;
        /** Text for readers who don't see it. */
        alt: string;
        /** In CSS pixels. */
        width: number;
        /** In CSS pixels. */
        height: number;
      }
    | undefined;
  /** Buttons. */
  actions: HeroAction[];
}

/** A card on a home page. */
export interface FeatureData {
  /** A short text or an image. */
  icon?: string | undefined;
  /** Heading of the card. */
  title: string;
  /** Text of the card. */
  details: string;
  /** Where the heading leads. */
  link?: string | undefined;
  /** Width in twelfths of the grid. */
  span: number;
}

/** Someone who wrote a page. */
export interface Author {
  /** Name. */
  name: string;
  /** Where the name leads: as written in front matter, and a URL in records and page data. */
  url?: string | undefined;
  /** Picture: as written in front matter, and a URL in records and page data. */
  image?: string | undefined;
}

/** How sidebars show a page that no `_meta.json` describes otherwise. */
export interface SidebarOptions {
  /** What they say, instead of the title. */
  label?: string | undefined;
  /** Its place; a lower one comes first. */
  order?: number | undefined;
  /** A small label after the text. */
  badge?: string | undefined;
  /** Whether they leave the page out. */
  hidden?: boolean | undefined;
}

/** A list of posts, the newest first. */
export interface BlogOptions {
  /** The most posts on a page of the list. */
  perPage: number;
}

/** An element that the config or a page adds to the head; paths of the site have no base. */
export interface HeadElement {
  /** Name of the element. */
  tag: 'meta' | 'link' | 'script' | 'noscript';
  /** Its attributes, by name. */
  attributes: Record<string, string>;
  /** The code of a script, or the HTML that readers without scripts get. */
  content?: string | undefined;
}

/** Validated front matter; keys that the schema doesn't know are kept unchanged. */
export interface Frontmatter extends Status {
  /** Title of the page, if it is not its first heading. */
  title?: string | undefined;
  /** What follows the title in the browser tab. */
  titleSuffix?: string | undefined;
  /** One sentence about the page. */
  description?: string | undefined;
  /** The page's address below its language: from there if it starts with `/`, else from the folder of the file. */
  slug?: string | undefined;
  /** The layout. */
  pageType?: PageType | undefined;
  /** Whether the page lists all pages of the folder. */
  overview?: boolean | undefined;
  /** Depths of the headings that overviews list. */
  overviewHeaders?: number[] | undefined;
  /** How the page lists those of its folder that have a date. */
  blog?: BlogOptions | undefined;
  /** Whether there is a sidebar, or how sidebars show the page. */
  sidebar?: boolean | SidebarOptions | undefined;
  /** Another name of `sidebar.label`. */
  sidebar_label?: string | undefined;
  /** Another name of `sidebar.order`. */
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
  /** Whether anything is below the content. */
  footer?: boolean | undefined;
  /** At most three questions that the page answers, as readers would search for them. */
  answers?: string[] | undefined;
  /** How much the page's text counts in search, beside its title and headings; 0 excludes the page. */
  searchWeight?: number | undefined;
  /** Tags that searches can filter by. */
  tags?: string[] | undefined;
  /** Whether there is a top bar. */
  navbar?: boolean | undefined;
  /** Whether there is a link to the source. */
  editLink?: boolean | undefined;
  /** Where the page can be edited, or `false`. */
  editUrl?: false | string | undefined;
  /** Whether the time of the last update is shown, or that time (ISO 8601). */
  lastUpdated?: boolean | string | undefined;
  /** When the page was published (ISO 8601). */
  date?: string | undefined;
  /** Who wrote the page. */
  authors?: Author[] | undefined;
  /** The text of the link to the page before, or `false` for none. */
  prev?: false | string | undefined;
  /** The text of the link to the page after, or `false` for none. */
  next?: false | string | undefined;
  /** Whether the page has the announcement and the button back to the top. */
  globalUIComponents?: boolean | undefined;
  /** The banner of a home page. */
  hero?: HeroData | undefined;
  /** The cards of a home page. */
  features?: FeatureData[] | undefined;
  [key: string]: unknown;
}
