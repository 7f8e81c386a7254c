import { createByteReader } from '../index/bytes.ts';
import { IndexError, openFile, placeOf } from '../index/indexFile.ts';
import { findRun, type IndexMeta, type PagesBlock, type TextsBlock } from '../index/indexFormat.ts';
import { openLists, type ReadList } from '../index/writeLists.ts';
import { readTerms, type TermsBlock } from '../index/writeTerms.ts';

/** Loads a part of the index by its name. */
export type LoadPart = (name: string) => Promise<Uint8Array>;

/** An opened index, whose blocks are read once, on first use. */
export interface OpenIndex {
  meta: IndexMeta;
  /** First section of each page, and the number of all sections at the end. */
  sectionStarts: Uint32Array;
  terms(block: number): Promise<TermsBlock>;
  turnedTerms(block: number): Promise<TermsBlock>;
  lists(block: number): Promise<ReadList>;
  pages(block: number): Promise<PagesBlock>;
  texts(block: number): Promise<TextsBlock>;
}

/** Opens the main file of an index; throws an `IndexError` if it is invalid. */
export function openIndex(file: Uint8Array, loadPart?: LoadPart): OpenIndex {
  const content = openFile(file);
  const reader = createByteReader(content);
  const meta = readJson(reader.bytes(reader.number())) as IndexMeta;
  const inline = new Map(meta.inline.map(([name, length]) => [name, reader.bytes(length)]));

  const readBlock = async (name: string): Promise<Uint8Array> => {
    const known = inline.get(name);
    if (known) return known;
    if (!loadPart) throw new IndexError(`The part \`${name}\` of the index cannot be loaded.`);
    return openFile(await loadPart(name), placeOf(name, file));
  };
  const keep = <T>(read: (block: number) => Promise<T>): ((block: number) => Promise<T>) => {
    const known = new Map<number, Promise<T>>();
    return (block) => {
      const found = known.get(block) ?? read(block);
      known.set(block, found);
      // If loading failed, the next query tries again.
      found.catch(() => known.delete(block));
      return found;
    };
  };
  const terms = keep(async (block) => readTerms(await readBlock(`terms${block}`)));
  const sectionStarts = readSectionStarts(inline.get('sections') ?? new Uint8Array(), meta);

  return {
    meta,
    sectionStarts,
    terms,
    turnedTerms: keep(async (block) => readTerms(await readBlock(`turned${block}`))),
    lists: keep(async (block) => {
      const start = meta.listStarts[block] ?? 0;
      const holder = findRun(meta.termStarts, start);
      const [bytes, { lengths, totals }] = await Promise.all([
        readBlock(`lists${block}`),
        terms(holder),
      ]);
      const offset = meta.termStarts[holder] ?? 0;
      const end = (meta.listStarts[block + 1] ?? Number.MAX_SAFE_INTEGER) - offset;
      const own = {
        lengths: lengths.subarray(start - offset, end),
        totals: totals.subarray(start - offset, end),
      };
      return openLists(bytes, own, sectionStarts);
    }),
    pages: keep(async (block) => readJson(await readBlock(`pages${block}`)) as PagesBlock),
    texts: keep(async (block) => readJson(await readBlock(`texts${block}`)) as TextsBlock),
  };
}

function readSectionStarts(block: Uint8Array, { pages }: IndexMeta): Uint32Array {
  const reader = createByteReader(block);
  const starts = new Uint32Array(pages + 1);
  for (let page = 0; page < pages; page++) {
    starts[page + 1] = (starts[page] ?? 0) + reader.number();
  }
  return starts;
}

/** No validation needed: the checksum proves that these are the bytes that were written. */
const readJson = (bytes: Uint8Array): unknown => JSON.parse(new TextDecoder().decode(bytes));
