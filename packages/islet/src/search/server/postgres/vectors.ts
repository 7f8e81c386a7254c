import type { impactSteps } from '../../index/indexPage.ts';

/** The weights of PostgreSQL's full text, from D to A. */
export const weights = { D: 0.1, C: 0.2, B: 0.4, A: 1 };

type Letter = keyof typeof weights;

/**
 * How each step of `impactSteps` is written: a weight, and at how many positions the term has it. So `ts_rank` orders
 * sections as our own ranking does, and its value for one term tells the step.
 */
const stepMarks = [
  ['D', 1],
  ['D', 2],
  ['D', 3],
  ['C', 1],
  ['C', 2],
  ['B', 1],
  ['B', 2],
  ['A', 1],
  ['A', 2],
] as const satisfies ReadonlyArray<readonly [Letter, number]> & {
  readonly length: (typeof impactSteps)['length'];
};

/** `ts_rank` divides the sum of a term's positions by π²/6. */
const rankDivisor = 1.64493406685;

/** What `ts_rank` gives for a term alone: each further position counts less, by the square of its number. */
const stepRanks = stepMarks.map(([letter, positions]) => {
  let sum = 0;
  for (let at = 1; at <= positions; at++) sum += weights[letter] / at ** 2;
  return sum / rankDivisor;
});

/** The step that a rank stands for. */
export function readStep(rank: number): number {
  const at = stepRanks.findIndex((own) => rank < own * 1.02);
  return at < 0 ? stepRanks.length - 1 : at;
}

/** A vector may have 1 MB; sections with more terms than these have only those that they are most about. */
const mostTerms = 20_000;

/** Writes the terms of a section, each with its step, as a `tsvector`. */
export function writeVector(terms: ReadonlyArray<[term: string, step: number]>): string {
  const kept =
    terms.length > mostTerms ? [...terms].sort((a, b) => b[1] - a[1]).slice(0, mostTerms) : terms;
  return kept
    .map(([term, step]) => {
      const [letter, positions] = stepMarks[step] ?? ['D', 1];
      const places = Array.from({ length: positions }, (_, at) => `${at + 1}${letter}`);
      return `${quoteLexeme(term)}:${places.join()}`;
    })
    .join(' ');
}

/** Writes a term for a `tsvector` or a `tsquery`. */
export const quoteLexeme = (term: string): string =>
  `'${term.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
