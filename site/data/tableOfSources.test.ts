import { expect, test } from 'vitest';
import { tableLabels } from '../components/tableLabels.ts';
import type { SourceKind, SourcesData } from './sourcesData.ts';
import { tableOfSources } from './tableOfSources.ts';

const english = { labels: tableLabels('en') };

const kind = (text: string): SourceKind => {
  const [extension = '', type = ''] = text.split(' ');
  return { extension, type };
};
const everywhere = (extension: string): string[] =>
  ['module', 'commonjs', 'none'].map((type) => `${extension} ${type}`);

const data: SourcesData = {
  tool: 'Rslib 1.0.0',
  outputs: [
    { format: 'esm', target: 'node' },
    { format: 'esm', target: 'web' },
    { format: 'cjs', target: 'node' },
    { format: 'cjs', target: 'web' },
  ],
  classes: [
    [...['ts', 'mts', 'cts'].flatMap(everywhere), 'js none'].map(kind),
    [...everywhere('mjs'), 'js module'].map(kind),
    [...everywhere('cjs'), 'js commonjs'].map(kind),
  ],
  rows: [
    {
      code: 'a',
      values: [
        ['1', '2', '2', '2'],
        ['3', '3', '3', '3'],
        ['1', '2', '2', '2'],
      ],
    },
    { code: 'b', values: Array(3).fill(['1', '1', '2', '3']) },
  ],
};

test('sources and outputs with the same results share a row or a column', () => {
  expect(tableOfSources(data, 'a', english)).toEqual({
    outputs: ['`esm` for `node`', '`cjs`; `esm` for `web`'],
    rows: [
      {
        sources: '`.ts`, `.mts`, `.cts`, `.cjs`, `.js` with type `commonjs` or without',
        cells: ['1', '2'],
      },
      { sources: '`.mjs`, `.js` with type `module`', cells: ['3', '3'] },
    ],
  });
});

test('there is only one row if the source does not matter', () => {
  expect(tableOfSources(data, 'b', english)).toEqual({
    outputs: ['`esm`', '`cjs` for `node`', '`cjs` for `web`'],
    rows: [{ sources: 'Every source', cells: ['1', '2', '3'] }],
  });
});

test('formats can be left out', () => {
  expect(tableOfSources(data, 'b', { ...english, formats: ['cjs'] }).outputs).toEqual([
    '`cjs` for `node`',
    '`cjs` for `web`',
  ]);
});

test('unknown code is an error of the page', () => {
  expect(() => tableOfSources(data, 'c', english)).toThrow('No results are recorded for `c`.');
});

test('names sources, outputs and remarks in Chinese', () => {
  expect(
    tableOfSources(
      {
        ...data,
        rows: [
          { code: 'a', values: data.classes.map(() => ['it builds', 'a list of 2', '`x`', '`x`']) },
        ],
      },
      'a',
      { labels: tableLabels('zh') },
    ),
  ).toEqual({
    outputs: ['`esm`（`node`）', '`esm`（`web`）', '`cjs`'],
    rows: [{ sources: '所有源文件', cells: ['构建成功', '数组（2项）', '`x`'] }],
  });
  expect(
    tableOfSources(data, 'a', { labels: tableLabels('zh') }).rows.map(({ sources }) => sources),
  ).toEqual([
    '`.ts`、`.mts`、`.cts`、`.cjs`、`.js`（`type`为`commonjs`，或未设置）',
    '`.mjs`、`.js`（`type`为`module`）',
  ]);
});
