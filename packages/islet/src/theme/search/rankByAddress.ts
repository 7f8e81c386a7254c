import type { SearchHit } from '#search/searchTypes.ts';
import { splitUrl } from '#shared/url.ts';

/** The words of a URL path, as a search query. */
export function addressWords(path: string): string {
  return wordsOf(path.replace(/\.html$/, '')).join(' ');
}

/** Weight of the search rank, relative to the similarity of the URL. */
const foundShare = 0.3;
/** Minimum similarity of a page to the URL, and relative to the most similar one. */
const leastNear = 0.5;
const leastShare = 0.5;
const mostShown = 4;

/** The pages among `hits` whose URL is similar to a path, best first. */
export function rankByAddress(hits: readonly SearchHit[], path: string): SearchHit[] {
  const wanted = countPairs(path.replace(/\.html$/, ''));
  const best = Math.max(...hits.map(({ score }) => score)) || 1;
  const rated = hits
    .map((hit) => {
      const address = splitUrl(hit.link).path.replace(/^https?:\/\/[^/]+/, '');
      const likeness = compare(wanted, countPairs(address.replace(/\.html$/, '')));
      return { hit, rate: likeness + (foundShare * hit.score) / best };
    })
    .sort((a, b) => b.rate - a.rate);
  const least = Math.max(leastNear, leastShare * (rated[0]?.rate ?? 0));
  return rated
    .filter(({ rate }) => rate >= least)
    .slice(0, mostShown)
    .map(({ hit }) => hit);
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Counts pairs of adjacent characters, including word boundaries. */
function countPairs(text: string): Map<string, number> {
  const pairs = new Map<string, number>();
  for (const word of wordsOf(text)) {
    const bounded = ` ${word} `;
    for (let at = 1; at < bounded.length; at++) {
      const pair = bounded.slice(at - 1, at + 1);
      pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
    }
  }
  return pairs;
}

/** Similarity of two texts by their common pairs (Sørensen–Dice), from 0 to 1. */
function compare(a: ReadonlyMap<string, number>, b: ReadonlyMap<string, number>): number {
  let common = 0;
  for (const [pair, count] of a) common += Math.min(count, b.get(pair) ?? 0);
  return (2 * common) / (sum(a) + sum(b) || 1);
}

const sum = (counts: ReadonlyMap<string, number>): number =>
  [...counts.values()].reduce((total, count) => total + count, 0);
