import type { SectionText } from '../../index/indexFormat.ts';
import type { SearchedPage, SectionOutline } from '../../query/searchedPage.ts';
import type { FoundTerm } from '../../query/vocabulary.ts';

/** Raised whenever what stores hold of a site changes. */
export const storeFormat = 2;

/** An engine outside of this process that holds indexes of built sites. Errors name no credentials. */
export interface IndexStore {
  /** Runs a search on one state of all indexes: what is pushed in the meantime isn't seen. */
  read<T>(search: (snapshot: StoreSnapshot) => Promise<T>): Promise<T>;
  /** Replaces the indexes of a site at once, and sends only what differs; until then, and if it fails, the old ones are read. */
  push(site: string, indexes: readonly PushedIndex[]): Promise<PushReport>;
  close(): Promise<void>;
}

/** One state of the indexes of a store. */
export interface StoreSnapshot {
  /** All indexes by the names of sites; those of a site start with its default language and version. */
  listIndexes(): Promise<StoredIndex[]>;
  /** The terms of an index in each range, sorted. */
  findTerms(index: StoredIndex, ranges: readonly TermRange[]): Promise<FoundTerm[][]>;
  /** Terms that are similar to a word; it may be the start of a term if the reader is still typing it. */
  findSimilar(index: StoredIndex, word: string, isTyping: boolean): Promise<FoundTerm[]>;
  /** The sections of each term. Of a term in very many, those that it matters most to. */
  findSections(index: StoredIndex, terms: readonly string[]): Promise<StoredPosting[][]>;
  /** All pages without titles and texts, in any order. */
  listPages(index: StoredIndex): Promise<StoredPage[]>;
  /** Whole pages. */
  loadPages(index: StoredIndex, ids: readonly number[]): Promise<LoadedPage[]>;
}

/** An index of a site in a store. */
export interface StoredIndex {
  /** What the store calls it. */
  id: number;
  /** The name of the site. */
  name: string;
  lang: string;
  /** What `storeFormat` was when it was pushed. */
  format: number;
  /** Changes with each push, also if it replaces the index by an older one. */
  state: string;
  sections: number;
  synonyms: string[][];
}

/** Terms from the first to the last one, by code points, both included. */
export interface TermRange {
  first: string;
  last: string;
}

/** A section with a term. */
export interface StoredPosting {
  page: number;
  /** Number within the page. */
  at: number;
  /** Number in `impactSteps`. */
  step: number;
}

export interface StoredPage {
  id: number;
  /** Place in the index, which decides between pages that match equally. */
  place: number;
  folder: string;
  tags: string[];
  /** Number of its sections. */
  sections: number;
}

export interface LoadedPage {
  id: number;
  outline: SearchedPage;
  texts: SectionText[];
}

/** An index to push. */
export interface PushedIndex {
  lang: string;
  version: string;
  /** Place among the indexes of the site; 0 is the default language and version. */
  order: number;
  synonyms: string[][];
  pages: PushedPage[];
  /** All terms with the number of sections that have them. */
  terms: FoundTerm[];
}

export interface PushedPage extends Omit<StoredPage, 'id' | 'sections'> {
  route: string;
  title: string;
  url: string;
  sections: PushedSection[];
}

export interface PushedSection extends SectionOutline {
  text: SectionText;
  /** Terms with their number in `impactSteps`; those of all sections would take too much memory. */
  listTerms(): Array<[term: string, step: number]>;
  /** Differs if anything of the section does. */
  hash: string;
}

/** What a push has sent. */
export interface PushReport {
  sections: number;
  /** Sections that were not in the store. */
  sent: number;
  removed: number;
}
