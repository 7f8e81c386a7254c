import type { SearchGroup } from '../types.ts';

/** A request as the server has checked it. */
export interface BackendQuery {
  keyword: string;
  /** Pages per index at most. */
  limit: number;
  /** Names of indexes; all when empty. Unknown names give nothing. */
  searchIndexes: string[];
  /** Empty for the default language of each site, which also answers for languages a site does not have. */
  lang: string;
}

/** What finds the answers of a search server; another engine can take the place of the embedded one. */
export interface SearchBackend {
  /** Names of the indexes. */
  names: string[];
  /** Answers with a group per index that was asked. */
  search(query: BackendQuery): Promise<SearchGroup[]>;
}
