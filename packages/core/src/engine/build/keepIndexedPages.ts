import path from 'node:path';
import type { IndexedPage } from '#search/index/indexPage.ts';
import { hashContent, readNote, writeNote } from '../modules/notes.mjs';

/** A page, and the key of everything that it was made from. */
type Entry = [key: string, page: IndexedPage];

/**
 * The first digit of the hash of its route determines the file that a page is kept in: after a small change,
 * few are written.
 */
const parts = [...'0123456789abcdef'];
const partOf = (routePath: string): string => hashContent(routePath).charAt(0);

/**
 * Returns what the search index needs of pages, in the order of their routes. `keys` has a key for each
 * route, a hash of everything that this depends on. Pages that an earlier build kept in `folder` (an absolute
 * path) under the same key aren't indexed again; damaged files count as missing. Without a folder, nothing is
 * kept.
 */
export async function keepIndexedPages(
  keys: ReadonlyMap<string, string>,
  folder: string | null,
  index: (routes: ReadonlySet<string>) => Promise<IndexedPage[]>,
): Promise<IndexedPage[]> {
  const fileOf = (part: string): string | null => folder && path.join(folder, `${part}.json`);
  const known = new Map(parts.map((part) => [part, readEntries(fileOf(part))]));
  const kept = [...known.values()]
    .flat()
    .filter(([key, { routePath }]) => keys.get(routePath) === key)
    .map(([, page]) => page);
  const found = new Set(kept.map(({ routePath }) => routePath));
  const missing = new Set([...keys.keys()].filter((route) => !found.has(route)));
  const fresh = missing.size === 0 ? [] : await index(missing);
  const pages = [...kept, ...fresh].sort((a, b) => (a.routePath < b.routePath ? -1 : 1));

  const entries = new Map(parts.map((part): [string, Entry[]] => [part, []]));
  for (const page of pages) {
    entries.get(partOf(page.routePath))?.push([keys.get(page.routePath) ?? '', page]);
  }
  for (const [part, now] of entries) {
    if (keysOf(now) !== keysOf(known.get(part) ?? [])) writeEntries(fileOf(part), now);
  }
  return pages;
}

const keysOf = (entries: readonly Entry[]): string => entries.map(([key]) => key).join();

function readEntries(file: string | null): Entry[] {
  const value = file === null ? null : readNote(file).value;
  return Array.isArray(value) && value.every(isEntry) ? value : [];
}

function writeEntries(file: string | null, entries: readonly Entry[]): void {
  if (file === null) return;
  try {
    writeNote(file, entries);
  } catch {
    // Without it, the next build indexes these pages.
  }
}

/** The key includes the engine's version, so a page with this key has this shape. */
function isEntry(value: unknown): value is Entry {
  if (!Array.isArray(value)) return false;
  const [key, page]: unknown[] = value;
  return (
    typeof key === 'string' &&
    typeof page === 'object' &&
    page !== null &&
    'routePath' in page &&
    typeof page.routePath === 'string'
  );
}
