import { listLimits, reversedLimits } from './indexFormat.ts';
import { type IndexedPage, isNameTerm } from './indexPage.ts';
import { packPages } from './pageSet.ts';
import { impactIn, postingSteps, sectionIn, type TermList } from './writeLists.ts';
import { reverseTerm } from './writeTerms.ts';

/** Where the terms of pages are. Large sites have millions of postings, so they are numbers in one array. */
export interface Postings {
  /** Sorted by code units. */
  terms: string[];
  /** Where the postings of each term start, and at the end where the last ones end. */
  starts: Uint32Array;
  /** For each term its sections in order, counted over all pages, each with the impact on it: 16 × section + impact. */
  values: Uint32Array;
}

/** Collects the terms of pages one after the other, which are in memory only until they are added. */
export interface PostingsCollector {
  add(page: Pick<IndexedPage, 'sections'>): void;
  finish(): Postings;
}

/** Creates a collector without any term. */
export function createPostingsCollector(): PostingsCollector {
  const numbers = new Map<string, number>();
  const counts: number[] = [];
  const termOf = createNumberList();
  const found = createNumberList();
  let sections = 0;
  return {
    add(page) {
      for (const { terms, impacts } of page.sections) {
        for (const [index, term] of terms.entries()) {
          const number = numbers.get(term) ?? numbers.size;
          if (number === numbers.size) numbers.set(term, number);
          counts[number] = (counts[number] ?? 0) + 1;
          termOf.add(number);
          found.add(sections * postingSteps + (impacts[index] ?? 0));
        }
        sections++;
      }
    },
    finish() {
      const terms = [...numbers.keys()].sort(byCodeUnits);
      const starts = new Uint32Array(terms.length + 1);
      const next = new Uint32Array(terms.length);
      for (const [index, term] of terms.entries()) {
        const number = numbers.get(term) ?? 0;
        next[number] = starts[index] ?? 0;
        starts[index + 1] = (starts[index] ?? 0) + (counts[number] ?? 0);
      }
      const postings = found.all();
      const values = new Uint32Array(postings.length);
      for (const [index, number] of termOf.all().entries()) {
        const place = next[number] ?? 0;
        values[place] = postings[index] ?? 0;
        next[number] = place + 1;
      }
      return { terms, starts, values };
    },
  };
}

/** Numbers from 0 to 2³² − 1, which take half the memory of those in an array. */
function createNumberList(): { add(value: number): void; all(): Uint32Array } {
  let numbers = new Uint32Array(1024);
  let length = 0;
  return {
    add(value) {
      if (length === numbers.length) {
        const longer = new Uint32Array(2 * length);
        longer.set(numbers);
        numbers = longer;
      }
      numbers[length++] = value;
    },
    all: () => numbers.subarray(0, length),
  };
}

/** Postings, and the numbers that their sections get. */
export interface MovedPostings extends Postings {
  /** For each section its new number, of which no other has the same; -1 leaves it out. */
  sections: Int32Array;
}

/** Merges the postings of different pages; a term that no section has anymore is left out. */
export function mergePostings(parts: readonly MovedPostings[]): Postings {
  const terms: string[] = [];
  const starts = createNumberList();
  starts.add(0);
  const values = new Uint32Array(parts.reduce((sum, part) => sum + part.values.length, 0));
  const places = parts.map(() => 0);
  let length = 0;
  for (let term = firstTerm(parts, places); term !== null; term = firstTerm(parts, places)) {
    const start = length;
    let isSorted = true;
    for (const [index, part] of parts.entries()) {
      const place = places[index] ?? 0;
      if (part.terms[place] !== term) continue;
      places[index] = place + 1;
      for (let at = part.starts[place] ?? 0; at < (part.starts[place + 1] ?? 0); at++) {
        const posting = part.values[at] ?? 0;
        const section = part.sections[sectionIn(posting)] ?? -1;
        if (section < 0) continue;
        const moved = section * postingSteps + impactIn(posting);
        if (length > start && moved < (values[length - 1] ?? 0)) isSorted = false;
        values[length++] = moved;
      }
    }
    if (!isSorted) values.subarray(start, length).sort();
    if (length === start) continue;
    terms.push(term);
    starts.add(length);
  }
  return { terms, starts: starts.all().slice(), values: values.subarray(0, length) };
}

/** The first of the terms that parts have at some places; null if there are no more. */
function firstTerm(
  parts: readonly Pick<Postings, 'terms'>[],
  places: readonly number[],
): string | null {
  let first: string | null = null;
  for (const [index, { terms }] of parts.entries()) {
    const term = terms[places[index] ?? 0];
    if (term !== undefined && (first === null || term < first)) first = term;
  }
  return first;
}

/** All terms in order, each with its sections. */
export function cutLists(
  { terms, starts, values }: Postings,
  places: SectionPlaces,
): Array<[string, TermList]> {
  return terms.map((term, index): [string, TermList] => [
    term,
    cutList(values.subarray(starts[index], starts[index + 1]), places),
  ]);
}

/** Which page each section is in, and how many pages there are. */
interface SectionPlaces {
  pageOf: Uint32Array;
  pages: number;
}

/** The vocabulary with reversed terms, in their order, without names and short terms. */
export function reverseTerms(terms: ReadonlyArray<[string, TermList]>): Array<[string, TermList]> {
  return terms
    .filter(([term]) => term.length >= reversedLimits.shortestTerm && !isNameTerm(term))
    .map(([term, list]): [string, TermList] => [reverseTerm(term), list])
    .sort(([a], [b]) => byCodeUnits(a, b));
}

const byCodeUnits = (a: string, b: string): number => (a < b ? -1 : 1);

/** Keeps the sections that a term matters most to, starts of pages first; for all others, only their page. */
function cutList(postings: Uint32Array, { pageOf, pages }: SectionPlaces): TermList {
  const { share, least, most } = listLimits;
  const length = Math.min(most, Math.max(least, Math.floor(share * pageOf.length)));
  const total = postings.length;
  if (total <= length) return { total, postings, otherPages: null };
  const kept = selectBest(postings, length, pageOf);
  const isOther = new Uint8Array(pages);
  for (const posting of postings) isOther[pageOf[sectionIn(posting)] ?? 0] = 1;
  for (const posting of kept) isOther[pageOf[sectionIn(posting)] ?? 0] = 0;
  return { total, postings: kept, otherPages: packPages(isOther) };
}

/** The `length` best postings in order; of equally good ones, the first. Counting them is faster than sorting. */
function selectBest(postings: Uint32Array, length: number, pageOf: Uint32Array): Uint32Array {
  const rankOf = (posting: number): number => {
    const section = sectionIn(posting);
    return 2 * impactIn(posting) + (pageOf[section] === pageOf[section - 1] ? 0 : 1);
  };
  const counts = new Uint32Array(2 * postingSteps);
  for (const posting of postings) {
    const rank = rankOf(posting);
    counts[rank] = (counts[rank] ?? 0) + 1;
  }
  let rank = counts.length - 1;
  let room = length;
  while (room > (counts[rank] ?? 0)) room -= counts[rank--] ?? 0;
  return postings.filter((posting) => {
    const own = rankOf(posting);
    return own > rank || (own === rank && room-- > 0);
  });
}
