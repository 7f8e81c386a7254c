import { createFallbackSearch } from '#search/browser/createFallbackSearch.ts';
import { createRemoteSearch } from '#search/browser/createRemoteSearch.ts';
import { createSearchClient, type SearchClient } from '#search/browser/createSearchClient.ts';
import { createWorkerSearch } from '#search/browser/createWorkerSearch.ts';
import type { SearchSource } from '#search/searchTypes.ts';
import type { SearchAccess, SiteData } from '#shared/siteData.ts';
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
    search.mode === 'local' ? openIndexes(search, lang) : createRemoteSearch({ ...search, lang });
  return {
    typed: createSearchClient(source, searchHooks),
    near: createSearchClient(source, searchHooks),
  };
}

/** The index of the language, and that of the default language once it is needed. */
function openIndexes(
  { pointerUrl, fallbackUrl }: Extract<SearchAccess, { mode: 'local' }>,
  lang: string,
): SearchSource {
  const own = createWorkerSearch(pointerUrl);
  if (fallbackUrl === undefined) return own;
  return createFallbackSearch(own, { lang, openFallback: () => createWorkerSearch(fallbackUrl) });
}
