import { createCache } from '#shared/createCache.ts';
import { cachedQueries, defaultLimit } from '../searchConstants.ts';
import type { SearchGroup, SearchSource } from '../searchTypes.ts';
import { readGroups } from './readGroups.ts';

export interface RemoteOptions {
  apiUrl: string;
  /** Names of the indexes to search; if empty, all indexes of the server. */
  searchIndexes: readonly string[];
  lang: string;
  /** Timeout in milliseconds; 5000 by default. */
  timeout?: number;
  fetch?: typeof fetch;
}

/**
 * Creates a source that queries a server (SPEC 7) by GET with `keyword`, `limit`, `searchIndexes`, `lang` and, if
 * the reader chose a section, `folder`.
 * Failures, timeouts and invalid responses are logged and give an empty list (SPEC 8).
 */
export function createRemoteSearch(options: RemoteOptions): SearchSource {
  const { apiUrl, searchIndexes, lang, timeout = 5000 } = options;
  const request = options.fetch ?? fetch;
  const answers = createCache<SearchGroup[]>(cachedQueries);
  const running = new Set<AbortController>();
  let isClosed = false;

  const ask = async (keyword: string, limit: number, folder?: string): Promise<SearchGroup[]> => {
    const url = new URL(apiUrl);
    url.searchParams.set('keyword', keyword);
    url.searchParams.set('limit', String(limit));
    url.searchParams.set('searchIndexes', searchIndexes.join(','));
    url.searchParams.set('lang', lang);
    if (folder !== undefined) url.searchParams.set('folder', folder);
    const controller = new AbortController();
    running.add(controller);
    const timer = setTimeout(() => {
      controller.abort(new Error(`The search server did not answer within ${timeout} ms.`));
    }, timeout);
    try {
      const response = await request(url, { signal: controller.signal });
      if (!response.ok) throw new Error(`The search server answered ${response.status}.`);
      return readGroups(await response.json());
    } finally {
      clearTimeout(timer);
      running.delete(controller);
    }
  };

  return {
    async query(text, { limit = defaultLimit, folder } = {}) {
      try {
        return await answers.load(JSON.stringify([text, limit, folder]), () =>
          ask(text, limit, folder),
        );
      } catch (error) {
        if (!isClosed) console.error('The remote search failed.', error);
        return [];
      }
    },
    close() {
      isClosed = true;
      for (const controller of running) controller.abort();
    },
  };
}
