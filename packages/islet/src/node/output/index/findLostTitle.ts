import type { IndexFiles } from '#search/index/buildIndex.ts';
import type { IndexedOutline } from '#search/index/describePage.ts';
import { nameTerm } from '#search/index/indexPage.ts';
import { normalizeName } from '#search/index/readNames.ts';
import { loadIndex } from '#search/query/loadIndex.ts';

type TitledPage = Pick<IndexedOutline, 'routePath' | 'title'>;

/**
 * Looks up one title in a written index: the last one among the names, so that all names before it must be read
 * correctly. Returns its page if it isn't found.
 */
export async function findLostTitle(
  { main, parts }: IndexFiles,
  pages: readonly TitledPage[],
): Promise<TitledPage | null> {
  let last: { page: TitledPage; term: string } | null = null;
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
