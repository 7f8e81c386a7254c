import { expect, test } from 'vitest';
import { addCounts, formatSeconds, formatStep, formatSummary } from './formatResults.mjs';

const step = { name: 'Types', passed: 1, failed: 0, seconds: 8, failures: [], slowest: [] };

test('a step is one line, and what is said about it another', () => {
  expect(formatStep(step)).toBe('✓ Types: 1 passed (8 s)');
  expect(formatStep({ ...step, passed: 3, failed: 2, seconds: 125, note: 'Seed 7' })).toBe(
    '✗ Types: 3 passed, 2 failed (2 min 5 s)\n  Seed 7',
  );
});

test('the summary has the slowest ten of all tests, failures in full and the number', () => {
  const times = Array.from({ length: 8 }, (_, index) => ({ title: `t${index}`, seconds: index }));
  const summary = formatSummary([
    { ...step, failures: ['printed, but not a failure'], slowest: times },
    { ...step, name: 'Pages', passed: 4, failed: 1, failures: ['a\nb', 'c'], slowest: times },
  ]);
  expect(summary).toBe(`The slowest tests:
   7.0 s  t7
   7.0 s  t7
   6.0 s  t6
   6.0 s  t6
   5.0 s  t5
   5.0 s  t5
   4.0 s  t4
   4.0 s  t4
   3.0 s  t3
   3.0 s  t3

Failed: Pages

a
b

c

5 passed, 1 failed`);
});

test('without tests that took time, only the number is left', () => {
  expect(formatSummary([step])).toBe('1 passed, 0 failed');
  expect(addCounts([])).toEqual({ passed: 0, failed: 0 });
});

test.each([
  [400, '0 s'],
  [59_400, '59 s'],
  [60_000, '1 min 0 s'],
  [605_000, '10 min 5 s'],
])('%s ms are %s', (milliseconds, text) => {
  expect(formatSeconds(milliseconds)).toBe(text);
});
