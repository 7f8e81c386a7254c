import path from 'node:path';
import type { SearchGroup, SearchResult } from '../searchTypes.ts';
import type { BackendQuery, SearchBackend } from './backend.ts';
import { chooseNames } from './chooseNames.ts';
import { createLimit } from './createLimit.ts';
import { openBuiltIndexes } from './openBuiltIndexes.ts';
import { type OpenIndexes, queryIndexes } from './queryIndexes.ts';
import { toGroup } from './toGroup.ts';

/** A built site to search. */
export interface ServedSite {
  /** Name of its index in requests and answers. */
  name: string;
  /** The output folder of its build. */
  folder: string;
  /** Prefix for the links of its pages, such as `https://example.com`; may be empty. */
  origin: string;
}

/**
 * Queries that are under way at the same time. They need the processor most of the time, so with more of them all would
 * be late.
 */
const queriesAtOnce = 2;

/**
 * Creates a backend for the indexes of built sites. Throws if a site has no index, and an
 * `IndexError` if an index is invalid.
 */
export async function createEmbeddedBackend(sites: readonly ServedSite[]): Promise<SearchBackend> {
  const opened = await Promise.all(
    sites.map(async (site) => ({ ...site, indexes: await openSite(site.folder) })),
  );

  async function searchSite(
    site: (typeof opened)[number],
    { keyword, lang, limit, offset, tags, folder }: BackendQuery,
  ): Promise<SearchGroup> {
    const { name, origin } = site;
    const ask = () =>
      queryIndexes(site.indexes, { lang, text: keyword }, { limit, offset, tags, folder });
    let result: SearchResult;
    try {
      result = await ask();
    } catch {
      // A build may have replaced the parts of the index, which are loaded on demand.
      site.indexes = await openSite(site.folder);
      result = await ask();
    }
    return toGroup(name, origin, result);
  }

  const names = opened.map(({ name }) => name);
  const takeTurn = createLimit(queriesAtOnce);
  const search = (query: BackendQuery): Promise<SearchGroup[]> =>
    Promise.all(
      chooseNames(names, query.searchIndexes)
        .flatMap((name) => opened.filter((site) => site.name === name))
        .map((site) => searchSite(site, query)),
    );
  return { names, search: (query, signal) => takeTurn(() => search(query), signal) };
}

/** Opens the indexes of a site; while a build replaces its output folder, the old one is `<name>.old`. */
async function openSite(folder: string): Promise<OpenIndexes> {
  // The folder comes again at the end, since the build may finish in between.
  for (const place of [folder, `${path.resolve(folder)}.old`, folder]) {
    const indexes = await openBuiltIndexes(place).catch((error: unknown) => {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
      throw error;
    });
    if (indexes) return indexes;
  }
  throw new Error(`No search index in ${folder}. Build the site first.`);
}
