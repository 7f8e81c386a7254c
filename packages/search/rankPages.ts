import type { SlotScores } from './scoreSections.ts';

/** A page that matches, and its sections, best first. */
export interface RankedPage {
  page: number;
  score: number;
  sections: Array<{ section: number; score: number }>;
}

export interface RankOptions {
  /** Number of the first section of each page, and of all at the end. */
  sectionStarts: Uint32Array;
  /** What the score of a page is multiplied with; 1 for others. */
  weights: ReadonlyMap<number, number>;
  /** Pages to choose from; null for all. */
  only: ReadonlySet<number> | null;
  /** Whether a page has to have every word. */
  needsAll: boolean;
}

/** What a section has of the start of its page, which says what the page is about. */
const startShare = 0.35;
/** What the next sections add to the best one. */
const nextShares = [0.35, 0.25, 0.15];
/** What is left of a score when nothing of the query is covered. */
const uncovered = 0.8;

/** Orders pages by their best section and a share of the next ones. */
export function rankPages(slots: readonly SlotScores[], options: RankOptions): RankedPage[] {
  const { sectionStarts, weights, only, needsAll } = options;
  const required = slots.filter(({ isBonus }) => !isBonus);
  const whole = required.reduce((sum, { weight }) => sum + weight, 0) || 1;
  const ranked: RankedPage[] = [];
  const pages = sectionStarts.length - 1;
  for (let page = 0; page < pages; page++) {
    if (only && !only.has(page)) continue;
    const start = sectionStarts[page] ?? 0;
    const end = sectionStarts[page + 1] ?? 0;
    let covered = 0;
    let found = 0;
    for (const { scores, weight } of required) {
      const best = highest(scores, start, end);
      if (best === 0) continue;
      found++;
      covered += weight * Math.min(1, 0.6 + best);
    }
    if (needsAll && found < required.length) continue;
    if (found === 0 && slots.every(({ scores }) => highest(scores, start, end) === 0)) continue;
    const sections: RankedPage['sections'] = [];
    for (let section = start; section < end; section++) {
      let score = 0;
      let own = 0;
      let share = 0;
      for (const { scores, weight, isBonus } of slots) {
        const here = scores[section] ?? 0;
        const value = Math.max(here, startShare * (scores[start] ?? 0));
        score += weight * value;
        if (here > 0) own += weight;
        if (!isBonus && value > 0) share += weight;
      }
      if (own > 0) sections.push({ section, score: score * damp(share / whole) });
    }
    if (sections.length === 0) continue;
    sections.sort((a, b) => b.score - a.score || a.section - b.section);
    const next = nextShares.reduce(
      (sum, part, at) => sum + part * (sections[at + 1]?.score ?? 0),
      0,
    );
    const score = ((sections[0]?.score ?? 0) + next) * damp(covered / whole);
    ranked.push({ page, score: score * (weights.get(page) ?? 1), sections });
  }
  return ranked.sort((a, b) => b.score - a.score || a.page - b.page);
}

const damp = (covered: number): number => uncovered + (1 - uncovered) * Math.min(1, covered) ** 2;

function highest(scores: Float32Array, start: number, end: number): number {
  let best = 0;
  for (let at = start; at < end; at++) best = Math.max(best, scores[at] ?? 0);
  return best;
}
