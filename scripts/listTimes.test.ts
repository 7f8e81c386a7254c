import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { listPlaywrightTimes, listVitestTimes } from './listTimes.mjs';

test('Vitest: seconds of each test, by file and name', () => {
  const assertionResults = [{ fullName: 'adds', duration: 1500 }, { fullName: 'is skipped' }];
  expect(
    listVitestTimes({ testResults: [{ name: resolve('a.test.ts'), assertionResults }] }),
  ).toEqual([
    { title: 'a.test.ts › adds', seconds: 1.5 },
    { title: 'a.test.ts › is skipped', seconds: 0 },
  ]);
});

test('Playwright: seconds of each test in groups, by project', () => {
  const spec = (title: string, ...durations: number[]) => ({
    title,
    file: 'bar.spec.ts',
    tests: [{ projectName: 'dev', results: durations.map((duration) => ({ duration })) }],
  });
  const suites = [{ specs: [spec('opens', 500)], suites: [{ specs: [spec('moves', 1000, 500)] }] }];
  expect(listPlaywrightTimes({ suites })).toEqual([
    { title: 'bar.spec.ts (dev) › opens', seconds: 0.5 },
    { title: 'bar.spec.ts (dev) › moves', seconds: 1.5 },
  ]);
});

test('no report has no times', () => {
  expect([listVitestTimes(null), listPlaywrightTimes(null)]).toEqual([[], []]);
});
