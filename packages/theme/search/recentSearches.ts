const key = 'docs-search-recent';
const limit = 5;

/** What this reader searched for last, latest first; kept in this browser alone. */
export function readRecentSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    const isText = (entry: unknown) => typeof entry === 'string';
    return Array.isArray(stored) ? stored.filter(isText).slice(0, limit) : [];
  } catch {
    // Storage is blocked, or something else was written there.
    return [];
  }
}

/** Puts a query first; gives the searches that are kept now. */
export function addRecentSearch(query: string): string[] {
  return write([query, ...readRecentSearches().filter((entry) => entry !== query)].slice(0, limit));
}

/** Forgets one query; gives those that are left. */
export function removeRecentSearch(query: string): string[] {
  return write(readRecentSearches().filter((entry) => entry !== query));
}

function write(queries: string[]): string[] {
  try {
    localStorage.setItem(key, JSON.stringify(queries));
  } catch {
    // Blocked or full: they are remembered as long as the dialog is.
  }
  return queries;
}
