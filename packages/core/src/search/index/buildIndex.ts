import type { IndexOptions, SearchDocument } from '../types.ts';
import { createByteWriter } from './bytes.ts';
import { collectTerms, turnTerms } from './collectTerms.ts';
import { cutRuns, type RunItem } from './cutRuns.ts';
import { describePage, describeTexts, joinColumns, type PageInfo } from './describePage.ts';
import { blockName, idOf, sealFile } from './indexFile.ts';
import { type IndexMeta, nextPageStart, type PagesBlock, turnedLimits } from './indexFormat.ts';
import { type IndexedPage, indexPage } from './indexPage.ts';
import { type TermList, writeLists } from './writeLists.ts';
import { writeTerms } from './writeTerms.ts';

/** An index as files: the main one, and the parts that are loaded when a query needs them. */
export interface IndexFiles {
  main: Uint8Array;
  /** By name, without extension: a part with the same content has the same name in every index. */
  parts: Map<string, Uint8Array>;
}

/** How an index is cut; sizes are in bytes before compression. */
export interface SplitOptions {
  /** Up to this size, as estimated, vocabulary, lists and titles are in the main file. */
  wholeIndex: number;
  /** Size of a part. */
  part: number;
  /** Size of a part with texts, of which a result needs several. */
  textPart: number;
  /** Numbers that the sections of a page have a multiple of, where lists are parts. */
  slots: number;
  /** Compresses parts with texts (raw DEFLATE); null leaves them as they are. */
  deflate: ((bytes: Uint8Array) => Uint8Array) | null;
}

const usualSplit: SplitOptions = {
  wholeIndex: 480_000,
  part: 24_000,
  textPart: 12_000,
  slots: 8,
  deflate: null,
};

/** In one file, everything changes with it, so that numbers without gaps are better: they take fewer bytes. */
const inOnePart: Pick<SplitOptions, 'part' | 'slots'> = { part: Infinity, slots: 1 };

/** Builds an index of documents as one file, which `loadIndex` needs nothing else for. */
export function buildIndex(
  documents: readonly SearchDocument[],
  options: IndexOptions,
): Uint8Array {
  const split = { ...usualSplit, ...inOnePart, textPart: Infinity };
  const blocks = makeBlocks(collectContent(documents.map(indexPage)), options, split);
  return joinMain(blocks, [...blocks.bytes.keys()]);
}

/**
 * Builds an index for the web: texts are parts of their own, and above a size that loads well so are
 * vocabulary, lists and titles.
 */
export function buildIndexFiles(
  pages: readonly IndexedPage[],
  options: IndexOptions,
  sizes: Partial<SplitOptions> = {},
): IndexFiles {
  const split = { ...usualSplit, ...sizes };
  const content = collectContent(pages);
  const isSmall = estimateSize(content) <= split.wholeIndex;
  const blocks = makeBlocks(content, options, isSmall ? { ...split, ...inOnePart } : split);
  const inline = [...blocks.bytes.keys()].filter((name) =>
    isSmall ? !name.startsWith('texts') : name === 'sections',
  );
  const parts = [...blocks.bytes].filter(([name]) => !inline.includes(name));
  return {
    main: joinMain(blocks, inline),
    parts: new Map(parts.map(([name, bytes]) => [name, sealFile(bytes, 'part')])),
  };
}

interface Blocks {
  meta: Omit<IndexMeta, 'inline'>;
  bytes: Map<string, Uint8Array>;
}

/** About how large an index without texts would be in one file; it is rather smaller. */
function estimateSize({ terms, infos }: Content): number {
  const items = [...terms.map(termSize), ...terms.map(listSize), ...infos.map(infoSize)];
  return items.reduce((sum, [, size]) => sum + size, 0);
}

function joinMain({ meta, bytes }: Blocks, inline: readonly string[]): Uint8Array {
  const lengths = inline.map((name): [string, number] => [name, bytes.get(name)?.length ?? 0]);
  const head = encodeJson({ ...meta, inline: lengths } satisfies IndexMeta);
  const writer = createByteWriter();
  writer.number(head.length);
  writer.bytes(head);
  for (const name of inline) writer.bytes(bytes.get(name) ?? new Uint8Array());
  return sealFile(writer.finish(), 'main');
}

/** The content of an index, however it is cut. */
interface Content {
  pages: readonly IndexedPage[];
  terms: ReturnType<typeof collectTerms>;
  infos: PageInfo[];
}

function collectContent(pages: readonly IndexedPage[]): Content {
  return {
    pages,
    terms: collectTerms(pages),
    infos: pages.map(describePage),
  };
}

