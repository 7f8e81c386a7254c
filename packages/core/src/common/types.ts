/**
 * The shapes that travel between the stages of the engine, and from the build to the browser.
 * Everything here is plain data that survives `JSON.stringify`.
 */

/** How a page is laid out (SPEC 2.1). Written as `pageType` in front matter. */
export type PageType = 'home' | 'doc' | '404' | 'custom' | 'blank';

/** One line of the outline (SPEC 3): depth 2 to 4, `charIndex` into the page's plain text or -1. */
export interface OutlineEntry {
  text: string;
  id: string;
  depth: number;
  charIndex: number;
}

/** A button of the hero; `link` is as the author wrote it, in records and page data a URL. */
export interface HeroAction {
  text: string;
  link: string;
  theme: 'brand' | 'alt';
}

/** The banner of a home page (SPEC 2.4). */
export interface Hero {
  name?: string | undefined;
  text?: string | undefined;
  tagline?: string | undefined;
  image?: { src: string; alt: string; width: number; height: number } | undefined;
  actions: HeroAction[];
}

/** A card of a home page; `icon` is a short text or an image, `span` counts of 12 columns. */
export interface Feature {
  icon?: string | undefined;
  title: string;
  details: string;
  link?: string | undefined;
  span: number;
}

/** Front matter after validation; keys the schema does not know are kept as they were written. */
export interface Frontmatter {
  title?: string | undefined;
  titleSuffix?: string | undefined;
  description?: string | undefined;
  pageType?: PageType | undefined;
  overview?: boolean | undefined;
  overviewHeaders?: number[] | undefined;
  sidebar?: boolean | undefined;
  outline?: boolean | undefined;
  footer?: boolean | undefined;
  /** What the page's score in search is multiplied with; 0 leaves it out. */
  searchWeight?: number | undefined;
  /** Names that searches can filter by. */
  tags?: string[] | undefined;
  navbar?: boolean | undefined;
  editLink?: boolean | undefined;
  globalUIComponents?: boolean | undefined;
  hero?: Hero | undefined;
  features?: Feature[] | undefined;
  [key: string]: unknown;
}

/** A place in a source file; line and column count from 1. */
export interface SourcePlace {
  file: string;
  line: number;
  column: number;
}

/** Something an author has to mend. Errors fail a build, warnings do not. */
export interface Problem {
  severity: 'error' | 'warning';
  /** What was found, in one sentence. */
  message: string;
  /** What to do about it. */
  fix: string;
  /** Path of the file relative to the site's root, with `/`. */
  file: string;
  line?: number | undefined;
  column?: number | undefined;
  /** The lines around the place, numbered; added where the file could be read. */
  frame?: string | undefined;
}

/** A link as an author wrote it, kept until the final HTML of all pages is known. */
export interface ContentLink extends SourcePlace {
  href: string;
  kind: 'link' | 'image';
  /** What readers click, in plain text; left out where there is none. */
  text?: string | undefined;
}

/** A file that a page shows (an image, a download), copied to `url` under a hashed name. */
export interface Asset {
  /** Absolute path of the source. */
  source: string;
  /** Path below the output folder, without a leading slash. */
  output: string;
  width?: number | undefined;
  height?: number | undefined;
}

/** The plain text between one heading (depth 1 to 4) and the next. */
export interface TextSection {
  /** Anchor of the heading; empty for the text before the first one. */
  id: string;
  heading: string;
  depth: number;
  text: string;
  code: string;
}

/** Where a page comes from and where it goes; computed from its path alone. */
export interface PageIdentity {
  /** Path of the source below the site's root, with `/` (`docs/en/guide/start/index.mdx`). */
  filePath: string;
  /** Path below the docs root without extension, as SPEC 3 calls it (`guide/start/index`). */
  pagePath: string;
  /** Route with language and version prefix but without the base (`/zh/guide/start/`). */
  routePath: string;
  lang: string;
  version: string;
}

