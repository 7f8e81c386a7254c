import { createPostingsCollector, cutLists, type Postings } from './collectTerms.ts';
import { cutRuns, type RunItem } from './cutRuns.ts';
import { describePage, type IndexedOutline, outlinePage, writePageTexts } from './describePage.ts';
import type { IndexedPage } from './indexPage.ts';
import type { TermList } from './writeLists.ts';

/** How an index is cut; sizes are in bytes before compression. */
export interface SplitOptions {
  /** Up to this size, as estimated, vocabulary, lists and titles are in the main file. */
  wholeIndex: number;
  /** Size of a part: small, because each result needs another one with titles, and a word has terms in several. */
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
  part: 8000,
  textPart: 12_000,
  slots: 8,
  deflate: null,
};

/** In one file, everything changes with it, so that numbers without gaps are better: they take fewer bytes. */
export const inOnePart = {
  part: Infinity,
  slots: 1,
} satisfies Partial<SplitOptions>;

/** Everything that an index is made of besides texts. */
export interface IndexContent {
  /** In the order of their routes, which is that of their sections in the postings. */
  pages: readonly IndexedOutline[];
  postings: Postings;
}

/** The content of an index, with the texts of each page as JSON. */
export interface CollectedContent extends IndexContent {
  texts: string[];
}

/** Collects the content of an index of pages, which are added in the order of their routes. */
export interface ContentCollector {
  /** Adds a page, and returns its texts as JSON, which the collector doesn't keep. */
  add(page: IndexedPage): string;
  finish(): IndexContent;
}

/** Creates a collector without any page. */
export function createContentCollector(): ContentCollector {
  const pages: IndexedOutline[] = [];
  const postings = createPostingsCollector();
  return {
    add(page) {
      const text = writePageTexts(page.sections);
      pages.push(outlinePage(page, text.length));
      postings.add(page);
      return text;
    },
    finish: () => ({ pages, postings: postings.finish() }),
  };
}

/** Collects the content of an index of pages in the order of their routes. */
export function collectContent(pages: readonly IndexedPage[]): CollectedContent {
  const collector = createContentCollector();
  const texts = pages.map((page) => collector.add(page));
  return { ...collector.finish(), texts };
}

/** How an index is cut, before its texts are known. */
export interface IndexPlan {
  /** The pages of each part with texts, by the block of titles that names it. */
  texts: Run[][];
  content: IndexContent;
  terms: Array<[string, TermList]>;
  split: SplitOptions;
  isSmall: boolean;
  pageStarts: number[];
}

/** Plans an index. */
export function planIndex(content: IndexContent, sizes: Partial<SplitOptions> = {}): IndexPlan {
  const { pages, postings } = content;
  const pageOf = Uint32Array.from(pages.flatMap(({ sections }, page) => sections.map(() => page)));
  const terms = cutLists(postings, { pageOf, pages: pages.length });
  const infoSizes = pages.map(infoSize);
  const usual = { ...usualSplit, ...sizes };
  // About how large the index without texts would be in one file; it is rather smaller.
  const size =
    sumSizes(terms, termSize) + sumSizes(terms, listSize) + sumSizes(infoSizes, (item) => item);
  const isSmall = size <= usual.wholeIndex;
  const split = isSmall ? { ...usual, ...inOnePart } : usual;
  const pageStarts = cutRuns(infoSizes, split.part);
  const texts = runsOf(pageStarts, pages.length).map(([from, to]) => {
    const inside = pages.slice(from, to).map((page): RunItem => [page.routePath, page.textSize]);
    const starts = cutRuns(inside, split.textPart);
    return runsOf(starts, inside.length).map(([start, end]): Run => [from + start, from + end]);
  });
  return { texts, content, terms, split, isSmall, pageStarts };
}

function sumSizes<T>(items: readonly T[], toItem: (item: T) => RunItem): number {
  let sum = 0;
  for (const item of items) sum += toItem(item)[1];
  return sum;
}

/** A term and its bytes, about, in the vocabulary. */
export const termSize = ([term]: [string, TermList]): RunItem => [term, term.length + 3];

/** A term and the bytes, about, of its list. */
export const listSize = ([term, { postings }]: [string, TermList]): RunItem => [
  term,
  2 * postings.length,
];

const infoSize = (page: IndexedOutline): RunItem => [
  page.routePath,
  JSON.stringify(describePage(page)).length,
];

/** The number of the first item, and that of the first after it. */
export type Run = [from: number, to: number];

/** Pairs each start with the next one. */
export function runsOf(starts: readonly number[], count: number): Run[] {
  return starts.map((start, index) => [start, starts[index + 1] ?? count]);
}
