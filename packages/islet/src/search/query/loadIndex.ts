import { createCache } from '#shared/createCache.ts';
import type { IndexMeta } from '../index/indexFormat.ts';
import { cachedQueries } from '../searchConstants.ts';
import type { QueryOptions, SearchResult } from '../searchTypes.ts';
import { answerQuery, type OnFirst } from './answerQuery.ts';
import { createPlanner } from './createPlanner.ts';
import { type LoadPart, openIndex } from './openIndex.ts';
import { openVocabulary } from './vocabulary.ts';

/** A searchable index. */
export interface SearchIndex {
  meta: Pick<IndexMeta, 'lang' | 'version' | 'order' | 'pages' | 'sections'>;
  /**
   * Answers a query; rejects with an `IndexError` if a part can't be loaded or is damaged. While
   * the text of pages is being loaded, `onFirst` receives the result without statements and answer card.
   */
  query(text: string, options?: QueryOptions, onFirst?: OnFirst): Promise<SearchResult>;
}

/**
 * Opens the main file of an index. `loadPart` loads parts that are separate files. Throws an
 * `IndexError` if the file is damaged, cut off, or of a different version.
 */
export function loadIndex(file: Uint8Array, loadPart?: LoadPart): SearchIndex {
  const index = openIndex(file, loadPart);
  const { meta, outlineOf, textsOf } = index;
  const searched = {
    ...{ sections: meta.sections, outlineOf, textsOf },
    planQuery: createPlanner(meta.synonyms),
    vocabulary: openVocabulary(index),
  };
  const answers = createCache<SearchResult>(cachedQueries);
  return {
    meta,
    query: (text, options = {}, onFirst) =>
      answers.load(JSON.stringify([text, options]), () =>
        answerQuery(searched, text, { options, onFirst }),
      ),
  };
}
