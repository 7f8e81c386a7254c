import { expect, test } from 'vitest';
import { countPlaywright, countStep, countVitest } from './countResults.mjs';

const count = (passed: number, failed: number) => ({ passed, failed });

/** A report of files, each written as the first letters of its tests: passed, failed, skipped. */
function vitest(files: Array<[status: string, tests: string]>) {
  const names: Record<string, string> = { p: 'passed', f: 'failed', s: 'skipped' };
  const all = files.map(([, tests]) => tests).join('');
  return {
    numPassedTests: all.split('p').length - 1,
    numFailedTests: all.split('f').length - 1,
    testResults: files.map(([status, tests]) => ({
      status,
      assertionResults: [...tests].map((test) => ({ status: names[test] ?? '' })),
    })),
  };
}

test.each([
  ['passed, skipped left out', vitest([['passed', 'pps']]), 0, count(2, 0)],
  [
    'failed',
    vitest([
      ['failed', 'ppf'],
      ['passed', 'p'],
    ]),
    1,
    count(3, 1),
  ],
  [
    'a file that cannot be loaded',
    vitest([
      ['failed', ''],
      ['passed', 'p'],
    ]),
    1,
    count(1, 1),
  ],
  [
    'a hook that fails',
    vitest([
      ['failed', 'ss'],
      ['failed', 'f'],
    ]),
    1,
    count(0, 2),
  ],
  ['an error outside of all files', vitest([['passed', 'pp']]), 1, count(2, 1)],
  ['no report', null, 0, count(0, 1)],
])('Vitest: %s', (_, report, code, expected) => {
  expect(countVitest(report, code)).toEqual(expected);
});

const stats = { expected: 0, unexpected: 0, flaky: 0, skipped: 3 };
test.each([
  ['passed, skipped left out', { stats: { ...stats, expected: 5 }, errors: [] }, 0, count(5, 0)],
  [
    'failed and flaky',
    { stats: { ...stats, expected: 5, unexpected: 1, flaky: 2 }, errors: [] },
    1,
    count(5, 3),
  ],
  ['errors outside of tests', { stats, errors: [{}, {}] }, 1, count(0, 2)],
  ['a bad end', { stats: { ...stats, expected: 5 }, errors: [] }, 1, count(5, 1)],
  ['no report', null, 0, count(0, 1)],
])('Playwright: %s', (_, report, code, expected) => {
  expect(countPlaywright(report, code)).toEqual(expected);
});

test.each([
  [0, count(1, 0)],
  [1, count(0, 1)],
  [130, count(0, 1)],
])('a step that ends with %s', (code, expected) => {
  expect(countStep(code)).toEqual(expected);
});
