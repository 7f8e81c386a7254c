import { createMarkdownParser } from 'islet/tools';
import { parseMarkdown } from 'islet-prove';
import { expect, test } from 'vitest';
import type { DefaultsData, OutputKind } from '../../data/defaultsData.ts';
import { checkKinds } from './checkKinds.ts';
import { readTables } from './readStatements.ts';

const kind = (format: string, target = 'node', bundle = true): OutputKind => ({
  format,
  bundle,
  target,
});
const row = (option: string, values: string[]): DefaultsData['rows'][number] => ({
  option,
  rsbuild: { node: '–', web: '–' },
  values,
});
const data: DefaultsData = {
  tools: 'Rslib 1.0.0',
  kinds: [
    ...['esm', 'cjs', 'mf'].map((format) => kind(format)),
    ...['esm', 'cjs', 'mf'].map((format) => kind(format, 'web')),
    kind('esm', 'node', false),
  ],
  rows: [
    row('output.hash', ['false', 'false', 'true', 'false', 'false', 'true', 'false']),
    row('output.minify.js', ['false', 'false', 'true', 'false', 'false', 'true', 'false']),
    row('output.emit', ['–', '–', '–', 'true', 'true', 'true', '–']),
    row('output.auto', ['true', 'true', 'true', 'true', 'true', 'true', '–']),
    { ...row('output.folder', Array(7).fill("'.'")), rsbuild: { node: "''", web: "'js'" } },
    row('output.name', [...Array(6).fill('a function'), '[a function]']),
    { ...row('output.left', Array(7).fill('[]')), rsbuild: { node: '[]', web: '[]' } },
    row('tools.rspack.target', ['1', '2', '3', '4', '5', '6', '7']),
  ],
};

const read = async (table: string, file: string) =>
  readTables(await parseMarkdown(table, file, createMarkdownParser([])));
const check = async (table: string, file = 'site/docs/en/page.mdx'): Promise<string[]> =>
  checkKinds(await read(table, file), data).map(({ line, message }) => `${line} ${message}`);

test.each<[row: string, expected: string[]]>([
  // Values are compared with the record.
  ['| `output.hash` | `false`; `true` for `mf` |', []],
  ['| `output.hash` | `true`; `false` for `mf` |', ['is `false` and not `true` for `esm`']],
  ['| `output.hash` | `false` |', ['differs for `mf`', 'is `true` and not `false` for `mf`']],
  ['| `output.auto` | `true` for bundled `esm`, otherwise `false` |', ['not `false` for `cjs`']],
  // Texts must name what a default depends on.
  ['| `output.minify` | unused code goes |', ['differs for `mf`']],
  ['| `output.minify` | unused code goes, and all line breaks of Module Federation |', []],
  ['| `output.emit` | nothing |', ['depends on the target']],
  ['| `output.emit` | nothing, unless browsers load it |', []],
  ['| `output.auto` | on |', ['depends on the mode']],
  ['| `output.auto` | on, but not in bundleless mode |', []],
  ['| `output.hash`, `output.emit` | depends, see below |', []],
  // Functions and lists are treated as equal, and internal options are ignored.
  ['| `output.name` | as you like |', []],
  ['| `tools.rspack` | `{}` |', []],
  ['| `unknown` | `true` |', []],
  // Options that Rslib doesn't set may be written in the way of its users.
  ['| `output.left` | `undefined` |', []],
])('%s', async (row, expected) => {
  const problems = await check(`| Option | Default in Rslib |\n| --- | --- |\n${row}\n`);
  expect(problems).toEqual(expected.map((part) => expect.stringMatching(partOf(part))));
});

const partOf = (text: string): RegExp => new RegExp(`^3 .*${text.replace(/[`.]/g, '\\$&')}`);

test('defaults in an Rsbuild column depend only on the target', async () => {
  const table = (cell: string): string =>
    `| Option | Rsbuild | Rslib |\n| --- | --- | --- |\n| \`output.folder\` | ${cell} | \`'.'\` |\n`;
  expect(await check(table("`'js'`"))).toEqual([
    '3 The default of `output.folder` in Rsbuild depends on the target, but this does not say so.',
  ]);
  expect(await check(table("`'js'` for `web`"))).toEqual([]);
});

test('short names are completed from their page and row', async () => {
  const table = '| Option | Default |\n| --- | --- |\n| [`minify`](#a), `.js` | x |\n';
  const names = async (file: string): Promise<string[]> =>
    (await read(table, file)).map(({ option }) => option);
  expect(await names('site/docs/en/config/rsbuild/output.mdx')).toEqual([
    'output.minify',
    'output.minify.js',
  ]);
  expect(await names('site/docs/en/guide/page.mdx')).toEqual(['minify', 'minify.js']);
});

test('tables without options or defaults are ignored', async () => {
  expect(await read('| Option | Does |\n| --- | --- |\n| `a` | b |\n', 'a.md')).toEqual([]);
  expect(await read('| Name | Default |\n| --- | --- |\n| `a` | b |\n', 'a.md')).toEqual([]);
});
