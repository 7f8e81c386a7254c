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
  const head = rows.findLastIndex((row) => row[0] === 'Rslib');
  const found = comparedTools.map((tool) => rows[head + 2]?.[rows[head]?.indexOf(tool) ?? -1]);
  expect(found).toEqual(cpuTimes);
});
