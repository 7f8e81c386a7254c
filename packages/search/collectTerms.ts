import { listLimits, turnedLimits } from './indexFormat.ts';
import { type IndexedPage, nameMark } from './indexPage.ts';
import { type TermList, turnTerm } from './writeTerms.ts';

/** All terms, sorted by code units, each with its sections in order. */
export function collectTerms(pages: readonly IndexedPage[]): Array<[string, TermList]> {
  const lists = new Map<string, TermList>();
  const starts = new Set<number>();
  let section = 0;
  for (const page of pages) {
    starts.add(section);
    for (const { terms, impacts } of page.sections) {
      terms.forEach((term, index) => {
        let list = lists.get(term);
        if (!list) {
          list = { total: 0, sections: [], impacts: [] };
          lists.set(term, list);
        }
        list.total++;
        list.sections.push(section);
        list.impacts.push(impacts[index] ?? 0);
      });
      section++;
    }
  }
  return [...lists].sort(byTerm).map(([term, list]) => [term, cutList(list, starts, section)]);
}

/** The vocabulary in order of what stands behind first letters, names and short terms left out. */
export function turnTerms(terms: ReadonlyArray<[string, TermList]>): Array<[string, TermList]> {
  return terms
    .filter(([term]) => term.length >= turnedLimits.shortestTerm && term[0] !== nameMark)
    .map(([term, list]): [string, TermList] => [turnTerm(term), list])
    .sort(byTerm);
}

const byTerm = ([a]: [string, TermList], [b]: [string, TermList]): number => (a < b ? -1 : 1);

/** Keeps the sections that a term matters most to; of equal ones, starts of pages. */
function cutList(list: TermList, starts: ReadonlySet<number>, sections: number): TermList {
  const { share, least, most } = listLimits;
  const length = Math.min(most, Math.max(least, Math.floor(share * sections)));
  if (list.sections.length <= length) return list;
  const order = list.sections.map((_, index) => index);
  const impactAt = (index: number): number => list.impacts[index] ?? 0;
  const isStart = (index: number): number => (starts.has(list.sections[index] ?? 0) ? 1 : 0);
  order.sort((a, b) => impactAt(b) - impactAt(a) || isStart(b) - isStart(a) || a - b);
  const kept = order.slice(0, length).sort((a, b) => a - b);
  return {
    total: list.total,
    sections: kept.map((index) => list.sections[index] ?? 0),
    impacts: kept.map(impactAt),
  };
}
