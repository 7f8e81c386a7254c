import { listLimits, turnedLimits } from './indexFormat.ts';
import { type IndexedPage, isNameTerm } from './indexPage.ts';
import type { TermList } from './writeLists.ts';
import { turnTerm } from './writeTerms.ts';

/** All terms, sorted by code units, each with its sections in order. */
export function collectTerms(pages: readonly IndexedPage[]): Array<[string, TermList]> {
  const lists = new Map<string, TermList>();
  const pageOf: number[] = [];
  for (const [number, page] of pages.entries()) {
    for (const { terms, impacts } of page.sections) {
      terms.forEach((term, index) => {
        let list = lists.get(term);
        if (!list) {
          list = { total: 0, sections: [], impacts: [], otherPages: [] };
          lists.set(term, list);
        }
        list.total++;
        list.sections.push(pageOf.length);
        list.impacts.push(impacts[index] ?? 0);
      });
      pageOf.push(number);
    }
  }
  return [...lists].sort(byTerm).map(([term, list]) => [term, cutList(list, pageOf)]);
}

/** The vocabulary sorted by what follows the first letter, without names and short terms. */
export function turnTerms(terms: ReadonlyArray<[string, TermList]>): Array<[string, TermList]> {
  return terms
    .filter(([term]) => term.length >= turnedLimits.shortestTerm && !isNameTerm(term))
    .map(([term, list]): [string, TermList] => [turnTerm(term), list])
    .sort(byTerm);
}

const byTerm = ([a]: [string, TermList], [b]: [string, TermList]): number => (a < b ? -1 : 1);

/** Keeps the sections that a term matters most to, starts of pages first; for all others, only their page. */
function cutList(list: TermList, pageOf: readonly number[]): TermList {
  const { share, least, most } = listLimits;
  const length = Math.min(most, Math.max(least, Math.floor(share * pageOf.length)));
  if (list.sections.length <= length) return list;
  const order = list.sections.map((_, index) => index);
  const impactAt = (index: number): number => list.impacts[index] ?? 0;
  const pageAt = (index: number): number => pageOf[list.sections[index] ?? 0] ?? 0;
  const isStart = (index: number): number => {
    const section = list.sections[index] ?? 0;
    return pageOf[section] === pageOf[section - 1] ? 0 : 1;
  };
  order.sort((a, b) => impactAt(b) - impactAt(a) || isStart(b) - isStart(a) || a - b);
  const kept = order.slice(0, length).sort((a, b) => a - b);
  const keptPages = new Set(kept.map(pageAt));
  const others = new Set(
    order
      .slice(length)
      .map(pageAt)
      .filter((page) => !keptPages.has(page)),
  );
  return {
    total: list.total,
    sections: kept.map((index) => list.sections[index] ?? 0),
    impacts: kept.map(impactAt),
    otherPages: [...others],
  };
}
