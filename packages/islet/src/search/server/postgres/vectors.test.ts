import { expect, test } from 'vitest';
import { impactSteps } from '../../index/indexPage.ts';
import { quoteLexeme, readStep, weights, writeVector } from './vectors.ts';

test('terms are quoted, and steps are weights at positions', () => {
  const terms: Array<[string, number]> = [
    ['bundle', 0],
    ["it's", 2],
    ['a\\b', 8],
  ];
  expect(writeVector(terms)).toBe(`'bundle':1D 'it''s':1D,2D,3D 'a\\\\b':1A,2A`);
  expect(quoteLexeme("'")).toBe("''''");
});

test('a rank tells the step that was written, and is higher for a higher step', () => {
  const ranks = [...impactSteps.keys()].map((step) => {
    const [, positions = ''] = writeVector([['x', step]]).split(':');
    // As PostgreSQL computes it: the second position counts a quarter, the third a ninth.
    const weight = Object.entries(weights).find(([letter]) => positions.endsWith(letter))?.[1] ?? 0;
    const shares = positions.split(',').map((_, at) => 1 / (at + 1) ** 2);
    return (weight * shares.reduce((sum, share) => sum + share, 0)) / 1.64493406685;
  });
  expect(ranks.map((rank) => readStep(Math.fround(rank)))).toEqual([...impactSteps.keys()]);
  expect([...ranks].sort((a, b) => a - b)).toEqual(ranks);
});

test('a section with very many terms has those that it is most about', () => {
  const terms = Array.from({ length: 20_010 }, (_, at): [string, number] => [
    `t${at}`,
    at < 10 ? 0 : 1,
  ]);
  const lexemes = writeVector(terms).split(' ');
  expect(lexemes).toHaveLength(20_000);
  expect(lexemes).not.toContain("'t0':1D");
});