function makeBlocks(
  { pages, terms, infos }: Content,
  options: IndexOptions,
  { part, textPart, slots, deflate }: SplitOptions,
): Blocks {
  const bytes = new Map([['sections', writeSectionCounts(pages)]]);
  const add = (kind: string, content: Uint8Array): string => {
    const id = idOf(content);
    bytes.set(blockName(kind, id), content);
    return id;
  };
  const termStarts = cutRuns(terms.map(termSize), part);
  // A block of lists is read with the lengths in one block of terms, so it never spans two.
  const listStarts = runsOf(termStarts, terms.length).flatMap(([from, to]) =>
    cutRuns(terms.slice(from, to).map(listSize), part).map((start) => from + start),
  );
  const turned = termStarts.length > turnedLimits.scannedBlocks ? turnTerms(terms) : [];
  const turnedStarts = cutRuns(turned.map(termSize), part);
  const pageStarts = cutRuns(infos.map(infoSize), part);
  const addPages = (run: Run): string => {
    const texts = pages.slice(...run).map((page) => JSON.stringify(describeTexts(page)));
    const sizes = texts.map(
      (text, at): RunItem => [pages[run[0] + at]?.routePath ?? '', text.length],
    );
    const textStarts = cutRuns(sizes, textPart);
    const ids = runsOf(textStarts, texts.length).map((some) => {
      const bytes = encoder.encode(`[${texts.slice(...some).join(',')}]`);
      return add('texts', deflate ? deflate(bytes) : bytes);
    });
    const block: PagesBlock = { ...joinColumns(infos.slice(...run)), texts: ids, textStarts };
    return add('pages', encodeJson(block));
  };
  const addTerms = (kind: 'terms' | 'turned', entries: typeof terms, starts: number[]): string[] =>
    runsOf(starts, entries.length).map((run) => add(kind, writeTerms(entries.slice(...run))));
  const numbers = numberSections(pages, slots);
  const ids: IndexMeta['ids'] = {
    terms: addTerms('terms', terms, termStarts),
    turned: addTerms('turned', turned, turnedStarts),
    lists: runsOf(listStarts, terms.length).map((run) =>
      add('lists', writeLists(renumber(terms.slice(...run), numbers), pages.length)),
    ),
    pages: runsOf(pageStarts, pages.length).map(addPages),
  };
  const { lang, version = '', base = '/', cleanUrls = true, domain = '' } = options;
  const { order = 0, synonyms = [], prefixes = [] } = options;
  const meta = {
    ...{ lang, version, base, cleanUrls, domain, order, synonyms },
    pages: pages.length,
    sections: numbers.length,
    slots,
    isDeflated: deflate !== null,
    firstTerms: termStarts.map((start) => terms[start]?.[0] ?? ''),
    firstTurned: turnedStarts.map((start) => turned[start]?.[0] ?? ''),
    ...{ ids, termStarts, listStarts, pageStarts },
    weights: pages.flatMap(({ weight }, page): IndexMeta['weights'] =>
      weight === 1 ? [] : [[page, weight]],
    ),
    tags: collectTags(pages),
    ...findFolders(pages, prefixes),
  };
  return { meta, bytes };
}

/** The lists of terms, with the numbers that sections have in the index. */
const renumber = (terms: Content['terms'], numbers: readonly number[]): TermList[] =>
  terms.map(([, list]) => ({
    ...list,
    sections: list.sections.map((section) => numbers[section] ?? 0),
  }));

/** The first page of each run of pages in one top folder, and the name of that folder. */
function findFolders(pages: readonly IndexedPage[], prefixes: readonly string[]) {
  const folders = pages.map(({ routePath }) => topFolder(routePath, prefixes));
  const folderStarts = [...folders.keys()].filter((at) => folders[at] !== folders[at - 1]);
  return { folderStarts, folders: folderStarts.map((start) => folders[start] ?? '') };
}

const termSize = ([term]: [string, TermList]): RunItem => [term, term.length + 3];

const listSize = ([term, { sections }]: [string, TermList]): RunItem => [term, 2 * sections.length];

const infoSize = (info: PageInfo): RunItem => [info.routes[0] ?? '', JSON.stringify(info).length];

/** The first folder of a route after version and language; empty for a page in none. */
function topFolder(routePath: string, prefixes: readonly string[]): string {
  const [first = ''] = routePath
    .split('/')
    .slice(1, -1)
    .filter((segment, at) => at > 1 || !prefixes.includes(segment));
  return first;
}

function collectTags(pages: readonly IndexedPage[]): IndexMeta['tags'] {
  const tags = new Map<string, number[]>();
  pages.forEach((page, number) => {
    for (const tag of page.tags) tags.set(tag, [...(tags.get(tag) ?? []), number]);
  });
  return [...tags];
}

/** The numbers of all sections in order. */
function numberSections(pages: readonly IndexedPage[], slots: number): number[] {
  const numbers: number[] = [];
  let start = 0;
  for (const { sections } of pages) {
    for (const at of sections.keys()) numbers.push(start + at);
    start = nextPageStart(start, sections.length, slots);
  }
  return numbers;
}

function writeSectionCounts(pages: readonly IndexedPage[]): Uint8Array {
  const writer = createByteWriter();
  for (const { sections } of pages) writer.number(sections.length);
  return writer.finish();
}

/** The number of the first item, and that of the first after it. */
type Run = [from: number, to: number];

/** Pairs each start with the next one. */
function runsOf(starts: readonly number[], count: number): Run[] {
  return starts.map((start, index) => [start, starts[index + 1] ?? count]);
}

const encoder = new TextEncoder();

const encodeJson = (value: unknown): Uint8Array => encoder.encode(JSON.stringify(value));
