import type { SearchIndex } from '../loadIndex.ts';
import { openBuiltIndexes } from '../node/openBuiltIndexes.ts';
import type { SearchGroup, Suggestion } from '../types.ts';
import type { SearchBackend } from './backend.ts';

/** A built site that is searched. */
export interface ServedSite {
  /** Name of its index in requests and answers. */
  name: string;
  /** The output folder of its build. */
  folder: string;
  /** Put before the links of its pages, as in `https://example.com`; empty for links without origin. */
  origin: string;
}

/**
 * Creates the backend that reads the indexes of built sites. Throws when a site has none, and an
 * `IndexError` for one that cannot be used.
 */
export async function createEmbeddedBackend(sites: readonly ServedSite[]): Promise<SearchBackend> {
  const opened = await Promise.all(
    sites.map(async (site) => ({ ...site, indexes: await openBuiltIndexes(site.folder) })),
  );
  for (const { folder, indexes } of opened) {
    if (indexes.length === 0) {
      throw new Error(`There is no search index in ${folder}. Build the site first.`);
    }
  }
  return {
    names: opened.map(({ name }) => name),
    search: ({ keyword, limit, searchIndexes, lang }) =>
      Promise.all(
        opened
          .filter(({ name }) => searchIndexes.length === 0 || searchIndexes.includes(name))
          .map(async ({ name, origin, indexes }): Promise<SearchGroup> => {
            const index = chooseIndex(indexes, lang);
            if (!index) return { index: name, hits: [], total: 0, answer: null, spellings: [] };
            const { query: _, hits, answer, ...rest } = await index.query(keyword, { limit });
            const place = <T extends Pick<Suggestion, 'link'>>(one: T): T => ({
              ...one,
              link: origin + one.link,
            });
            return {
              index: name,
              ...rest,
              hits: hits.map((hit) => ({ ...place(hit), more: hit.more.map(place) })),
              answer: answer && place(answer),
            };
          }),
      ),
  };
}

/** That of the default version, in the language asked for or, without any, in the default one. */
function chooseIndex(indexes: readonly SearchIndex[], lang: string): SearchIndex | undefined {
  return indexes.find(({ meta }) => meta.lang === lang) ?? indexes[0];
}
