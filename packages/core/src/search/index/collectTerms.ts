import { listLimits, turnedLimits } from './indexFormat.ts';
import { type IndexedPage, isNameTerm } from './indexPage.ts';
import type { TermList } from './writeLists.ts';
import { turnTerm } from './writeTerms.ts';

/** All terms, sorted by code units, each with its sections in order. */
export function collectTerms(pages: readonly IndexedPage[]): Array<[string, TermList]> {
  const found = new Map<string, Posting[]>();
  const pageOf: number[] = [];
  for (const [number, page] of pages.entries()) {
    for (const { terms, impacts } of page.sections) {
      for (const [index, term] of terms.entries()) {
        const posting = pageOf.length * postingSteps + (impacts[index] ?? 0);
        const postings = found.get(term);
        if (postings) postings.push(posting);
        else found.set(term, [posting]);
      }
      pageOf.push(number);
    }
  }
  return Array.from(found, ([term, postings]): [string, TermList] => [
    term,
    cutList(postings, pageOf),
  ]).sort(byTerm);
}

/** A section with a term, and the impact on it, as one number: large sites have millions of them. */
type Posting = number;

/** More than there are impacts. */
const postingSteps = 16;

const sectionIn = (posting: Posting): number => Math.floor(posting / postingSteps);
const impactIn = (posting: Posting): number => posting % postingSteps;

/** The vocabulary sorted by what follows the first letter, without names and short terms. */
export function turnTerms(terms: ReadonlyArray<[string, TermList]>): Array<[string, TermList]> {
  return terms
    .filter(([term]) => term.length >= turnedLimits.shortestTerm && !isNameTerm(term))
    .map(([term, list]): [string, TermList] => [turnTerm(term), list])
    .sort(byTerm);
}

const byTerm = ([a]: [string, TermList], [b]: [string, TermList]): number => (a < b ? -1 : 1);

/** Keeps the sections that a term matters most to, starts of pages first; for all others, only their page. */
function cutList(postings: readonly Posting[], pageOf: readonly number[]): TermList {
  const { share, least, most } = listLimits;
  const length = Math.min(most, Math.max(least, Math.floor(share * pageOf.length)));
  const kept = postings.length > length ? selectBest(postings, length, pageOf) : postings;
  const pageAt = (posting: Posting): number => pageOf[sectionIn(posting)] ?? 0;
  const isCut = kept.length < postings.length;
  const keptPages = new Set(isCut ? kept.map(pageAt) : []);
  return {
    total: postings.length,
    sections: kept.map(sectionIn),
    impacts: kept.map(impactIn),
    otherPages: isCut
      ? [...new Set(postings.map(pageAt))].filter((page) => !keptPages.has(page))
      : [],
  };
}

/** The `length` best postings in order; of equally good ones, the first. Counting them is faster than sorting. */
function selectBest(
  postings: readonly Posting[],
  length: number,
  pageOf: readonly number[],
): Posting[] {
  const rankOf = (posting: Posting): number => {
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
