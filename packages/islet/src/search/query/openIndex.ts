import { routeToUrl } from '#shared/url.ts';
import { createByteReader, decodeJson } from '../index/bytes.ts';
import { blockName, IndexError, openFile } from '../index/indexFile.ts';
import {
  findRun,
  type IndexMeta,
  type PagesBlock,
  type SectionText,
  type TextsBlock,
  usualAnchor,
} from '../index/indexFormat.ts';
import { readMeta } from '../index/indexMeta.ts';
import { openLists, type ReadList } from '../index/writeLists.ts';
import { readTerms, type TermsBlock } from '../index/writeTerms.ts';
import type { SearchedPage } from './searchedPage.ts';

/** Loads a part of the index by its name (`blockName`). */
export type LoadPart = (name: string) => Promise<Uint8Array>;

/** An opened index, whose blocks are read once, on first use. */
export interface OpenIndex {
  meta: IndexMeta;
  /** Number of the first section of each page, and at the end the number after the last page. */
  sectionStarts: Uint32Array;
  terms(block: number): Promise<TermsBlock>;
  reversedTerms(block: number): Promise<TermsBlock>;
  lists(block: number): Promise<ReadList>;
  outlineOf(page: number): Promise<SearchedPage>;
  /** The texts of the sections of a page. */
  textsOf(page: number): Promise<SectionText[]>;
}

/** Opens the main file of an index; throws an `IndexError` if it is invalid. */
export function openIndex(file: Uint8Array, loadPart?: LoadPart): OpenIndex {
  const content = openFile(file);
  const reader = createByteReader(content);
  const meta = readMeta(reader);
  const inline = new Map(meta.inline.map(([name, length]) => [name, reader.bytes(length)]));

  const readBlock = createBlockReader(inline, loadPart);
  const terms = keep(async (block: number) =>
    readTerms(await readBlock('terms', meta.ids.terms[block])),
  );
  const pages = keep(
    async (block: number) =>
      decodeJson(await readBlock('pages', meta.ids.pages[block])) as PagesBlock,
  );
  const texts = keep(async (id: string): Promise<TextsBlock> => {
    const bytes = await readBlock('texts', id);
    return (meta.isDeflated ? await readDeflated(bytes) : decodeJson(bytes)) as TextsBlock;
  });
  const sectionStarts = readSectionStarts(inline.get('sections') ?? new Uint8Array(), meta);

  return {
    meta,
    sectionStarts,
    terms,
    reversedTerms: keep(async (block: number) =>
      readTerms(await readBlock('reversed', meta.ids.reversed[block])),
    ),
    lists: keep(async (block: number) => {
      const [holder, from, to] = termsOfLists(meta, block);
      const [bytes, { lengths, totals }] = await Promise.all([
        readBlock('lists', meta.ids.lists[block]),
        terms(holder),
      ]);
      const own = { lengths: lengths.subarray(from, to), totals: totals.subarray(from, to) };
      return openLists(bytes, own, sectionStarts);
    }),
    async outlineOf(page) {
      const block = findRun(meta.pageStarts, page);
      return outlineIn(await pages(block), page - (meta.pageStarts[block] ?? 0), meta);
    },
    async textsOf(page) {
      const block = findRun(meta.pageStarts, page);
      const [id, at] = placeOfTexts(await pages(block), page - (meta.pageStarts[block] ?? 0));
      return (await texts(id))[at] ?? [];
    },
  };
}

type ReadBlock = (kind: string, id?: string) => Promise<Uint8Array>;

function createBlockReader(
  inline: ReadonlyMap<string, Uint8Array>,
  loadPart: LoadPart | undefined,
): ReadBlock {
  return async (kind, id = '') => {
    const name = blockName(kind, id);
    const known = inline.get(name);
    if (known) return known;
    if (!loadPart) throw new IndexError(`The part \`${name}\` of the index cannot be loaded.`);
    return openFile(await loadPart(name), id);
  };
}

/** The block with the terms that a block of lists is for, and which of them these are. */
function termsOfLists(
  { listStarts, termStarts }: IndexMeta,
  block: number,
): [holder: number, from: number, to: number] {
  const start = listStarts[block] ?? 0;
  const holder = findRun(termStarts, start);
  const offset = termStarts[holder] ?? 0;
  const end = (listStarts[block + 1] ?? Number.MAX_SAFE_INTEGER) - offset;
  return [holder, start - offset, end];
}

/** The block with the texts of a page, and which of its pages that is. */
function placeOfTexts({ texts, textStarts }: PagesBlock, at: number): [id: string, at: number] {
  const run = findRun(textStarts, at);
  return [texts[run] ?? '', at - (textStarts[run] ?? 0)];
}

/** Keeps what is read for each key. If reading failed, the next query tries again. */
function keep<Key, T>(read: (key: Key) => Promise<T>): (key: Key) => Promise<T> {
  const known = new Map<Key, Promise<T>>();
  return (key) => {
    const found = known.get(key) ?? read(key);
    known.set(key, found);
    found.catch(() => known.delete(key));
    return found;
  };
}

/** Reads the title and the headings of a page from the columns of its block, in which it is at a place. */
function outlineIn(info: PagesBlock, at: number, meta: IndexMeta): SearchedPage {
  const from = info.counts.slice(0, at).reduce((sum, count) => sum + count, 0);
  const to = from + (info.counts[at] ?? 0);
  const routePath = info.routes[at] ?? '';
  const statuses = new Map(
    info.statuses?.flatMap(
      ([of, number, status]): Array<[number, string]> => (of === at ? [[number, status]] : []),
    ),
  );
  const headers = ['', ...info.headers.slice(from, to)];
  const anchors = ['', ...info.anchors.slice(from, to)];
  return {
    routePath,
    title: info.titles[at] ?? '',
    url: meta.domain + routeToUrl(meta, routePath),
    sections: headers.map((header, number) => ({
      header,
      anchor: number === 0 ? '' : anchors[number] || usualAnchor(header),
      status: statuses.get(number),
    })),
  };
}

/** Reads the number of the first section of each page, and at the end the number after the last page. */
function readSectionStarts(block: Uint8Array, { pages, slots }: IndexMeta): Uint32Array {
  const reader = createByteReader(block);
  const sectionStarts = new Uint32Array(pages + 1);
  let page = 0;
  const take = (runs: number): void => {
    sectionStarts[page + 1] = (sectionStarts[page] ?? 0) + runs * slots;
    page++;
  };
  while (reader.position < block.length) {
    for (let usual = reader.number(); usual > 0; usual--) take(1);
    take(reader.number());
  }
  while (page < pages) take(1);
  return sectionStarts;
}

/** Reads compressed JSON. Browsers before 2023 can't, so their results have no excerpts. */
async function readDeflated(bytes: Uint8Array): Promise<unknown> {
  const inflater = createInflater();
  if (inflater === null) return [];
  return new Response(new Blob([Uint8Array.from(bytes)]).stream().pipeThrough(inflater)).json();
}

function createInflater(): DecompressionStream | null {
  try {
    return new DecompressionStream('deflate-raw');
  } catch {
    // Some browsers have the class, but not this format.
    return null;
  }
}
