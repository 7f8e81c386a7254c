import type { SiteData } from '#common/siteData.ts';
import { createRemoteSearch } from '#search/browser/createRemoteSearch.ts';
import { createSearchClient, type SearchClient } from '#search/browser/createSearchClient.ts';
import { createWorkerSearch } from '#search/browser/createWorkerSearch.ts';
import { searchHooks } from './searchHooks.ts';

/** Creates the search client of a site; null if it has no search. */
export function createSearcher({ search, lang }: SiteData): SearchClient | null {
  if (search === null) return null;
  const source =
    search.mode === 'local'
      ? createWorkerSearch(search.pointerUrl)
      : createRemoteSearch({ ...search, lang });
  return createSearchClient(source, searchHooks);
}
