import type { SlotScores } from './scoreSections.ts';

/** A matching page with its sections, best first. */
export interface RankedPage {
  page: number;
  /** Number of its first section. */
  start: number;
  score: number;
  sections: ScoredSection[];
}

export interface ScoredSection {
  section: number;
  score: number;
}

export interface RankOptions {
  /** Number of the first section of each page, and at the end the number after the last page. */
  sectionStarts: Uint32Array;
  /** Pages to include; null for all. */
  only: ReadonlySet<number> | null;
  /** Whether to rank a page that matches. */
  keeps: (page: number) => boolean;
  /** Whether a page must match every word. */
  needsAll: boolean;
  offset: number;
  limit: number;
}

/** Share of the score of a page's start, which describes the page, that its other sections inherit. */
const startShare = 0.4;
/**
 * The same share for choosing a section to link to, if the query has several words. The start of a page
 * mentions the topics of all sections, so it would otherwise rank above the one with the answer.
 */
const chosenShare = 0.8;
const chosenStart = 0.8;
/** Weights of the best section and the following ones in the score of a page. */
const shares = [1, 0.4, 0.3, 0.2, 0.1];
/** Factor for the score of a page or section that covers none of the query. */
const uncovered = 0.6;
/** How well something covers a word that it barely mentions; from 0.8 on, a score covers a word completely. */
const mentioned = 0.2;

/**
 * Ranks pages by their best section and a share of the following ones; `total` counts all of them, and
 * `matches` lists also those that aren't kept.
 */
export function rankPages(
  slots: readonly SlotScores[],
  options: RankOptions,
): { total: number; matches: number[]; pages: RankedPage[] } {
  const { sectionStarts, only, keeps, offset, limit } = options;
  const { scorePage, chooseSection } = createScorer(slots, options);
  const matches: number[] = [];
  const pages: number[] = [];
  const scores: number[] = [];
  for (const page of listPages(slots, sectionStarts)) {
    if (only && !only.has(page)) continue;
    const score = scorePage(page);
    if (score === 0) continue;
    matches.push(page);
    if (!keeps(page)) continue;
    pages.push(page);
    scores.push(score);
  }
  // Only sort the pages that are requested: a word may be on thousands.
  const least =
    Float64Array.from(scores)
      .sort()
      .at(-(offset + limit)) ?? 0;
  const ranked = pages
    .map((page, at) => ({ page, score: scores[at] ?? 0 }))
    .filter(({ score }) => score >= least)
    .sort((a, b) => b.score - a.score || a.page - b.page)
    .slice(offset, offset + limit);
  return {
    total: pages.length,
    matches,
    pages: ranked.map(({ page, score }) => {
      const start = sectionStarts[page] ?? 0;
      const sections: ScoredSection[] = [];
      for (let section = start; section < (sectionStarts[page + 1] ?? 0); section++) {
        const value = chooseSection(section, start);
        if (value > 0) sections.push({ section, score: value });
      }
      sections.sort((a, b) => b.score - a.score || a.section - b.section);
      return { page, start, score, sections };
    }),
  };
}

/** Scores pages, and the sections that one of them may be linked by. */
function createScorer(slots: readonly SlotScores[], { sectionStarts, needsAll }: RankOptions) {
  const required = slots.filter(({ isBonus }) => !isBonus);
  const whole = required.reduce((sum, { weight }) => sum + weight, 0) || 1;

  const scoreSection = (section: number, start: number, share = startShare): number => {
    let score = 0;
    let covered = 0;
    let own = false;
    for (const { scores, weight, isBonus } of slots) {
      const here = scores[section] ?? 0;
      const inherited = isBonus ? startShare : share;
      const value = Math.max(here, inherited * (scores[start] ?? 0));
      score += weight * value;
      if (here > 0) own = true;
      if (!isBonus) covered += weight * coverOf(value);
    }
    return own ? score * damp(covered / whole) : 0;
  };
  const chooseSection = (section: number, start: number): number =>
    required.length < 2
      ? scoreSection(section, start)
      : scoreSection(section, start, chosenShare) * (section === start ? chosenStart : 1);
  /** How much of the query a page covers; negative if it doesn't match. */
  const coverage = (start: number, end: number): number => {
    let covered = 0;
    let found = 0;
    for (const { scores, weight } of required) {
      let best = 0;
      for (let at = start; at < end; at++) best = Math.max(best, scores[at] ?? 0);
      if (best === 0) continue;
      found++;
      covered += weight * coverOf(best);
    }
    return needsAll && found < required.length ? -1 : covered / whole;
  };
  const scorePage = (page: number): number => {
    const start = sectionStarts[page] ?? 0;
    const end = sectionStarts[page + 1] ?? 0;
    const covered = coverage(start, end);
    if (covered < 0) return 0;
    const best = new Float64Array(shares.length);
    for (let section = start; section < end; section++) {
      insert(best, scoreSection(section, start));
    }
    let score = 0;
    for (let at = 0; at < shares.length; at++) score += (shares[at] ?? 0) * (best[at] ?? 0);
    return score * damp(covered);
  };
  return { scorePage, chooseSection };
}

/** Pages with a section that matches any slot, in order. */
function listPages(slots: readonly SlotScores[], sectionStarts: Uint32Array): number[] {
  const found = new Uint8Array(sectionStarts.at(-1) ?? 0);
  for (const { sections } of slots) for (const section of sections) found[section] = 1;
  const pages: number[] = [];
  for (let page = 0; page + 1 < sectionStarts.length; page++) {
    const hit = found.indexOf(1, sectionStarts[page]);
    if (hit < 0) break;
    while ((sectionStarts[page + 1] ?? 0) <= hit) page++;
    pages.push(page);
  }
  return pages;
}

/** Inserts a value into a sorted array that holds the largest values. */
function insert(best: Float64Array, value: number): void {
  let left = value;
  for (let at = 0; at < best.length && left > 0; at++) {
    const known = best[at] ?? 0;
    if (left <= known) continue;
    best[at] = left;
    left = known;
  }
}

/** A word is covered as far as something is about it: many sections that mention it are no answer. */
const coverOf = (score: number): number => (score > 0 ? Math.min(1, mentioned + score) : 0);

const damp = (covered: number): number => uncovered + (1 - uncovered) * Math.min(1, covered) ** 2;
