import type { SearchGroup } from '../searchTypes.ts';

/** A validated search request. */
export interface BackendQuery {
  keyword: string;
  /** Maximum number of pages per index. */
  limit: number;
  /** Number of pages to skip. */
  offset?: number | undefined;
  /** Only pages with one of these tags; without it all. */
  tags?: string[] | undefined;
  /** Names of indexes; all if empty. Unknown names are ignored. */
  searchIndexes: string[];
  /** Empty for the default language of each site, which is also used if a site doesn't have the language. */
  lang: string;
  /** Only pages in this top folder, which is empty for pages in none; without it all. */
  folder?: string | undefined;
}

/** The search engine behind a search server; it can be replaced by another one. */
export interface SearchBackend {
  /** Names of the indexes, as far as they are known. */
  readonly names: readonly string[];
  /** Returns a group for each requested index. Once the signal is aborted, nobody waits for the answer. */
  search(query: BackendQuery, signal?: AbortSignal): Promise<SearchGroup[]>;
  /** Ends what it has opened. */
  close?(): Promise<void>;
}
