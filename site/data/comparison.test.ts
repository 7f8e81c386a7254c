import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { capabilities, comparedTools, cpuTimes, type Support } from './comparison.ts';

/** The rows of all tables on the page, without code markup. */
const rows = readFileSync('site/docs/en/guide/start/why.mdx', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .map((line) =>
    line
      .replaceAll('`', '')
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );

function toSupport(text: string): Support {
  if (text === 'yes' || text === 'always') return 'yes';
  return text === 'no' ? 'no' : 'partly';
}

test('the landing page has the same tools as the comparison page', () => {
  expect(rows[0]).toEqual(['', ...comparedTools]);
});

test.each(capabilities)(
  'the landing page agrees with the comparison page: $name',
  ({ name, support }) => {
    const [, ...cells] = rows.find(([first]) => first === name) ?? [];
    expect(cells.map(toSupport)).toEqual(support);
  },
);

test('the landing page has the same CPU times', () => {
  const times = rows.find(([first]) => first === 'JavaScript');
  expect(times?.slice(1)).toEqual(cpuTimes);
});

/** The record of a run of each tool, in the order of the tools; none if the tool can't be asked for it. */
const records = (example: string, runs: ReadonlyArray<string | null>): string[] =>
  runs.map((run) =>
    run === null ? '' : readFileSync(`site/examples/${example}/output/${run}.md`, 'utf8'),
  );

const builds = records('ready-bus', ['rslib', 'tsdown', 'tsup-types', 'vite', 'rollup', 'tsc']);
const styles = records('card-styles', [
  'bundleless',
  ...['tsdown', 'tsup', 'vite', 'rollup', 'tsc'].map((tool) => `with-${tool}`),
]);
const formats = records('ready-bus', [
  'formats',
  ...['tsdown', 'tsup', 'vite', 'rollup'].map((tool) => `${tool}-formats`),
  null,
]);
const executables = records('ready-bus', [
  'executable',
  'tsdown-executable',
  ...Array(4).fill(null),
]);

/** How many files of a record match. */
const count = (record: string, pattern: RegExp): number =>
  [...record.matchAll(/^- `(.+)`:/gm)].filter(([, name = '']) => pattern.test(name)).length;

/** What records prove of each tool; a cell may say less, where the text explains what is missing. */
const proved: Array<[name: string, records: string[], proves: (record: string) => boolean]> = [
  [
    'Types for each format with TypeScript 7',
    builds,
    (record) => count(record, /index\.d\.m?ts$/) > 0 && count(record, /index\.d\.cts$/) > 0,
  ],
  [
    'ESM, CommonJS and UMD in one config',
    formats,
    (record) => count(record, /index\.m?js$|bus\.c?js$|\.cjs$/) > 1 && count(record, /umd/) > 0,
  ],
  [
    'CSS kept per component',
    styles,
    (record) => count(record, /base.*\.css$/) === 1 && count(record, /card.*\.css$/) === 1,
  ],
  ['Images that CSS uses', styles, (record) => count(record, /dot\.png$/) === 1],
  ['One executable file', executables, (record) => count(record, /\/ready-bus$/) === 1],
  [
    'CommonJS entries that share code',
    builds,
    (record) => /cli\.cjs`: 2\d\d bytes/.test(record) && count(record, /cli\.cjs$/) === 1,
  ],
];

test.each(proved)('what the tools wrote proves: %s', (name, given, proves) => {
  const cells = rows.find(([first]) => first === name)?.slice(1) ?? [];
  const found = cells.map((cell, index) => [cell, proves(given[index] ?? '')]);
  expect(found.filter(([cell, isProved]) => cell === 'yes' && !isProved)).toEqual([]);
  expect(found.filter(([cell, isProved]) => cell === 'no' && isProved)).toEqual([]);
});

test('the versions are those of the records', () => {
  const recorded = builds.map((record) => /^# Recorded with \S+ (.*)$/m.exec(record)?.[1]);
  expect(rows.find(([first]) => first === 'Version compared')?.slice(1)).toEqual(recorded);
});
