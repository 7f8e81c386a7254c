import type { IndexOptions, SearchDocument } from '../searchTypes.ts';
import { createByteWriter, encodeJson } from './bytes.ts';
import { reverseTerms } from './collectTerms.ts';
import { cutRuns } from './cutRuns.ts';
import { describePage, type IndexedOutline, joinColumns } from './describePage.ts';
import { blockName, idOf, sealFile } from './indexFile.ts';
import { type IndexMeta, nextPageStart, type PagesBlock, reversedLimits } from './indexFormat.ts';
import { writeMeta } from './indexMeta.ts';
import { type IndexedPage, indexPage } from './indexPage.ts';
import {
  collectContent,
  type IndexPlan,
  inOnePart,
  listSize,
  planIndex,
  type Run,
  runsOf,
  type SplitOptions,
  termSize,
} from './planIndex.ts';
import { writeLists } from './writeLists.ts';
import { writeTerms } from './writeTerms.ts';

/** An index as files: the main one, and the parts that are loaded when a query needs them. */
export interface IndexFiles {
  main: Uint8Array;
  /** By name, without extension: a part with the same content has the same name in every index. */
  parts: Map<string, Uint8Array>;
}

/** Builds an index of documents as one file, which `loadIndex` needs nothing else for. */
export function buildIndex(
  documents: readonly SearchDocument[],
  options: IndexOptions,
): Uint8Array {
  const sizes = { ...inOnePart, textPart: Infinity, wholeIndex: Infinity };
  const content = collectContent(documents.map(indexPage));
  const plan = planIndex(content, sizes);
  const texts = plan.texts.flat().map((run) => writeTexts(content.texts.slice(...run), null));
  const blocks = makeBlocks(plan, texts, options);
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
  const content = collectContent(pages);
  const plan = planIndex(content, sizes);
  const texts = plan.texts.flat().map((run) => {
    return writeTexts(content.texts.slice(...run), sizes.deflate ?? null);
  });
  return writeIndex(plan, texts, options);
}

/** A part with texts. One that is already in the output has no bytes. */
export interface TextsPart {
  id: string;
  bytes: Uint8Array | null;
}

/** Writes the part with the texts of some pages, each as JSON. */
export function writeTexts(
  texts: readonly string[],
  deflate: SplitOptions['deflate'],
): TextsPart & { bytes: Uint8Array } {
  const json = new TextEncoder().encode(`[${texts.join()}]`);
  const bytes = deflate ? deflate(json) : json;
  return { id: idOf(bytes), bytes };
}

