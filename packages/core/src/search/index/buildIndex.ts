import type { IndexOptions, SearchDocument } from '../types.ts';
import { createByteWriter } from './bytes.ts';
import { collectTerms, turnTerms } from './collectTerms.ts';
import { placeOf, sealFile } from './indexFile.ts';
import {
  cutRuns,
  type IndexMeta,
  type PagesBlock,
  type TextsBlock,
  turnedLimits,
  usualAnchor,
} from './indexFormat.ts';
import { type IndexedPage, indexPage } from './indexPage.ts';
import { writeLists } from './writeLists.ts';
import { writeTerms } from './writeTerms.ts';

/** An index as files: the main one, and the parts that are loaded when a query needs them. */
export interface IndexFiles {
  main: Uint8Array;
  /** By name, without extension. */
  parts: Map<string, Uint8Array>;
}

/** Sizes in bytes before compression. */
export interface SplitOptions {
  /** Up to this size, vocabulary, lists and titles are in the main file. */
  wholeIndex: number;
  /** Size of a part. */
  part: number;
  /** Size of a part with texts, of which a result needs several. */
  textPart: number;
}

const usualSplit: SplitOptions = { wholeIndex: 400_000, part: 24_000, textPart: 12_000 };

/** Builds an index of documents as one file, which `loadIndex` needs nothing else for. */
export function buildIndex(
  documents: readonly SearchDocument[],
  options: IndexOptions,
): Uint8Array {
  const split = { ...usualSplit, part: Infinity, textPart: Infinity };
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
  split: SplitOptions = usualSplit,
): IndexFiles {
  const content = collectContent(pages);
  const cut = makeBlocks(content, options, split);
  // A large index takes long to write, so it is the small one that is written twice.
  const isSmall = sizeOf(cut) <= split.wholeIndex;
  const blocks = isSmall ? makeBlocks(content, options, { ...split, part: Infinity }) : cut;
  const inline = [...blocks.bytes.keys()].filter((name) =>
    isSmall ? !name.startsWith('texts') : name === 'sections',
  );
  const parts = [...blocks.bytes].filter(([name]) => !inline.includes(name));
  const main = joinMain(blocks, inline);
  return {
    main,
    parts: new Map(parts.map(([name, bytes]) => [name, sealFile(bytes, placeOf(name, main))])),
  };
}

interface Blocks {
  meta: Omit<IndexMeta, 'inline'>;
  bytes: Map<string, Uint8Array>;
}

/** What an index in one file would have in it, in bytes: no texts, and nothing that is there twice. */
function sizeOf({ bytes }: Blocks): number {
  let size = 0;
  for (const [name, block] of bytes) if (!/^(?:texts|turned)/.test(name)) size += block.length;
  return size;
}

function joinMain({ meta, bytes }: Blocks, inline: readonly string[]): Uint8Array {
  const lengths = inline.map((name): [string, number] => [name, bytes.get(name)?.length ?? 0]);
  const head = encodeJson({ ...meta, inline: lengths } satisfies IndexMeta);
  const writer = createByteWriter();
  writer.number(head.length);
  writer.bytes(head);
  for (const name of inline) writer.bytes(bytes.get(name) ?? new Uint8Array());
  return sealFile(writer.finish());
}

/** What is in an index, however it is cut. */
interface Content {
  pages: readonly IndexedPage[];
  terms: ReturnType<typeof collectTerms>;
  infos: PagesBlock[];
  texts: TextsBlock;
}

function collectContent(pages: readonly IndexedPage[]): Content {
  return {
    pages,
    terms: collectTerms(pages),
    infos: pages.map(describePage),
    texts: pages.map(describeTexts),
  };
}

