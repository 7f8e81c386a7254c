import { createCache } from '#common/createCache.ts';

/** Fetches a JSON file; null if it doesn't exist. */
export type FetchJson = (url: string) => Promise<unknown>;

/** The JSON files that a tab has loaded, so that going back or hovering twice costs nothing. */
export interface JsonCache {
  /** Returns a cached file or fetches it; null if it doesn't exist. */
  load(url: string): Promise<unknown>;
  /** Adds the value of a file that was not loaded yet. */
  seed(url: string, value: unknown): void;
  /** Removes all entries. */
  clear(): void;
}

/** Milliseconds after which page data is fetched again. */
const freshness = 60_000;

/**
 * Creates a cache that keeps the most recently used files. Failures and missing files are not cached, and page data
 * expires after a minute, so that a tab that stays open gets newly deployed pages.
 */
export function createJsonCache(fetchJson: FetchJson, limit = 50): JsonCache {
  const { load, forget, clear } = createCache(limit);

  async function fetchFile(url: string): Promise<unknown> {
    // All other file names contain a content hash.
    if (url.endsWith('.data.json')) setTimeout(forget, freshness, url);
    const value = await fetchJson(url);
    if (value === null) forget(url);
    return value;
  }

  return {
    load: (url) => load(url, () => fetchFile(url)),
    seed: (url, value) => void load(url, async () => value),
    clear,
  };
}

/**
 * Fetches a JSON file of the site. The URL of page data doesn't change between builds, so the browser always
 * revalidates it. Throws an error with the URL and the status.
 */
export async function fetchJson(url: string): Promise<unknown> {
  const response = await fetch(url, { cache: url.endsWith('.data.json') ? 'no-cache' : 'default' });
  // Some hosts answer every unknown path with an HTML page.
  const isJson = response.headers.get('content-type')?.includes('json');
  if (response.status === 404 || (response.ok && !isJson)) return null;
  if (!response.ok) throw new Error(`${url} was answered with status ${response.status}.`);
  return response.json();
}
