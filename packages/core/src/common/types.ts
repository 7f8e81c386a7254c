import type { SiteLabels } from './labels.ts';

/**
 * The data passed between the stages of the engine, and from the build to the browser.
 * Everything here is plain data that can be serialized as JSON.
 */

/** The layout of a page (SPEC 2.1), from `pageType` in its front matter. */
export type PageType = 'home' | 'doc' | '404' | 'custom' | 'blank';

/** An entry of the outline (SPEC 3): depth 2 to 4; `charIndex` is its position in the page's plain text, or -1. */
export interface OutlineEntry {
  text: string;
  id: string;
  depth: number;
  charIndex: number;
}

/** A button of the hero; `link` is as written in front matter, and a URL in records and page data. */
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

/** A card on a home page; `icon` is a short text or an image, `span` the number of columns out of 12. */
export interface Feature {
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

/** An element that a page adds to its head. */
export interface HeadElement {
  tag: 'meta' | 'link';
  attributes: Record<string, string>;
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
  hero?: Hero | undefined;
  features?: Feature[] | undefined;
  [key: string]: unknown;
}

/** A place in a source file; line and column start at 1. */
export interface SourcePlace {
  file: string;
  line: number;
  column: number;
}

/** A problem that an author has to fix. Errors fail a build, warnings don't. */
export interface Problem {
  severity: 'error' | 'warning';
  /** The problem, in one sentence. */
  message: string;
  /** How to fix it. */
  fix: string;
  /** Path of the file relative to the site's root, with `/`. */
  file: string;
  line?: number | undefined;
  column?: number | undefined;
  /** The numbered source lines around the place; set if the file could be read. */
  frame?: string | undefined;
}

/** A link as written by the author, kept until the final HTML of all pages is known. */
export interface ContentLink extends SourcePlace {
  href: string;
  kind: 'link' | 'image';
  /** The link text as plain text; omitted if there is none. */
  text?: string | undefined;
}

/** A file that a page uses (an image, a download), copied to `url` with a hash in its name. */
export interface Asset {
  /** Absolute path of the source. */
  source: string;
  /** Path below the output folder, without a leading slash. */
  output: string;
  width?: number | undefined;
  height?: number | undefined;
}

/** The plain text from one heading (depth 1 to 4) to the next. */
export interface TextSection {
  /** Anchor of the heading; empty for the text before the first heading. */
  id: string;
  heading: string;
  depth: number;
  text: string;
  code: string;
}

/** Source file and route of a page, computed from its path alone. */
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

/** Where a page is among the others; links and menus depend on nothing else of it. */
export type PagePlace = Pick<PageIdentity, 'routePath' | 'lang' | 'version'>;

/** What menus, sidebars and overviews know about a page. */
export interface PageSummary extends PageIdentity {
  title: string;
  pageType: PageType;
  frontmatter: Frontmatter;
}

/** A part of a page's HTML: markup, or the index of a JSX root to be rendered there. */
export type BodyPart = string | number;

/** An element of a component that the page doesn't import. */
export interface ComponentUse extends SourcePlace {
  name: string;
  /** The props that are written, in order; of children, only that there are some. */
  props: PropUse[];
  /** Whether it may have more props, as with `{...rest}`. */
  isOpen: boolean;
}

/** A prop in the same file as its element. */
export interface PropUse extends Pick<SourcePlace, 'line' | 'column'> {
  name: string;
  /** Null for what is computed, and for no value. */
  text: string | null;
}

/** The props that a component takes: the words that one can be, or whether there must be a value. */
export type PropRules = Readonly<Record<string, 'required' | 'optional' | readonly string[]>>;

/** An import of a page. */
export interface PageImport extends SourcePlace {
  /** Key of the module: path below the site's root, or a package specifier. */
  module: string;
  /** `default`, `*`, an exported name, or empty for a side-effect import. */
  imported: string;
}

/** The code of an MDX page: a function body that returns its JSX roots. */
export interface PageProgram {
  /** Body of `(_h, _Fragment, _import, _components) => Array<() => ReactNode>`. */
  code: string;
  /** Source positions of the JSX roots. */
  places: RootPlace[];
}

export interface RootPlace extends SourcePlace {
  /** Last line of the root, starting at 1. */
  lastLine: number;
}

/** Everything known about a page after its source has been compiled. */
export interface PageRecord extends PageSummary {
  description: string;
  toc: OutlineEntry[];
  /** False if a part could not be read because of broken syntax or a missing import. */
  isWhole: boolean;
  body: BodyPart[];
  program: PageProgram | null;
  /** Elements of components that the page doesn't import; the theme must provide them. */
  components: ComponentUse[];
  /** What the page imports from components and packages, which must export it. */
  imports: PageImport[];
  sections: TextSection[];
  links: ContentLink[];
  assets: Asset[];
  /** Absolute paths of all files that the record depends on, including missing ones. */
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
  /** How many entries of the list this one stands for, which the browser adds later; not in data files. */
  omitted?: number | undefined;
  /** Heading depths that an overview lists for this page, or for the pages in this group. */
  overviewHeaders?: number[] | undefined;
}

/**
 * The part of a large sidebar that is near a page: for each list on the way to it, from the outermost, the first entry, the
 * one after the last, and the one that leads to the page.
 */
export type NearEntries = Array<[start: number, end: number, center: number]>;

export interface SocialLink {
  name: string;
  /** SVG source; if empty, the name is shown. */
  icon: string;
  mode: 'link' | 'text' | 'img' | 'dom';
  content: string;
}

/** A tool by the same team (SPEC 3); `desc` and `url` are for Chinese pages, `urlEn` defaults to `url`. */
export interface ToolLink {
  name: string;
  desc: string;
  descEn: string;
  logo: string;
  /** Relative size of the logo; 1 by default. */
  logoScale?: number | undefined;
  url: string;
  urlEn?: string | undefined;
}

export interface ToolGroup {
  title: string;
  titleEn: string;
  links: ToolLink[];
}

/** How a popup opens (SPEC 4). */
export type PopupTrigger = 'hover' | 'click' | 'focus' | 'contextMenu';

/** The line above the bar; `key` is the local storage key that marks it as closed. */
export interface Announcement {
  key: string;
  message: string;
  /** As written by the author. */
  link: string;
}

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

/** Page data (SPEC 3): everything the browser needs for one page, including its prose. */
export interface PageData extends PageSummary {
  /** Id of the build; a tab that sees a different one reloads the page. */
  buildId: string;
  /** Content of `<title>`. */
  documentTitle: string;
  description: string;
  toc: OutlineEntry[];
  /** Prose with rendered islands. Omitted in the copy embedded in the page's own HTML. */
  html?: string | undefined;
  /** URLs of stylesheets that only some pages need; omitted if there are none, and in the embedded copy. */
  styleUrls?: string[] | undefined;
  /** URL of the data file of the section's sidebar; null if there is no sidebar. */
  sidebarUrl: string | null;
  /** What the document has of the sidebar; omitted if that is all. */
  near?: NearEntries | undefined;
  /** URL of the site data for the page's language and version. */
  siteUrl: string;
  prev: PageLink | null;
  next: PageLink | null;
  editUrl: string | null;
  /** URL of the page as Markdown. */
  markdownUrl: string | null;
  /** Time of the last commit, ISO 8601. */
  lastUpdated: string | null;
  /** URL of the same or the nearest page, by language and by version. */
  languageUrls: Record<string, string>;
  versionUrls: Record<string, string>;
  overview: OverviewGroup[] | null;
}

/** How the browser searches the site (SPEC 2.7, 7); an empty `placeholder` means the default text. */
export type SearchAccess =
  | {
      mode: 'local';
      /** URL of the JSON file that has the URL of the index: `{ "index": URL }`. */
      pointerUrl: string;
      placeholder: string;
    }
  | { mode: 'remote'; apiUrl: string; searchIndexes: string[]; placeholder: string };

/** Data shared by all pages of one language and version. Contains no list of pages. */
/** What is shown of a name in code: the URL of what explains it, and its type, default and summary, which may be empty. */
export type CodeTerm = [url: string, type: string, fallback: string, summary: string];

/** The names in code that link to what explains them; the config says where they are (`schema/codeLinks.ts`). */
export interface CodeLinks {
  package: string;
  configFile: string;
  configs: Record<string, string>;
  fragments: string;
  options: Array<{ at: string[]; terms: Record<string, CodeTerm> }>;
  exports: Record<string, CodeTerm>;
}

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
  /** `icon` is the SVG source of the organization's host. */
  toolsMenu: { trigger: PopupTrigger; organization?: string | undefined; icon: string };
  announcement: Announcement | null;
  locales: Array<{ lang: string; label: string; htmlLang: string; dir: 'ltr' | 'rtl' }>;
  versions: string[];
  darkMode: boolean;
  hideNavbar: 'never' | 'always' | 'on-scroll';
  enableScrollToTop: boolean;
  localeRedirect: 'auto' | 'never';
  footerMessage: string;
  /** Null if the site has no search. */
  search: SearchAccess | null;
  /** URL of the `CodeLinks` of the language, if the site has them. */
  codeLinksUrl?: string | undefined;
  labels: SiteLabels;
}