function makeBlocks(
  { pages, terms, infos, texts }: Content,
  options: IndexOptions,
  { part, textPart }: SplitOptions,
): Blocks {
  const bytes = new Map<string, Uint8Array>();
  // A block of lists is read with the lengths in one block of terms, so it never spans two.
  const termStarts = cutRuns(
    terms.map(([term]) => term.length + 3),
    part,
  );
  const listStarts = runsOf(termStarts, terms.length).flatMap(([from, to]) =>
    cutRuns(
      terms.slice(from, to).map(([, { sections }]) => 2 * sections.length),
      part,
    ).map((start) => from + start),
  );
  const pageStarts = cutRuns(
    infos.map((info) => JSON.stringify(info).length),
    part,
  );
  const textStarts = cutRuns(
    texts.map((text) => JSON.stringify(text).length),
    textPart,
  );

  bytes.set('sections', writeSectionCounts(pages));
  runsOf(termStarts, terms.length).forEach(([from, to], index) => {
    bytes.set(`terms${index}`, writeTerms(terms.slice(from, to)));
  });
  const turned = termStarts.length > turnedLimits.scannedBlocks ? turnTerms(terms) : [];
  const turnedStarts = cutRuns(
    turned.map(([term]) => term.length + 3),
    part,
  );
  runsOf(turnedStarts, turned.length).forEach(([from, to], index) => {
    bytes.set(`turned${index}`, writeTerms(turned.slice(from, to)));
  });
  runsOf(listStarts, terms.length).forEach(([from, to], index) => {
    const lists = terms.slice(from, to).map(([, list]) => list);
    bytes.set(`lists${index}`, writeLists(lists, pages.length));
  });
  runsOf(pageStarts, pages.length).forEach(([from, to], index) => {
    bytes.set(`pages${index}`, encodeJson(joinColumns(infos.slice(from, to))));
  });
  runsOf(textStarts, pages.length).forEach(([from, to], index) => {
    bytes.set(`texts${index}`, encodeJson(texts.slice(from, to) satisfies TextsBlock));
  });
  const { lang, version = '', base = '/', cleanUrls = true, domain = '' } = options;
  const { order = 0, synonyms = [] } = options;
  const meta = {
    ...{ lang, version, base, cleanUrls, domain, order, synonyms },
    pages: pages.length,
    sections: pages.reduce((sum, page) => sum + page.sections.length, 0),
    firstTerms: termStarts.map((start) => terms[start]?.[0] ?? ''),
    firstTurned: turnedStarts.map((start) => turned[start]?.[0] ?? ''),
    ...{ termStarts, listStarts, pageStarts, textStarts },
    weights: pages.flatMap(({ weight }, page): IndexMeta['weights'] =>
      weight === 1 ? [] : [[page, weight]],
    ),
    tags: collectTags(pages),
  };
  return { meta, bytes };
}

function describePage({ routePath, title, sections }: IndexedPage): PagesBlock {
  const headed = sections.slice(1);
  return {
    routes: [routePath],
    titles: [title],
    headers: headed.map(({ header }) => header),
    anchors: headed.map(({ header, anchor }) => (anchor === usualAnchor(header) ? '' : anchor)),
  };
}

function joinColumns(infos: readonly PagesBlock[]): PagesBlock {
  return {
    routes: infos.flatMap(({ routes }) => routes),
    titles: infos.flatMap(({ titles }) => titles),
    headers: infos.flatMap(({ headers }) => headers),
    anchors: infos.flatMap(({ anchors }) => anchors),
  };
}

function describeTexts({ sections }: IndexedPage): TextsBlock[number] {
  return sections.map(({ text, code, things }) => {
    if (things.length === 0) return [text, code];
    return [
      text,
      code,
      things.map((thing) => [
        ...([thing.names, thing.type, thing.default, thing.summary, thing.anchor] as const),
        thing.hasHeading ? 1 : 0,
      ]),
    ];
  });
}

function collectTags(pages: readonly IndexedPage[]): IndexMeta['tags'] {
  const tags = new Map<string, number[]>();
  pages.forEach((page, number) => {
    for (const tag of page.tags) tags.set(tag, [...(tags.get(tag) ?? []), number]);
  });
  return [...tags];
}

function writeSectionCounts(pages: readonly IndexedPage[]): Uint8Array {
  const writer = createByteWriter();
  for (const { sections } of pages) writer.number(sections.length);
  return writer.finish();
}

/** Pairs each start with the next one. */
function runsOf(starts: readonly number[], count: number): Array<[number, number]> {
  return starts.map((start, index) => [start, starts[index + 1] ?? count]);
}

const encodeJson = (value: unknown): Uint8Array => new TextEncoder().encode(JSON.stringify(value));
