import { expect, test } from 'vitest';
import { readResults } from './readResults.mjs';

test('tests of Vitest count by their title and that of their group', () => {
  const assertionResults = [
    { fullName: 'links of a page', status: 'failed' },
    { fullName: 'links of a site', status: 'passed' },
    { fullName: 'images', status: 'failed' },
    { fullName: 'links of nothing', status: 'skipped' },
  ];
  const report = { testResults: [{ name: 'a.test.ts', status: 'failed', assertionResults }] };
  expect(readResults(report, 'links')).toEqual({ passed: 1, failed: 1 });
  expect(readResults(report, 'nothing')).toEqual({ passed: 0, failed: 0 });
});

test('so do those of Playwright', () => {
  const spec = (title: string, ...statuses: string[]) => ({
    ...{ title, file: 'a.spec.ts', line: 1 },
    tests: statuses.map((status) => ({ projectName: 'build', status, results: [] })),
  });
  const inner = { title: 'islands', specs: [spec('work', 'unexpected', 'expected')] };
  const suite = { title: 'a.spec.ts', specs: [spec('zooms', 'expected')], suites: [inner] };
  const report = { suites: [suite], errors: [] };
  expect(readResults(report, 'islands work')).toEqual({ passed: 1, failed: 1 });
  expect(readResults(report, 'zooms')).toEqual({ passed: 1, failed: 0 });
});
