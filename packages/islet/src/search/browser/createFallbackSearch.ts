import { addOriginals, isEnough } from '../query/addOriginals.ts';
import type { SearchSource } from '../searchTypes.ts';

/** Where to look for what the pages in the reader's language don't have. */
export interface FallbackOptions {
  /** The reader's language, as routes have it. */
  lang: string;
  /** Opens the index of the default language, the first time it is needed. */
  openFallback: () => SearchSource;
}

/**
 * Searches in the reader's language, and where that has few pages with an answer, shows those of the default language
 * below them. If these can't be loaded, the own ones are all there is.
 */
export function createFallbackSearch(
  own: SearchSource,
  { lang, openFallback }: FallbackOptions,
): SearchSource {
  let opened: SearchSource | null = null;
  const askFallback = async (...query: Parameters<SearchSource['query']>) => {
    opened ??= openFallback();
    try {
      return (await opened.query(...query))[0];
    } catch (error) {
      console.error('The pages in the default language could not be searched.', error);
      return undefined;
    }
  };
  return {
    async query(text, options = {}, onFirst) {
      const groups = await own.query(text, options, (first) => {
        if (first.every(isEnough)) onFirst?.(first);
      });
      const [group, ...others] = groups;
      if (!group) return groups;
      const ask = (left: typeof options) => askFallback(text, left);
      return [await addOriginals(group, options, { lang, ask }), ...others];
    },
    close() {
      own.close();
      opened?.close();
    },
  };
}