/** Writes an index; `texts` are the parts that were planned, in order. Those without bytes aren't among the files. */
export function writeIndex(
  plan: IndexPlan,
  texts: readonly TextsPart[],
  options: IndexOptions,
): IndexFiles {
  const blocks = makeBlocks(plan, texts, options);
  const inline = [...blocks.bytes.keys()].filter((name) =>
    plan.isSmall ? !name.startsWith('texts') : name === 'sections',
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

function joinMain({ meta, bytes }: Blocks, inline: readonly string[]): Uint8Array {
  const lengths = inline.map((name): [string, number] => [name, bytes.get(name)?.length ?? 0]);
  const writer = createByteWriter();
  writeMeta(writer, { ...meta, inline: lengths });
  for (const name of inline) writer.bytes(bytes.get(name) ?? new Uint8Array());
  return sealFile(writer.finish(), 'main');
}

function makeBlocks(
  { texts: textRuns, content: { pages }, terms, split, pageStarts }: IndexPlan,
  texts: readonly TextsPart[],
  options: IndexOptions,
): Blocks {
  const { part, slots, deflate } = split;
  const bytes = new Map([['sections', writeSlots(pages, slots)]]);
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
  const reversed = termStarts.length > reversedLimits.scannedBlocks ? reverseTerms(terms) : [];
  const reversedStarts = cutRuns(reversed.map(termSize), part);
  const left = [...texts];
  const addPages = (run: Run, index: number): string => {
    const runs = textRuns[index] ?? [];
    const own = left.splice(0, runs.length);
    for (const { id, bytes: text } of own) if (text) bytes.set(blockName('texts', id), text);
    const block: PagesBlock = {
      ...joinColumns(pages.slice(...run).map(describePage)),
      texts: own.map(({ id }) => id),
      textStarts: runs.map(([start]) => start - run[0]),
    };
    return add('pages', encodeJson(block));
  };
  const addTerms = (
    kind: 'terms' | 'reversed',
    entries: typeof terms,
    starts: number[],
  ): string[] =>
    runsOf(starts, entries.length).map((run) => add(kind, writeTerms(entries.slice(...run))));
  const sections = numberSections(pages, slots);
  const ids: IndexMeta['ids'] = {
    terms: addTerms('terms', terms, termStarts),
    reversed: addTerms('reversed', reversed, reversedStarts),
    lists: runsOf(listStarts, terms.length).map((run) => {
      const lists = terms.slice(...run).map(([, list]) => list);
      return add('lists', writeLists(lists, sections));
    }),
    pages: runsOf(pageStarts, pages.length).map(addPages),
  };
  const { lang, version = '', base = '/', cleanUrls = true, domain = '' } = options;
  const { order = 0, synonyms = [], prefixes = [] } = options;
  const meta = {
    ...{ lang, version, base, cleanUrls, domain, order, synonyms },
    pages: pages.length,
    sections: sections.length,
    slots,
    isDeflated: deflate !== null,
    firstTerms: termStarts.map((start) => terms[start]?.[0] ?? ''),
    firstReversed: reversedStarts.map((start) => reversed[start]?.[0] ?? ''),
    ...{ ids, termStarts, listStarts, pageStarts },
    tags: collectTags(pages),
    ...findFolders(pages, prefixes),
  };
  return { meta, bytes };
}

/** The first page of each run of pages in one top folder, and the name of that folder. */
function findFolders(pages: readonly IndexedOutline[], prefixes: readonly string[]) {
  const folders = pages.map(({ routePath }) => topFolder(routePath, prefixes));
  const folderStarts = [...folders.keys()].filter((at) => folders[at] !== folders[at - 1]);
  return { folderStarts, folders: folderStarts.map((start) => folders[start] ?? '') };
}

/** The first folder of a route after version and language; empty for a page in none. */
function topFolder(routePath: string, prefixes: readonly string[]): string {
  const [first = ''] = routePath
    .split('/')
    .slice(1, -1)
    .filter((segment, at) => at > 1 || !prefixes.includes(segment));
  return first;
}

function collectTags(pages: readonly IndexedOutline[]): IndexMeta['tags'] {
  const tags = new Map<string, number[]>();
  pages.forEach((page, number) => {
    for (const tag of page.tags) tags.set(tag, [...(tags.get(tag) ?? []), number]);
  });
  return [...tags];
}

/** The numbers of all sections in order. */
function numberSections(pages: readonly IndexedOutline[], slots: number): Uint32Array {
  const numbers: number[] = [];
  let start = 0;
  for (const { sections } of pages) {
    for (const at of sections.keys()) numbers.push(start + at);
    start = nextPageStart(start, sections.length, slots);
  }
  return Uint32Array.from(numbers);
}

/**
 * Writes how many runs of `slots` numbers the sections of each page take, only of pages that don't take one: how many pages
 * do since the last of these, and the number of runs. In a large index, hardly any page takes more.
 */
function writeSlots(pages: readonly IndexedOutline[], slots: number): Uint8Array {
  const writer = createByteWriter();
  let usual = 0;
  for (const { sections } of pages) {
    const runs = nextPageStart(0, sections.length, slots) / slots;
    if (runs === 1) usual++;
    else {
      writer.number(usual);
      writer.number(runs);
      usual = 0;
    }
  }
  return writer.finish();
}
