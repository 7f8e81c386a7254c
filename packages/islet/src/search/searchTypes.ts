import type { TextSection } from '#shared/types.ts';

/** A page to be indexed (SPEC 3: search document). */
export interface SearchDocument {
  /** Route with language and version prefix, without the base. */
  routePath: string;
  title: string;
  description: string;
  /** The page's text by headings of depth 1 to 4, in order; includes the table of contents. */
  content: TextSection[];
  /** Questions that the page answers, which count like headings. */
  answers?: string[] | undefined;
  /** How much the page's text counts beside its title, headings and questions; 1 by default. */
  weight?: number | undefined;
  /** Texts of links from other pages, by the anchor they lead to; `''` is the start of the page. */
  mentions?: Mentions | undefined;
  /** Tags that queries can filter by. */
  tags?: string[] | undefined;
}

/** Link texts by anchor, without duplicates. */
export type Mentions = Readonly<Record<string, readonly string[]>>;

/** Settings shared by all documents of an index; stored in it. */
export interface IndexOptions {
  lang: string;
  /** Empty for an index of all versions. */
  version?: string | undefined;
  /** Path that the site is published at, with `/` at both ends. */
  base?: string | undefined;
  /** Whether links have no `.html` at the end; true by default. */
  cleanUrls?: boolean | undefined;
  /** Origin of the site, put before links; empty for relative links. */
  domain?: string | undefined;
  /** Languages and versions, which routes may start with. */
  prefixes?: readonly string[] | undefined;
  /** Position among the indexes of a site; 0 is the default language and version. */
  order?: number | undefined;
  /** Groups of words or phrases with the same meaning. */
  synonyms?: string[][] | undefined;
}

/** A range in a text, in UTF-16 units. */
export interface TextRange {
  start: number;
  length: number;
}

/** The text of a section that matched. */
export type SuggestionType = 'title' | 'header' | 'content';

/** A section that matches a query (SPEC 3: search suggestion). */
export interface Suggestion {
  type: SuggestionType;
  /** Title of the page. */
  title: string;
  /** Heading of the section; empty at the start of a page. */
  header: string;
  /** How long readers may rely on what it describes, in a few words; omitted if its author doesn't say. */
  status?: string | undefined;
  /** The matching sentence of the section, at most 100 characters; empty if `enrich` is false. */
  statement: string;
  /** URL of the page with the anchor of the section. */
  link: string;
  /** Matches in the text that `type` refers to. */
  highlightInfoList: TextRange[];
  /** Matches in each of the texts. */
  highlights: { title: TextRange[]; header: TextRange[]; statement: TextRange[] };
}

/** A page that matches a query: its best section, and further ones. */
export interface SearchHit extends Suggestion {
  routePath: string;
  /** How long readers may rely on what the whole page describes; omitted if its author doesn't say. */
  pageStatus?: string | undefined;
  /** Anchor of the best section; empty at the start of a page. */
  anchor: string;
  /** Only comparable within one result. */
  score: number;
  /** Further sections of the same page, best first. */
  more: Suggestion[];
}

/** Information about an option, flag or function whose name is the query. */
export interface AnswerCard {
  name: string;
  /** Empty if the page doesn't have it. */
  type: string;
  default: string;
  /** One sentence. */
  summary: string;
  link: string;
}

/** The result of a query. */
export interface SearchResult {
  query: string;
  hits: SearchHit[];
  /** Number of all matching pages, including those beyond the limit. */
  total: number;
  answer: AnswerCard | null;
  /** Suggested queries, if the query has unknown words. */
  spellings: string[];
  /** Numbers of all matching pages by their top folder, in or out of the folder that was asked for. */
  folders: FolderCount[];
}

/** A top folder of the routes of a site, without slashes (empty for pages in no folder), and a number of pages. */
export type FolderCount = [folder: string, pages: number];

/** Options of a query. */
export interface QueryOptions {
  /** Maximum number of pages; 100 by default. */
  limit?: number | undefined;
  /** Number of pages to skip; 0 by default. */
  offset?: number | undefined;
  /** Only pages with one of these tags. */
  tags?: string[] | undefined;
  /** Only pages in this top folder. */
  folder?: string | undefined;
  /**
   * `or` (default): pages with any of the words, preferably with more of them. `and`: only pages
   * with every word, in any of their sections.
   */
  mode?: 'and' | 'or' | undefined;
  /** Whether to include statements and the answer card, which need the text of the pages; true by default. */
  enrich?: boolean | undefined;
  /** Maximum number of sections per page, including the best one; 3 by default. */
  sections?: number | undefined;
}

/** The results from one index. Several groups are shown as tabs. */
export interface SearchGroup {
  /** Name of the index; empty for the site's own. */
  index: string;
  hits: SearchHit[];
  /** Number of all matching pages. */
  total: number;
  answer: AnswerCard | null;
  spellings: string[];
  /** Without it, readers can't filter by section. */
  folders?: FolderCount[] | undefined;
}

/** Answers queries: an index in a worker, or a server. */
export interface SearchSource {
  /**
   * Answers a query. `onFirst` receives the hits as soon as they are known, before the text of the
   * pages, needed for statements, has loaded; it may not be called at all.
   */
  query(
    text: string,
    options?: QueryOptions,
    onFirst?: (groups: SearchGroup[]) => void,
  ): Promise<SearchGroup[]>;
  close(): void;
}

/** Hooks that a site runs with its searches (SPEC 7); errors in them are logged. */
export interface SearchHooks {
  /** Runs before a search; returns a different text to search for, or nothing to keep it. */
  before?(text: string): string | undefined | Promise<string | undefined>;
  /** Runs during a search; returns groups to show after the results. */
  during?(text: string): SearchGroup[] | undefined | Promise<SearchGroup[] | undefined>;
  /** Runs with the results; returns different ones to show, or nothing to keep them. */
  after?(
    text: string,
    groups: SearchGroup[],
  ): SearchGroup[] | undefined | Promise<SearchGroup[] | undefined>;
}
