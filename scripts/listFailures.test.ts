import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { listPlaywrightFailures, listVitestFailures } from './listFailures.mjs';

test('Vitest: failed tests with their errors, and files that cannot be loaded', () => {
  const failures = listVitestFailures({
    testResults: [
      {
        name: resolve('a.test.ts'),
        message: '',
        assertionResults: [
          { status: 'passed', fullName: 'adds' },
          {
            status: 'failed',
            fullName: 'numbers adds',
            failureMessages: ['\u001b[31m1 is not 2\u001b[39m\n  at a'],
          },
        ],
      },
      { name: resolve('b.test.ts'), message: 'Cannot find c.ts', assertionResults: [] },
    ],
  });
  expect(failures).toEqual([
    'a.test.ts › numbers adds\n  1 is not 2\n    at a',
    'b.test.ts\n  Cannot find c.ts',
  ]);
});

test('Playwright: failed and flaky tests in groups, and errors outside of all tests', () => {
  const spec = (title: string, status: string, message?: string) => ({
    title,
    file: 'bar.spec.ts',
    line: 7,
    tests: [{ projectName: 'dev', status, results: [{ errors: message ? [{ message }] : [] }] }],
  });
  const failures = listPlaywrightFailures({
    errors: [{ message: 'No server' }],
    suites: [
      {
        title: 'bar.spec.ts',
        specs: [spec('opens', 'expected'), spec('closes', 'unexpected', 'Still open')],
        suites: [{ title: 'With keys', specs: [spec('moves', 'flaky', 'Too late')] }],
      },
    ],
  });
  expect(failures).toEqual([
    'Outside of all tests\n  No server',
    'bar.spec.ts:7 (dev) › closes\n  Still open',
    'bar.spec.ts:7 (dev) › With keys › moves\n  Too late',
  ]);
});

test('Playwright: what the page showed', () => {
  const folder = mkdtempSync(join(tmpdir(), 'failures-'));
  const path = join(folder, 'error-context.md');
  writeFileSync(
    path,
    '# Page snapshot\n\n```yaml\n- banner:\n  - link "Full"\n```\n\n```ts\ncode\n```\n',
  );
  const attachments = [{ name: 'trace' }, { name: 'error-context', path }];
  const result = { errors: [{ message: 'Too late' }], attachments };
  const gone = [{ name: 'error-context', path: join(folder, 'gone.md') }];
  const tests = [
    {
      projectName: 'dev',
      status: 'unexpected',
      results: [result, { errors: [], attachments: gone }],
    },
  ];
  const specs = [{ title: 'opens', file: 'bar.spec.ts', line: 7, tests }];
  expect(listPlaywrightFailures({ errors: [], suites: [{ title: 'bar', specs }] })).toEqual([
    'bar.spec.ts:7 (dev) › opens\n  Too late\n  - banner:\n    - link "Full"',
  ]);
  rmSync(folder, { recursive: true });
});

test('a long error is shown in full, and no report lists nothing', () => {
  const message = 'line\n'.repeat(100);
  const [failure] = listPlaywrightFailures({ suites: [], errors: [{ message }] });
  expect(failure?.split('\n')).toHaveLength(101);
  expect([listVitestFailures(null), listPlaywrightFailures(null)]).toEqual([[], []]);
});
