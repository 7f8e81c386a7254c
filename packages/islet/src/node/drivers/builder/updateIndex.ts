import { writeTexts } from '#search/index/buildIndex.ts';
import { blockName, sealFile } from '#search/index/indexFile.ts';
import { type CollectedContent, planIndex } from '#search/index/planIndex.ts';
import {
  type CachedTexts,
  readCachedIndex,
  updateIndexContent,
  writeCachedIndex,
} from '../../cache/cachedIndex.ts';
import { type IndexSource, indexSizes } from '../../output/index/buildSearchIndexes.ts';
import { hashContent } from '../../support/modules/notes.mjs';

/** Where the content of an index is from. */
export interface IndexOrigin {
  /** Absolute path of the note about the last index; null if nothing is cached. */
  noteFile: string | null;
  /** Indexes the pages of some routes, in one content or several. */
  load(routes: ReadonlySet<string>): Promise<CollectedContent[]>;
  /** Takes over a part of the last index (`texts.1f09ac37e2`) whose file has this hash; returns whether it could. */
  keep(part: string, hash: string): boolean;
}

/**
 * Gives the content of an index. Only pages that have changed since the last one are indexed, and those that share a
 * part with texts with them. `keys` has a hash of everything that each page is made from, in the order of their routes.
 */
export async function updateIndex(
  keys: ReadonlyMap<string, string>,
  { noteFile, load, keep }: IndexOrigin,
): Promise<IndexSource> {
  const last = readCachedIndex(noteFile);
  const known = new Set(last.keys);
  const missing = [...keys].filter(([, key]) => !known.has(key)).map(([route]) => route);
  const fresh = missing.length === 0 ? [] : await load(new Set(missing));
  const content = updateIndexContent(last, fresh, keys);
  const plan = planIndex(content, indexSizes);

  const byKey = new Map(last.texts.map((texts) => [texts[0], texts]));
  const parts = plan.texts.flat().map((run) => {
    const routes = content.pages.slice(...run).map(({ routePath }) => routePath);
    const key = hashContent(routes.map((route) => keys.get(route)).join());
    const before = byKey.get(key);
    const isKept = before !== undefined && keep(blockName('texts', before[1]), before[2]);
    return { key, routes, kept: isKept ? before : null };
  });
  const textOf = new Map(fresh.flatMap(textsByRoute));
  const needed = parts.filter(({ kept }) => kept === null).flatMap(({ routes }) => routes);
  const absent = new Set(needed.filter((route) => !textOf.has(route)));
  if (absent.size > 0) {
    for (const content of await load(absent)) {
      for (const [route, text] of textsByRoute(content)) textOf.set(route, text);
    }
  }

  const made = parts.map(({ key, routes, kept }) => {
    if (kept) return { part: { id: kept[1], bytes: null }, note: kept };
    const own = routes.flatMap((route) => textOf.get(route) ?? []);
    const part = writeTexts(own, indexSizes.deflate ?? null);
    const hash = hashContent(part.bytes ? sealFile(part.bytes, 'part') : '');
    return { part, note: [key, part.id, hash] satisfies CachedTexts };
  });
  const texts = made.map(({ note }) => note);
  const keysNow = content.pages.map(({ routePath }) => keys.get(routePath) ?? '');
  writeCachedIndex(noteFile, { content, keys: keysNow, texts });
  return { plan, texts: made.map(({ part }) => part) };
}

function textsByRoute({ pages, texts }: CollectedContent): Array<[route: string, text: string]> {
  return pages.map(({ routePath }, at) => [routePath, texts[at] ?? '']);
}
