import { joinAnchor } from '#shared/url.ts';

/**
 * An index is a set of blocks, each of a kind, cut at places that the meta data names. Those inside of
 * the main file are there at once, the others are files in a folder next to it. They are named by their content
 * (`idOf`), so most are the same after a change of one page.
 *
 *   main file   header, meta (`writeMeta`), inline blocks one after the other
 *   sections    how many numbers the sections of pages take, of those that don't take the usual ones (`slots`)
 *   terms       vocabulary: a run of sorted terms, in columns
 *   reversed    the same with reversed terms, where the vocabulary is too large to be scanned
 *   lists       per term its sections, numbered with gaps (`nextPageStart`): distances to the one before, and
 *               impacts, in columns; for a term whose list was cut, the pages that have it elsewhere
 *   pages       JSON columns: routes, titles, headers and anchors of a run of pages, and where their texts are; each
 *               result needs one, so they are small
 *   texts       JSON: what answers and statements are made of, for a run of pages; compressed, because many
 *               hosts don't compress `.bin`
 */
export interface IndexMeta {
  lang: string;
  version: string;
  base: string;
  cleanUrls: boolean;
  domain: string;
  /** Place among the indexes of the site. */
  order: number;
  synonyms: string[][];
  pages: number;
  sections: number;
  /**
   * The sections of each page are numbered from a multiple of this. With a free number left, a new heading
   * doesn't shift the numbers of the pages after it, which are in most lists.
   */
  slots: number;
  /** Whether `texts` blocks are compressed (raw DEFLATE). */
  isDeflated: boolean;
  /** First term of each `terms` block. */
  firstTerms: string[];
  /** First reversed term of each `reversed` block; none if a typo scans the whole vocabulary. */
  firstReversed: string[];
  /** The ids of the blocks of each kind, in order; those of `texts` are in `pages`. */
  ids: Record<'terms' | 'reversed' | 'lists' | 'pages', string[]>;
  /** Number of the first term in each `terms` block and in each `lists` block. */
  termStarts: number[];
  listStarts: number[];
  /** Number of the first page in each `pages` block. */
  pageStarts: number[];
  tags: Array<[tag: string, pages: number[]]>;
  /** Runs of pages in the same top folder: the first page of each, and its folder. */
  folderStarts: number[];
  folders: string[];
  /** Names and lengths of the blocks in the main file. */
  inline: Array<[name: string, length: number]>;
}

/** Columns of a `pages` block; headers and anchors of all its pages in a row. */
export interface PagesBlock {
  routes: string[];
  titles: string[];
  /** For each page the number of its headers. */
  counts: number[];
  headers: string[];
  /** Empty if the anchor follows from the header. */
  anchors: string[];
  /** The statuses of sections: the number of the page in the block, that of the section in it; omitted if there are none. */
  statuses?: Array<[page: number, section: number, status: string]>;
  /** The ids of the `texts` blocks of these pages, and which page each starts with, from 0. */
  texts: string[];
  textStarts: number[];
}

/** A `texts` block: pages, their sections. */
export type TextsBlock = SectionText[][];

export type SectionText = [text: string, code: string, things?: ThingText[]];

export type ThingText = [
  names: string[],
  type: string,
  fallback: string,
  summary: string,
  anchor: string,
  /** 1 for a thing with its own heading, 0 for a row of a table. */
  hasHeading: 0 | 1,
];

/**
 * Up to this number of vocabulary blocks, all are loaded for a typo. If there are more, it is found by the letters
 * before or after it, for which terms that are not too short are stored in reverse, too.
 */
export const reversedLimits = { scannedBlocks: 12, shortestTerm: 3 };

/** The number of the first section of the next page, where those of each page start at a multiple of `slots`. */
export const nextPageStart = (start: number, sections: number, slots: number): number =>
  start + Math.ceil(sections / slots) * slots;

/**
 * A list is cut to the sections that its term matters most to, by their share of all sections and by number:
 * a term that is in nearly every section doesn't distinguish them.
 */
export const listLimits = { share: 0.075, least: 50, most: 6000 };

/** The anchor that a heading usually gets (GitHub's rule). */
export function usualAnchor(header: string): string {
  return header
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc} -]/gu, '')
    .replaceAll(' ', '-');
}

/** The URL of a section. */
export function linkTo(url: string, anchor: string): string {
  return anchor === '' ? url : joinAnchor(url, anchor);
}

/** Finds the run that holds an item. */
export function findRun(starts: readonly number[], item: number): number {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((starts[middle] ?? 0) <= item) low = middle;
    else high = middle - 1;
  }
  return low;
}