/** HTML of a page in order: text as it is, and the number of a JSX root to be rendered there. */
export type BodyPart = string | number;

/** A name that a page takes from a module. */
export interface PageImport extends SourcePlace {
  /** Key of the module: path below the site's root, or a package specifier. */
  module: string;
  /** `default`, `*`, an exported name, or nothing where the module is imported for its effect alone. */
  imported: string;
}

/** The evaluated part of an MDX page: a function body giving its JSX roots. */
export interface PageProgram {
  /** Body of `(_h, _Fragment, _import, _components) => Array<() => ReactNode>`. */
  code: string;
  /** Where each JSX root is in the source. */
  places: RootPlace[];
}

export interface RootPlace extends SourcePlace {
  /** Line on which it ends, from 1. */
  lastLine: number;
}

/** All that is known of one page after its source was read once. */
export interface PageRecord extends PageIdentity {
  title: string;
  description: string;
  pageType: PageType;
  frontmatter: Frontmatter;
  toc: OutlineEntry[];
  /** False where a part could not be read: broken syntax, or an import that is not there. */
  isWhole: boolean;
  body: BodyPart[];
  program: PageProgram | null;
  /** Components the page uses without importing them, and where; the theme must know them. */
  components: Array<SourcePlace & { name: string }>;
  /** What the page takes from components and packages; they must have it. */
  imports: PageImport[];
  sections: TextSection[];
  links: ContentLink[];
  assets: Asset[];
  /** Absolute paths of every file the record depends on, also of those that are missing. */
  dependencies: string[];
  /** Hash of the source and of all dependencies. */
  sourceHash: string;
  problems: Problem[];
}

/** A link between pages: text and URL (with base). */
export interface PageLink {
  text: string;
  link: string;
}

/** A menu entry of the top bar (SPEC 3). */
export interface NavItem {
  text: string;
  link?: string | undefined;
  /** Regular expression tested against the route; without it, `link` must be a prefix of it. */
  activeMatch?: string | undefined;
  tag?: string | undefined;
  position?: 'left' | 'right' | undefined;
  /** Language of what `link` leads to, where it is another one; the build finds out. */
  hrefLang?: string | undefined;
  items?: NavItem[] | undefined;
}

/** One entry of a sidebar (SPEC 3), resolved: links are URLs with base. */
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
  /** Depths of the headings that an overview lists of this page, or of the pages in this group. */
  overviewHeaders?: number[] | undefined;
}

export interface SocialLink {
  icon: string;
  mode: 'link' | 'text' | 'img' | 'dom';
  content: string;
}

/** A tool of the same provider (SPEC 3); `desc` and `url` are for Chinese pages, `urlEn` is `url` by default. */
export interface ToolLink {
  name: string;
  desc: string;
  descEn: string;
  logo: string;
  /** Size of the logo in proportion to the others; 1 by default. */
  logoScale?: number | undefined;
  url: string;
  urlEn?: string | undefined;
}

export interface ToolGroup {
  title: string;
  titleEn: string;
  links: ToolLink[];
}

/** How a popup is opened (SPEC 4). */
export type PopupTrigger = 'hover' | 'click' | 'focus' | 'contextMenu';

/** The line above everything; closing it is kept in local storage under `key`. */
export interface Announcement {
  key: string;
  message: string;
  /** As the author wrote it. */
  link: string;
}

export interface OverviewPage {
  text: string;
  link: string;
  headers: Array<{ text: string; link: string; depth: number }>;
}

export interface OverviewGroup {
  /** Id of its heading. */
  id: string;
  name: string;
  pages: OverviewPage[];
}

