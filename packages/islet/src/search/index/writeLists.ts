import { createByteReader, createByteWriter } from './bytes.ts';
import { visitPages } from './pageSet.ts';

/** More than there are impacts; a power of two. */
export const postingSteps = 16;

/** The section of a posting (`Postings`), counted over all pages. */
export const sectionIn = (posting: number): number => posting >>> 4;

/** The impact of the term of a posting on its section. */
export const impactIn = (posting: number): number => posting & (postingSteps - 1);

/** The sections of a term, in order, with the impact of the term on each. */
export interface TermList {
  /**
   * Number of sections with the term, including those that were left out because the list reached its limit.
   */
  total: number;
  /** The sections with their impacts, as in `Postings`. */
  postings: Uint32Array;
  /** The pages that have the term only in sections that were left out (`packPages`). Null if none were. */
  otherPages: Uint8Array | null;
}

/**
 * Calls back for each section of a list, then for the start of each page that has the term elsewhere,
 * with the least impact.
 */
export type ReadList = (index: number, visit: (section: number, impact: number) => void) => void;

/**
 * Writes lists in columns, long lists first, which compresses best: for each section the distance to the one
 * before; then all impacts, two in a byte; then for each list that was cut, the pages that have the term in other
 * sections. `sections` has the number in the index of each section, counted over all pages.
 */
export function writeLists(lists: readonly TermList[], sections: Uint32Array): Uint8Array {
  const count = lists.reduce((sum, { postings }) => sum + postings.length, 0);
  const impacts = new Uint8Array((count + 1) >> 1);
  const distances = createByteWriter(2 * count);
  const others = createByteWriter();
  let at = 0;
  for (const index of longestFirst(lists.map(({ postings }) => postings.length))) {
    const list = lists[index];
    if (!list) continue;
    let before = -1;
    for (const posting of list.postings) {
      const section = sections[sectionIn(posting)] ?? 0;
      distances.number(section - before - 1);
      before = section;
      const pair = at >> 1;
      impacts[pair] = (impacts[pair] ?? 0) | (impactIn(posting) << (4 * (at++ & 1)));
    }
    if (list.otherPages) {
      others.number(list.otherPages.length);
      others.bytes(list.otherPages);
    }
  }
  const writer = createByteWriter();
  writer.number(distances.length);
  writer.bytes(distances.finish());
  writer.bytes(impacts);
  writer.bytes(others.finish());
  return writer.finish();
}

/**
 * Locates the lists of a block by the lengths that its terms have, and returns a function that reads one of
 * them. `sectionStarts` has the number of the first section of each page, and at the end the number after
 * the last page.
 */
export function openLists(
  block: Uint8Array,
  { lengths, totals }: { lengths: Uint32Array; totals: Uint32Array },
  sectionStarts: Uint32Array,
): ReadList {
  const reader = createByteReader(block);
  const size = reader.number();
  let position = reader.position;
  const impactsStart = position + size;
  const distances = new Uint32Array(lengths.length);
  const impacts = new Uint32Array(lengths.length);
  let count = 0;
  const order = longestFirst(lengths);
  for (const index of order) {
    distances[index] = position;
    impacts[index] = count;
    const length = lengths[index] ?? 0;
    count += length;
    for (let left = length; left > 0; position++) if ((block[position] ?? 0) < 128) left--;
  }
  const others = createByteReader(block, impactsStart + ((count + 1) >> 1));
  const otherPages = new Map<number, Uint8Array>();
  for (const index of order) {
    if (totals[index] !== lengths[index]) otherPages.set(index, others.bytes(others.number()));
  }

  return (index, visit) => {
    let position = distances[index] ?? 0;
    let at = impacts[index] ?? 0;
    let section = -1;
    for (let left = lengths[index] ?? 0; left > 0; left--, at++) {
      let distance = 0;
      let shift = 0;
      let next = 0;
      do {
        next = block[position++] ?? 0;
        distance |= (next & 127) << shift;
        shift += 7;
      } while (next >= 128);
      section += distance + 1;
      const pair = block[impactsStart + (at >> 1)] ?? 0;
      visit(section, at & 1 ? pair >> 4 : pair & 15);
    }
    const others = otherPages.get(index);
    const pages = sectionStarts.length - 1;
    if (others) visitPages(others, pages, (page) => visit(sectionStarts[page] ?? 0, 0));
  };
}

/** Numbers of the lists by length; writer and reader of a block both know the lengths. */
function longestFirst(lengths: ArrayLike<number>): Uint32Array {
  const order = Uint32Array.from({ length: lengths.length }, (_, index) => index);
  return order.sort((a, b) => (lengths[b] ?? 0) - (lengths[a] ?? 0) || a - b);
}
