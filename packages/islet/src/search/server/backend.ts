import type { SearchGroup } from '../searchTypes.ts';

/** A validated search request. */
export interface BackendQuery {
  keyword: string;
  /** Maximum number of pages per index. */
  limit: number;
  /** Names of indexes; all if empty. Unknown names are ignored. */
  searchIndexes: string[];
  /** Empty for the default language of each site, which is also used if a site doesn't have the language. */
  lang: string;
  /** Only pages in this top folder, which is empty for pages in none; without it all. */
  folder?: string | undefined;
}

/** The search engine behind a search server; it can be replaced by another one. */
export interface SearchBackend {
  /** Names of the indexes. */
  names: string[];
  /** Returns a group for each requested index. */
  search(query: BackendQuery): Promise<SearchGroup[]>;
}
