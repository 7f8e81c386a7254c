/** Reads a JSON file; null where there is none. */
export type FetchJson = (url: string) => Promise<unknown>;

/** The files a tab has read, so that going back or hovering twice costs nothing. */
export interface JsonCache {
  /** Reads a file, or gives what was read before; null where there is none. */
  load(url: string): Promise<unknown>;
  /** Puts in what is known already. */
  seed(url: string, value: unknown): void;
  /** Forgets everything. */
  clear(): void;
}

/** How long page data counts as fresh: prefetched, or gone back to; in milliseconds. */
const freshness = 60_000;

/**
 * Creates a cache that keeps the files used last. Failures and missing files are asked for again, and so
 * is page data after a minute, so that a tab that stays open shows what was deployed meanwhile.
 */
export function createJsonCache(fetchJson: FetchJson, limit = 50): JsonCache {
  // The first key is the one not used for the longest time.
  const files = new Map<string, Promise<unknown>>();

  function keep(url: string, file: Promise<unknown>): void {
    files.delete(url);
    files.set(url, file);
    for (const oldest of files.keys()) {
      if (files.size <= limit) break;
      files.delete(oldest);
    }
  }

  function fetchAndKeep(url: string): Promise<unknown> {
    const file = fetchJson(url);
    const forget = () => {
      if (files.get(url) === file) files.delete(url);
    };
    file.then((value) => value === null && forget(), forget);
    // All other files are named by their content.
    if (url.endsWith('.data.json')) setTimeout(forget, freshness);
    return file;
  }

  return {
    load(url) {
      const file = files.get(url) ?? fetchAndKeep(url);
      keep(url, file);
      return file;
    },
    seed: (url, value) => keep(url, Promise.resolve(value)),
    clear: () => files.clear(),
  };
}

/**
 * Reads a JSON file of the site over the network. Page data keeps its URL from build to build, so
 * that the browser's copy is always checked. Throws an error naming the URL and the status.
 */
export async function fetchJson(url: string): Promise<unknown> {
  const response = await fetch(url, { cache: url.endsWith('.data.json') ? 'no-cache' : 'default' });
  // A host may answer an unknown path with its one HTML page.
  const isJson = response.headers.get('content-type')?.includes('json');
  if (response.status === 404 || (response.ok && !isJson)) return null;
  if (!response.ok) throw new Error(`${url} was answered with status ${response.status}.`);
  return response.json();
}
