import type { SiteData } from '@docs/common/types.ts';
import { createRemoteSearch } from '@docs/search/createRemoteSearch.ts';
import { createSearchClient } from '@docs/search/createSearchClient.ts';
import { createWorkerSearch } from '@docs/search/createWorkerSearch.ts';
import { searchHooks } from './searchHooks.ts';
import type { Searcher } from './useSearch.ts';

/** Creates what answers the queries of a reader; null where the site has no search. */
export function createSearcher({ search, lang }: SiteData): Searcher | null {
  if (search === null) return null;
  const isLocal = search.mode === 'local';
  const source = isLocal
    ? createWorkerSearch(search.pointerUrl)
    : createRemoteSearch({ ...search, lang });
  // A server is not asked for each key (SPEC 2.7, 9); a local index answers as fast as one types.
  return { ...createSearchClient(source, searchHooks), delay: isLocal ? 0 : 150 };
}
