import type { TextSection } from '#common/types.ts';

/** A page as it goes into an index (SPEC 3: search document). */
export interface SearchDocument {
  /** Route with language and version prefix, without the base. */
  routePath: string;
  title: string;
  description: string;
  /** The page's text by headings of depth 1 to 4, in order; its table of contents is in it. */
  content: TextSection[];
  /** What the page's score is multiplied with; 1 without it. */
  weight?: number | undefined;
  /** What links on other pages call it, by the anchor they lead to; `''` is the start of the page. */
  mentions?: Mentions | undefined;
  /** Names that queries can filter by. */
  tags?: string[] | undefined;
}

/** By anchor, each text once. */
export type Mentions = Readonly<Record<string, readonly string[]>>;

/** What all documents of an index share; written into it. */
export interface IndexOptions {
  lang: string;
  /** Empty for an index of all versions. */
  version?: string | undefined;
  /** Path that the site is published at, with `/` at both ends. */
  base?: string | undefined;
  /** Whether links end in `.html`. */
  cleanUrls?: boolean | undefined;
  /** Origin of the site, put before links; empty for links below the same origin. */
  domain?: string | undefined;
  /** Place among the indexes of a site; 0 for that of the default language and version. */
  order?: number | undefined;
  /** Groups of words or phrases that mean the same. */
  synonyms?: string[][] | undefined;
}

/** A part of a text: UTF-16 units from its start. */
export interface TextRange {
  start: number;
  length: number;
}

/** Which of its texts made a section match. */
export type SuggestionType = 'title' | 'header' | 'content';

/** One section of a page that answers a query (SPEC 3: search suggestion). */
export interface Suggestion {
  type: SuggestionType;
  /** Title of the page. */
  title: string;
  /** Heading of the section; empty at the start of a page. */
  header: string;
  /** The sentence of the section that matches, at most 100 characters; empty when not enriched. */
  statement: string;
  /** URL of the page with the anchor of the section. */
  link: string;
  /** What matches in the text that `type` names. */
  highlightInfoList: TextRange[];
  /** What matches in each of the texts. */
  highlights: { title: TextRange[]; header: TextRange[]; statement: TextRange[] };
}

/** A page that answers a query, with its best section and the next ones. */
export interface SearchHit extends Suggestion {
  routePath: string;
  /** Anchor of the best section; empty at the start of a page. */
  anchor: string;
  /** Comparable within one result only. */
  score: number;
  /** Further sections of the same page, best first. */
  more: Suggestion[];
}

/** What is known of an option, flag or function of exactly the name that was searched. */
export interface AnswerCard {
  name: string;
  /** Empty where the page does not say. */
  type: string;
  default: string;
  /** One sentence. */
  summary: string;
  link: string;
}

/** The answer to a query. */
export interface SearchResult {
  query: string;
  hits: SearchHit[];
  /** Pages that match in all, also those beyond the limit. */
  total: number;
  answer: AnswerCard | null;
  /** Words near to those of the query that the index knows; given when the query's own are unknown. */
  spellings: string[];
}

/** How a query is answered. */
export interface QueryOptions {
  /** Most pages to give; 100 by default. */
  limit?: number | undefined;
  /** Pages to leave out at the start; 0 by default. */
  offset?: number | undefined;
  /** Only pages that have one of these tags. */
  tags?: string[] | undefined;
  /**
   * `or` (default): pages with any of the words, those with more of them first. `and`: only pages
   * with every word, in whichever sections.
   */
  mode?: 'and' | 'or' | undefined;
  /** Whether statements, answer card and spellings are wanted, which need the text of the pages. */
  enrich?: boolean | undefined;
  /** Sections per page at most, the best one included; 3 by default. */
  sections?: number | undefined;
}

/** What one index answers. Several of them are shown as tabs. */
export interface SearchGroup {
  /** Name of the index; empty for the site's own. */
  index: string;
  hits: SearchHit[];
  /** Pages that match in all. */
  total: number;
  answer: AnswerCard | null;
  spellings: string[];
}

/** What answers queries: an index in a worker, or a server. */
export interface SearchSource {
  /**
   * Answers a query. `onFirst` gets the hits as soon as they are known, before the text of the pages
   * is loaded that statements are made of; it may not be called at all.
   */
  query(
    text: string,
    options?: QueryOptions,
    onFirst?: (groups: SearchGroup[]) => void,
  ): Promise<SearchGroup[]>;
  close(): void;
}

/** Functions that a site runs around its searches (SPEC 7); what fails in them is logged. */
export interface SearchHooks {
  /** Runs before a search; gives the text to search for instead, or nothing to leave it as it is. */
  before?(text: string): string | undefined | Promise<string | undefined>;
  /** Runs beside a search; gives further groups to show after those that are found. */
  during?(text: string): SearchGroup[] | undefined | Promise<SearchGroup[] | undefined>;
  /** Runs with what was found; gives what to show instead, or nothing to leave it as it is. */
  after?(
    text: string,
    groups: SearchGroup[],
  ): SearchGroup[] | undefined | Promise<SearchGroup[] | undefined>;
}
