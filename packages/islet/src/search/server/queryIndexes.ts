import { addOriginals } from '../query/addOriginals.ts';
import type { SearchIndex } from '../query/loadIndex.ts';
import type { QueryOptions, SearchResult } from '../searchTypes.ts';

/** An index that answers queries, in memory or elsewhere. */
export interface QueriedIndex {
  meta: { lang: string };
  query(text: string, options: QueryOptions): Promise<SearchResult>;
}

/** The indexes of a site, the first of which is of the default language and version. */
export type IndexesOf<Index> = readonly [Index, ...Index[]];

export type OpenIndexes = IndexesOf<SearchIndex>;

/**
 * Answers a query from the pages in a language, as browsers do: those in the default language are below where few match,
 * and are the only ones if the language has no index.
 */
export async function queryIndexes(
  indexes: IndexesOf<QueriedIndex>,
  { lang, text }: { lang: string; text: string },
  options: QueryOptions,
): Promise<SearchResult> {
  const [original] = indexes;
  const own = indexes.find(({ meta }) => meta.lang === lang) ?? original;
  const found = await own.query(text, options);
  if (own.meta.lang === original.meta.lang) return found;
  const ask = (left: QueryOptions) => original.query(text, left);
  return addOriginals(found, options, { lang, ask });
}
