import { type TextsPart, writeTexts } from '#search/index/buildIndex.ts';
import { blockName, sealFile } from '#search/index/indexFile.ts';
import { type IndexContent, planIndex } from '#search/index/planIndex.ts';
import {
  type CachedTexts,
  readCachedIndex,
  updateIndexContent,
  writeCachedIndex,
} from '../../cache/cachedIndex.ts';
import { type IndexSource, indexSizes } from '../../output/index/buildSearchIndexes.ts';
import { hashContent } from '../../support/modules/notes.mjs';

/** Where the content of an index is from, and where its texts go. */
export interface IndexOrigin {
  /** Absolute path of the note about the last index; null if nothing is cached. */
  noteFile: string | null;
  /** Indexes the pages of some routes, in one content or several. */
  load(routes: ReadonlySet<string>): Promise<IndexContent[]>;
  /** Gives the texts of pages, each as JSON, in the order of these routes. */
  textsOf(routes: readonly string[]): Promise<string[]>;
  /** Takes over a part of the last index (`texts.1f09ac37e2`) whose file has this hash; returns whether it could. */
  keep(part: string, hash: string): boolean;
  /** Writes a part that couldn't be taken over. */
  write(part: string, file: Uint8Array): void;
}

/** The most pages whose texts are in memory at once. */
const mostTexts = 500;

/** Pages that share a part with texts. */
interface PlannedPart {
  /** Hash of everything that they are made from. */
  key: string;
  routes: string[];
  /** The part of the last index, if it's taken over. */
  kept: CachedTexts | null;
}

/**
 * Gives the content of an index. Only pages that have changed since the last one are indexed, and only the texts of those
 * that share a part with them are read. `keys` has a hash of everything that each page is made from, in the order of their
 * routes.
 */
export async function updateIndex(
  keys: ReadonlyMap<string, string>,
  origin: IndexOrigin,
): Promise<IndexSource> {
  const { noteFile, keep } = origin;
  const { content, byKey } = await updateContent(keys, origin);
  const plan = planIndex(content, indexSizes);
  const parts = plan.texts.flat().map((run): PlannedPart => {
    const routes = content.pages.slice(...run).map(({ routePath }) => routePath);
    const key = hashContent(routes.map((route) => keys.get(route)).join());
    const before = byKey.get(key);
    const isKept = before !== undefined && keep(blockName('texts', before[1]), before[2]);
    return { key, routes, kept: isKept ? before : null };
  });
  const texts = await writeParts(parts, origin);
  const keysNow = content.pages.map(({ routePath }) => keys.get(routePath) ?? '');
  writeCachedIndex(noteFile, { content, keys: keysNow, texts });
  return { plan, texts: texts.map(([, id]): TextsPart => ({ id, bytes: null })) };
}

/** Gives the new content, and the parts with texts of the last index. The content of that is in memory only in between. */
async function updateContent(
  keys: ReadonlyMap<string, string>,
  { noteFile, load }: Pick<IndexOrigin, 'noteFile' | 'load'>,
): Promise<{ content: IndexContent; byKey: Map<string, CachedTexts> }> {
  const last = readCachedIndex(noteFile);
  const known = new Set(last.keys);
  const missing = [...keys].filter(([, key]) => !known.has(key)).map(([route]) => route);
  const fresh = missing.length === 0 ? [] : await load(new Set(missing));
  const byKey = new Map(last.texts.map((texts) => [texts[0], texts]));
  return { content: updateIndexContent(last, fresh, keys), byKey };
}

/** Writes the parts that aren't taken over, some at a time; gives what the next build has to know of each. */
async function writeParts(
  parts: readonly PlannedPart[],
  { textsOf, write }: Pick<IndexOrigin, 'textsOf' | 'write'>,
): Promise<CachedTexts[]> {
  const made = new Map<PlannedPart, CachedTexts>();
  const batches = inBatches(parts.filter(({ kept }) => kept === null));
  const readAt = async (index: number): Promise<string[]> => {
    const routes = batches[index]?.flatMap((part) => part.routes);
    return routes === undefined ? [] : textsOf(routes);
  };
  let next = readAt(0);
  for (const [index, batch] of batches.entries()) {
    const texts = await next;
    // Other threads read while this one compresses.
    next = readAt(index + 1);
    let start = 0;
    for (const part of batch) {
      const end = start + part.routes.length;
      const { id, bytes } = writeTexts(texts.slice(start, end), indexSizes.deflate ?? null);
      const file = sealFile(bytes, 'part');
      write(blockName('texts', id), file);
      made.set(part, [part.key, id, hashContent(file)]);
      start = end;
    }
  }
  return parts.flatMap((part) => {
    const noted = part.kept ?? made.get(part);
    return noted === undefined ? [] : [noted];
  });
}

function inBatches(parts: readonly PlannedPart[]): PlannedPart[][] {
  const batches: PlannedPart[][] = [];
  let room = 0;
  for (const part of parts) {
    room -= part.routes.length;
    if (room < 0) {
      batches.push([]);
      room = mostTexts - part.routes.length;
    }
    batches.at(-1)?.push(part);
  }
  return batches;
}
