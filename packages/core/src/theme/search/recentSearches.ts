import { readStored, writeStored } from '#client/storage.ts';

const key = 'docs-search-recent';
const limit = 5;

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((entry) => typeof entry === 'string');

/** What this reader searched for last, latest first; kept in this browser alone. */
export function readRecentSearches(): string[] {
  return (readStored('localStorage', key, isTexts) ?? []).slice(0, limit);
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
  writeStored('localStorage', key, JSON.stringify(queries));
  return queries;
}