/** Page data (SPEC 3): what the browser needs of one page, its prose included. */
export interface PageData {
  /** Names the build; a tab that meets another one loads the page anew. */
  buildId: string;
  pagePath: string;
  routePath: string;
  filePath: string;
  lang: string;
  version: string;
  pageType: PageType;
  title: string;
  /** The text of `<title>`. */
  documentTitle: string;
  description: string;
  frontmatter: Frontmatter;
  toc: OutlineEntry[];
  /** Prose with rendered islands. Left out of the copy inside the page's own HTML. */
  html?: string | undefined;
  /** URLs of the stylesheets that only pages like this one load; left out like the prose, or without any. */
  styles?: string[] | undefined;
  /** URL of the data file of this section's sidebar; null without a sidebar. */
  sidebar: string | null;
  /** URL of the site data of this page's language and version. */
  site: string;
  prev: PageLink | null;
  next: PageLink | null;
  editLink: string | null;
  /** Time of the last commit, ISO 8601. */
  lastUpdated: string | null;
  /** URL of the same or the nearest page, per language and per version. */
  languages: Record<string, string>;
  versions: Record<string, string>;
  overview: OverviewGroup[] | null;
}

/** Texts of the theme in one language. */
export type Labels = Record<LabelName, string>;
export type LabelName =
  | 'notFoundTitle'
  | 'takeMeHome'
  | 'outline'
  | 'previousPage'
  | 'nextPage'
  | 'editPage'
  | 'lastUpdated'
  | 'skipToContent'
  | 'skipToNavigation'
  | 'mainNavigation'
  | 'sidebarNavigation'
  | 'menu'
  | 'close'
  | 'appearance'
  | 'light'
  | 'dark'
  | 'auto'
  | 'language'
  | 'version'
  | 'overview'
  | 'filter'
  | 'filterPlaceholder'
  | 'others'
  | 'noMatch'
  | 'copyCode'
  | 'copied'
  | 'copyPrompt'
  | 'wrapCode'
  | 'packageManager'
  | 'zoomImage'
  | 'pageLoaded'
  | 'backToTop'
  | 'search'
  | 'source'
  | 'moreLinks'
  | 'tools'
  | 'organization'
  | 'announcement'
  | 'searchPlaceholder'
  | 'searchResults'
  | 'searching'
  | 'searchHint'
  | 'searchFailed'
  | 'searchSlow'
  | 'retry'
  | 'reload'
  | 'cancel'
  | 'noResults'
  | 'tryAnotherKeyword'
  | 'didYouMean'
  | 'recentSearches'
  | 'firstPages'
  | 'removeSearch'
  | 'showAllResults'
  | 'resultCount'
  | 'keyMove'
  | 'keyOpen'
  | 'keyClose'
  | 'type'
  | 'default';

/** How the browser searches the site (SPEC 2.7, 7); `placeholder` is empty for the language's own. */
export type SearchAccess =
  | {
      mode: 'local';
      /** URL of a file that says where the index is: `{ "index": URL }`. */
      pointerUrl: string;
      placeholder: string;
    }
  | { mode: 'remote'; apiUrl: string; searchIndexes: string[]; placeholder: string };

/** What every page of one language and version shares. Lists no pages. */
export interface SiteData {
  base: string;
  cleanUrls: boolean;
  lang: string;
  version: string;
  defaultLang: string;
  defaultVersion: string;
  title: string;
  description: string;
  icon: string;
  logo: string | { light: string; dark: string };
  logoText: string;
  nav: NavItem[];
  socialLinks: SocialLink[];
  toolLinks: ToolGroup[];
  toolsMenu: { trigger: PopupTrigger; organization?: string | undefined };
  announcement: Announcement | null;
  locales: Array<{ lang: string; label: string; htmlLang: string; dir: 'ltr' | 'rtl' }>;
  versions: string[];
  darkMode: boolean;
  hideNavbar: 'never' | 'always' | 'on-scroll';
  enableScrollToTop: boolean;
  localeRedirect: 'auto' | 'never';
  footerMessage: string;
  /** Null for a site without search. */
  search: SearchAccess | null;
  labels: Labels;
}
