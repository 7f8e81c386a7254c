import { expect, test } from 'vitest';
import { printOutcomes } from './printOutcomes.ts';

const outcome = { name: 'Examples', count: 4, trusted: 4, problems: [], seconds: 0 };
const problem = { message: 'm', fix: 'f', file: 'a' };

test('says what was trusted', () => {
  expect(printOutcomes([outcome])).toBe(
    `Examples: 4, right, 4 trusted
All 4 records were trusted: nothing that they depend on has changed since they were proved. Nothing was run.`,
  );
});

test('says nothing of trust if nothing is kept', () => {
  expect(printOutcomes([{ ...outcome, trusted: 0, seconds: 1 }])).toBe(
    'Examples: 4, right, 4 run in 1.0 s\nAll 4 were run.',
  );
});

test('says what was run, and counts errors but not warnings', () => {
  const problems = [
    { ...problem, severity: 'error' as const },
    { ...problem, severity: 'warning' as const },
  ];
  const types = { name: 'Types', count: 2, trusted: 0, problems, seconds: 1.25 };
  expect(printOutcomes([{ ...outcome, trusted: 3, seconds: 2 }, types])).toBe(
    `Examples: 4, right, 3 trusted, 1 run in 2.0 s
Types: 2, 1 wrong, 2 run in 1.3 s
3 records were trusted, because nothing that they depend on has changed since they were proved; 3 ran.`,
  );
});
