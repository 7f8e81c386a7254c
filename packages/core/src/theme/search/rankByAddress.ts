import { splitHref } from '#common/url.ts';
import type { SearchHit } from '#search/types.ts';

/** The words of an address, to be searched for. */
export function addressWords(path: string): string {
  return wordsOf(path.replace(/\.html$/, '')).join(' ');
}

/** How much being found first counts, compared with having the same address. */
const foundShare = 0.3;
/** Pages that are less like the address aren't worth showing: so near at least, and to the nearest one. */
const leastNear = 0.5;
const leastShare = 0.5;
const mostShown = 4;

/** The pages among `hits` that a reader may have meant who asked for a path, nearest first. */
export function rankByAddress(hits: readonly SearchHit[], path: string): SearchHit[] {
  const wanted = countPairs(path.replace(/\.html$/, ''));
  const best = Math.max(...hits.map(({ score }) => score)) || 1;
  const rated = hits
    .map((hit) => {
      const address = splitHref(hit.link).path.replace(/^https?:\/\/[^/]+/, '');
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

/** Pairs of neighboring letters, the borders of words included. */
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

/** The share of pairs that two texts have in common (Sørensen and Dice), from 0 to 1. */
function compare(a: ReadonlyMap<string, number>, b: ReadonlyMap<string, number>): number {
  let common = 0;
  for (const [pair, count] of a) common += Math.min(count, b.get(pair) ?? 0);
  return (2 * common) / (sum(a) + sum(b) || 1);
}

const sum = (counts: ReadonlyMap<string, number>): number =>
  [...counts.values()].reduce((total, count) => total + count, 0);
