import type { IndexFiles } from '#search/index/buildIndex.ts';
import { type IndexedPage, nameTerm } from '#search/index/indexPage.ts';
import { normalizeName } from '#search/index/readNames.ts';
import { loadIndex } from '#search/query/loadIndex.ts';

/**
 * Looks up one title in an index as it is written: the last in the order of its vocabulary, for which
 * all terms before it have to be read right. Gives its page when that is not found.
 */
export async function findLostTitle(
  { main, parts }: IndexFiles,
  pages: readonly IndexedPage[],
): Promise<IndexedPage | null> {
  let last: { page: IndexedPage; term: string } | null = null;
  for (const page of pages) {
    const name = normalizeName(page.title);
    if (name !== '' && (last === null || nameTerm(name) > last.term)) {
      last = { page, term: nameTerm(name) };
    }
  }
  if (last === null) return null;
  const { routePath, title } = last.page;
  try {
    const index = loadIndex(main, async (name) => parts.get(name) ?? new Uint8Array());
    const { hits } = await index.query(title, { limit: pages.length, enrich: false });
    return hits.some((hit) => hit.routePath === routePath) ? null : last.page;
  } catch {
    return last.page;
  }
}
