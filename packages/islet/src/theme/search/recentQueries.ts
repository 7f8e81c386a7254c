import { readStored, writeStored } from '#client/storage.ts';

const key = 'islet-search-recent';
const limit = 5;

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((entry) => typeof entry === 'string');

/** The reader's recent searches, latest first; stored only in this browser. */
export function readRecentSearches(): string[] {
  return (readStored('localStorage', key, isTexts) ?? []).slice(0, limit);
}

/** Adds a query at the front; returns the updated list. */
export function addRecentSearch(query: string): string[] {
  return write([query, ...readRecentSearches().filter((entry) => entry !== query)].slice(0, limit));
}

/** Removes a query; returns the updated list. */
export function removeRecentSearch(query: string): string[] {
  return write(readRecentSearches().filter((entry) => entry !== query));
}

function write(queries: string[]): string[] {
  writeStored('localStorage', key, JSON.stringify(queries));
  return queries;
}
