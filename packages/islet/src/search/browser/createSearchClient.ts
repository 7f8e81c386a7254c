import type { QueryOptions, SearchGroup, SearchHooks, SearchSource } from '../searchTypes.ts';

/** Answers the queries that a reader types. */
export interface SearchClient {
  /**
   * Answers a query; null if there was a later query in the meantime, so that an old answer never
   * replaces a new one. Rejects with an `IndexError` or a network error if the index can't be
   * used. An empty text gives no groups.
   */
  search(
    text: string,
    options?: QueryOptions,
    onFirst?: (groups: SearchGroup[]) => void,
  ): Promise<SearchGroup[] | null>;
  close(): void;
}

/** Creates a client for a source, with the site's hooks. */
export function createSearchClient(source: SearchSource, hooks: SearchHooks = {}): SearchClient {
  let latest = 0;
  return {
    async search(text, options, onFirst) {
      latest++;
      const turn = latest;
      const isLatest = (): boolean => turn === latest;
      if (text.trim() === '') return [];
      const wanted = (await runHook(() => hooks.before?.(text))) ?? text;
      if (!isLatest()) return null;
      const [found, further] = await Promise.all([
        source.query(wanted, options, (groups) => {
          if (isLatest()) onFirst?.(groups);
        }),
        runHook(() => hooks.during?.(wanted)),
      ]);
      if (!isLatest()) return null;
      const groups = [...found, ...(further ?? [])];
      const shown = (await runHook(() => hooks.after?.(wanted, groups))) ?? groups;
      return isLatest() ? shown : null;
    },
    close: source.close,
  };
}

/** Runs a hook; if it fails, the search goes on without it. */
async function runHook<Value>(
  run: () => Value | undefined | Promise<Value | undefined>,
): Promise<Value | undefined> {
  try {
    return await run();
  } catch (error) {
    console.error('A search hook failed.', error);
    return undefined;
  }
}
