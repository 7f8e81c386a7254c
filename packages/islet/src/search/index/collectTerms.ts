import { listLimits, turnedLimits } from './indexFormat.ts';
import { type IndexedPage, isNameTerm } from './indexPage.ts';
import { impactIn, postingSteps, sectionIn, type TermList } from './writeLists.ts';
import { turnTerm } from './writeTerms.ts';

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
  /** Ascending; -1 leaves a section out. Null leaves all numbers as they are. */
  sections: Int32Array | null;
}

/** Merges the postings of different pages; a term that no section has anymore is left out. */
export function mergePostings(parts: readonly MovedPostings[]): Postings {
  const [first = noPostings, second = noPostings, ...others] = parts.filter(
    ({ terms }) => terms.length > 0,
  );
  const merged = mergeTwo(first, second);
  return others.length === 0 ? merged : mergePostings([{ ...merged, sections: null }, ...others]);
}

const noPostings: MovedPostings = {
  ...{ terms: [], starts: new Uint32Array(1), values: new Uint32Array() },
  sections: null,
};

function mergeTwo(a: MovedPostings, b: MovedPostings): Postings {
  const terms: string[] = [];
  const starts = new Uint32Array(a.terms.length + b.terms.length + 1);
  const values = new Uint32Array(a.values.length + b.values.length);
  const [nextOfA, nextOfB] = [moveInOrder(a), moveInOrder(b)];
  let length = 0;
  for (let [i, j] = [0, 0]; i < a.terms.length || j < b.terms.length; ) {
    const [first, second] = [a.terms[i], b.terms[j]];
    const term = first === undefined || (second !== undefined && second < first) ? second : first;
    const start = length;
    const endOfA = term === first ? (a.starts[++i] ?? 0) : 0;
    const endOfB = term === second ? (b.starts[++j] ?? 0) : 0;
    let [ofA, ofB] = [nextOfA(endOfA), nextOfB(endOfB)];
    while (ofA !== none || ofB !== none) {
      values[length++] = Math.min(ofA, ofB);
      if (ofA < ofB) ofA = nextOfA(endOfA);
      else ofB = nextOfB(endOfB);
    }
    if (length > start && term !== undefined) starts[terms.push(term)] = length;
  }
  return { terms, starts: starts.slice(0, terms.length + 1), values: values.slice(0, length) };
}

/** Greater than every posting. */
const none = Infinity;

/** Returns a function that gives the next posting before `end` with its new section, or `none`. */
function moveInOrder({ values, sections }: MovedPostings): (end: number) => number {
  let at = 0;
  return (end) => {
    while (at < end) {
      const posting = values[at++] ?? 0;
      if (sections === null) return posting;
      const section = sections[sectionIn(posting)] ?? -1;
      if (section >= 0) return section * postingSteps + impactIn(posting);
    }
    return none;
  };
}

/** All terms in order, each with its sections. `pageOf` has the page of each section. */
export function cutLists(
  { terms, starts, values }: Postings,
  pageOf: Uint32Array,
): Array<[string, TermList]> {
  return terms.map((term, index): [string, TermList] => [
    term,
    cutList(values.subarray(starts[index], starts[index + 1]), pageOf),
  ]);
}

/** The vocabulary sorted by what follows the first letter, without names and short terms. */
export function turnTerms(terms: ReadonlyArray<[string, TermList]>): Array<[string, TermList]> {
  return terms
    .filter(([term]) => term.length >= turnedLimits.shortestTerm && !isNameTerm(term))
    .map(([term, list]): [string, TermList] => [turnTerm(term), list])
    .sort(([a], [b]) => byCodeUnits(a, b));
}

const byCodeUnits = (a: string, b: string): number => (a < b ? -1 : 1);

/** Keeps the sections that a term matters most to, starts of pages first; for all others, only their page. */
function cutList(postings: Uint32Array, pageOf: Uint32Array): TermList {
  const { share, least, most } = listLimits;
  const length = Math.min(most, Math.max(least, Math.floor(share * pageOf.length)));
  const total = postings.length;
  if (total <= length) return { total, postings, otherPages: [] };
  const kept = selectBest(postings, length, pageOf);
  const otherPages = leaveOut(pagesIn(postings, pageOf), pagesIn(kept, pageOf));
  return { total, postings: kept, otherPages };
}

/** The pages of postings, each once, in order. */
function pagesIn(postings: Uint32Array, pageOf: Uint32Array): number[] {
  const pages: number[] = [];
  for (const posting of postings) {
    const page = pageOf[sectionIn(posting)] ?? 0;
    if (page !== pages.at(-1)) pages.push(page);
  }
  return pages;
}

function leaveOut(numbers: readonly number[], others: readonly number[]): number[] {
  const left = new Set(others);
  return numbers.filter((one) => !left.has(one));
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
