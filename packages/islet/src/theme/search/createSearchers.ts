import { createRemoteSearch } from '#search/browser/createRemoteSearch.ts';
import { createSearchClient, type SearchClient } from '#search/browser/createSearchClient.ts';
import { createWorkerSearch } from '#search/browser/createWorkerSearch.ts';
import type { SiteData } from '#shared/siteData.ts';
import { searchHooks } from './searchHooks.ts';

/** What searches in an index. Each answers only its latest query, so neither takes the other's answer away. */
export interface Searchers {
  /** For the dialog. */
  typed: SearchClient;
  /** For the pages that are near an unknown URL. */
  near: SearchClient;
}

/** Creates the search clients of a site, which close together; null if it has no search. */
export function createSearchers({ search, lang }: SiteData): Searchers | null {
  if (search === null) return null;
  const source =
    search.mode === 'local'
      ? createWorkerSearch(search.pointerUrl)
      : createRemoteSearch({ ...search, lang });
  return {
    typed: createSearchClient(source, searchHooks),
    near: createSearchClient(source, searchHooks),
  };
}
