import type { Frontmatter, PageType } from './frontmatter.ts';
import type { NearEntries, OverviewGroup, PageLink } from './navigation.ts';
import type { SkeletonSection } from './skeleton.ts';

/**
 * The shapes of a page on its way through the stages of the engine, and to the browser. Everything here is
 * plain data that can be serialized as JSON.
 */

/** An entry of the outline (SPEC 3): depth 2 to 4; `charIndex` is its position in the page's plain text, or -1. */
export interface OutlineEntry {
  /** Text of the heading. */
  text: string;
  /** Its anchor. */
  id: string;
  /** From 2 to 4. */
  depth: number;
  /** Where it starts in the page's text, for search. */
  charIndex: number;
  /** How long readers may rely on what is under it, in a few words; omitted if its author doesn't say. */
  status?: string | undefined;
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

/** A stylesheet of one page, with its path below the output folder. */
export interface PageStylesheet {
  output: string;
  text: string;
}

/** The plain text from one heading (depth 1 to 4) to the next. */
export interface TextSection {
  /** Anchor of the heading; empty for the text before the first heading. */
  id: string;
  heading: string;
  depth: number;
  text: string;
  code: string;
  /** As in the outline. */
  status?: string | undefined;
}

/** Source file and route of a page, computed from its path alone. */
export interface PageIdentity {
  /** Path of the source below the site's root, with `/` (`docs/en/guide/start/index.mdx`). */
  filePath: string;
  /** Path below the docs root without extension, as SPEC 3 calls it (`guide/start/index`). */
  pagePath: string;
  /** Route with language and version prefix but without the base (`/zh/guide/start/`). */
  routePath: string;
  /** The language of the page. */
  lang: string;
  /** The version of the page; empty if the site has only one. */
  version: string;
  /** Number of a page that continues the list of its file, from 2; omitted for all others. */
  listPage?: number | undefined;
  /** The language of the text of a page that isn't translated; omitted for all others. */
  originalLang?: string | undefined;
}

/** The place of a page among the others; links and menus depend on nothing else. */
export type PagePlace = Pick<PageIdentity, 'routePath' | 'lang' | 'version'>;

/** What menus, sidebars and overviews know about a page. */
export interface PageSummary extends PageIdentity {
  /** The title of the page. */
  title: string;
  /** The layout. */
  pageType: PageType;
  /** What the author wrote about the page. */
  frontmatter: Frontmatter;
}

/** A part of a page's HTML: markup, or the index of a JSX root to be rendered there. */
export type BodyPart = string | number;

/** An element of a component that the page doesn't import. */
export interface ComponentUse extends SourcePlace {
  name: string;
  /** `Item` of `<Menu.Item>`, whose name is `Menu`. */
  part?: string;
  /** The props that are written, in order; for children, only that there are some. */
  props: PropUse[];
  /** Whether it may have more props, as with `{...rest}`. */
  isOpen: boolean;
}

/** A prop in the same file as its element. */
export interface PropUse extends Pick<SourcePlace, 'line' | 'column'> {
  name: string;
  /** Null if it is computed or has no value. */
  text: string | null;
}

/**
 * The props that a component takes: the words that one can be, or whether there must be a value. An `icon` is optional,
 * and has no names.
 */
export type PropRules = Readonly<
  Record<string, 'required' | 'optional' | 'icon' | readonly string[]>
>;

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
  /** The default of the option that the title names, as the page writes it; empty if there is none. */
  default: string;
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
  /** What its translations have to have, too; null if no language is compared with another. */
  skeleton: SkeletonSection[] | null;
  links: ContentLink[];
  assets: Asset[];
  /** The rules that formulas have instead of inline styles; null if there are none. */
  stylesheet: PageStylesheet | null;
  /** Absolute paths of all files that the record depends on, including missing ones. */
  dependencies: string[];
  /** Hash of the source and of all dependencies. */
  sourceHash: string;
  problems: Problem[];
}

/** Page data (SPEC 3): everything the browser needs for one page, including its prose. */
export interface PageData extends PageSummary {
  /** Id of the build; a tab that sees a different one reloads the page. */
  buildId: string;
  /** Content of `<title>`. */
  documentTitle: string;
  /** One sentence about the page, or its first paragraph. */
  description: string;
  /** The headings of the outline. */
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
  /** The page before. */
  prev: PageLink | null;
  /** The page after. */
  next: PageLink | null;
  /** Where the page can be edited. */
  editUrl: string | null;
  /** URL of the page as Markdown. */
  markdownUrl: string | null;
  /** Time of the last commit, ISO 8601. */
  lastUpdated: string | null;
  /** URL of the same or the nearest page, by language. */
  languageUrls: Record<string, string>;
  /** URL of the page that search engines should take instead; omitted if they should take this one. */
  canonicalUrl?: string | undefined;
  /** Languages that lack a translation, so that their URL leads to something else; omitted if there are none. */
  untranslatedLangs?: string[] | undefined;
  /** URL of the same or the nearest page, by version. */
  versionUrls: Record<string, string>;
  /** What an overview lists; null on other pages. */
  overview: OverviewGroup[] | null;
}
