import { createCache } from '#shared/createCache.ts';
import { pageFileEnding } from '#shared/url.ts';

/** Fetches a data file; null if it doesn't exist. */
export type FetchData = (url: string) => Promise<unknown>;

/** The data files that a tab has loaded, so that going back or hovering twice costs nothing. */
export interface DataCache {
  /** Returns a cached file or fetches it; null if it doesn't exist. */
  load(url: string): Promise<unknown>;
  /** Adds the value of a file that was not loaded yet. */
  seed(url: string, value: unknown): void;
  /** Removes all entries; what is still being fetched is fetched again. */
  clear(): void;
}

/** Milliseconds after which page data is fetched again. */
const freshness = 60_000;

/**
 * Creates a cache that keeps the most recently used files. Failures and missing files are not cached, and page data
 * expires after a minute, so that a tab that stays open gets newly deployed pages.
 */
export function createDataCache(fetchData: FetchData, limit = 50): DataCache {
  const { load, forget, clear } = createCache(limit);
  let clearings = 0;

  const loadWith = (url: string, read: () => Promise<unknown>): Promise<unknown> =>
    load(url, async () => {
      // All other file names contain a content hash.
      if (url.endsWith(pageFileEnding)) setTimeout(forget, freshness, url);
      const value = await read();
      if (value === null) forget(url);
      return value;
    });

  async function loadCurrent(url: string): Promise<unknown> {
    const known = clearings;
    const value = await loadWith(url, () => fetchData(url));
    return known === clearings ? value : loadCurrent(url);
  }

  return {
    load: loadCurrent,
    seed: (url, value) => void loadWith(url, async () => value),
    clear() {
      clearings++;
      clear();
    },
  };
}

/**
 * Fetches a data file of the site. The URL of page data doesn't change between builds, so the browser always
 * revalidates it; the code that reads it is loaded with the first one. Throws an error with the URL and the status, and
 * in browsers from before 2023, which can't read page data and load documents instead.
 */
export async function fetchData(url: string): Promise<unknown> {
  const isPage = url.endsWith(pageFileEnding);
  const [response, reader] = await Promise.all([
    fetch(url, { cache: isPage ? 'no-cache' : 'default' }),
    isPage && import('./pageCode.ts'),
  ]);
  // Some hosts answer every unknown path with an HTML page.
  const isHtml = response.headers.get('content-type')?.includes('html');
  if (response.status === 404 || (response.ok && isHtml)) return null;
  if (!response.ok) throw new Error(`${url} was answered with status ${response.status}.`);
  return reader ? reader.readPage(response) : response.json();
}
