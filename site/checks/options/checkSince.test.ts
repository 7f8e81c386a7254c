import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { findFiles, readMarkdown } from 'islet-prove';
import { describe, expect, test } from 'vitest';
import { checkSince } from './checkSince.ts';
import { type DocumentedOption, readOptions } from './readOptions.ts';
import { findDeclaredFlags, findSince, sinceSchema } from './sinceData.ts';

const option = (name: string, since?: string): DocumentedOption => ({
  name,
  file: 'page',
  line: 1,
  ...(since === undefined ? {} : { since }),
  facts: {},
});
const data = {
  oldest: '0.10',
  newest: '1.0.1',
  options: { wasm: '1.0', 'wasm.mode': '1.0', 'dts.tsgo': '0.13', 'shims.cjs.a.b': '0.19' },
  flags: { '--entry': '0.16' },
};
const check = (documented: DocumentedOption[], page = ''): string[] =>
  checkSince({ documented, page, pageFile: 'cli', data }).map(
    ({ file, line, message, fix }) => `${file}:${line} ${message} ${fix}`,
  );

describe('options', () => {
  test.each<[string, DocumentedOption[], string[]]>([
    ['an old one', [option('dts')], []],
    ['a new one', [option('dts.tsgo', '0.13')], []],
    ['one that is as old as its page', [option('wasm', '1.0'), option('wasm.mode')], []],
    ['quoted parts', [option("shims.cjs['a.b']", '0.19')], []],
    [
      'nothing about a new one',
      [option('dts.tsgo')],
      [
        'page:1 `dts.tsgo` came with 0.13, but the page says nothing about it. Write `<Badge since="0.13" />`, or `since: \'0.13\'` above a page about it.',
      ],
    ],
    [
      'another release for a page',
      [option('wasm', '0.9')],
      [
        'page:1 `wasm` came with 1.0, but the page says 0.9. Write `<Badge since="1.0" />`, or `since: \'1.0\'` above a page about it.',
      ],
    ],
    [
      'a release for an old one',
      [option('dts', '0.11')],
      [
        'page:1 `dts` is as old as what contains it, or older than all compared releases, but the page says 0.11. Remove it.',
      ],
    ],
  ])('%s', (_, documented, expected) => {
    expect(check(documented)).toEqual(expected);
  });
});

test('flags have a badge in their row', () => {
  expect(check([], '| `--entry` <Badge since="0.16" /> | path |\n| `-w`, `--watch` | | |')).toEqual(
    [],
  );
  expect(check([], '| Flag |\n| `--entry` | path |')).toEqual([
    'cli:2 `--entry` came with 0.16, but the page says nothing about it. Write `<Badge since="0.16" />`, or `since: \'0.16\'` above a page about it.',
  ]);
});

test('the first release with an option is found, if the last one still has it', () => {
  const releases = [
    { version: '0.10.6', options: ['dts'], flags: ['--lib'] },
    { version: '0.11.2', options: ['dts', 'old', 'dts.alias'], flags: ['--lib'] },
    { version: '1.0.1', options: ['dts', 'dts.alias'], flags: ['--lib', '--mode'] },
  ];
  expect(findSince(releases)).toEqual({
    oldest: '0.10',
    newest: '1.0.1',
    options: { 'dts.alias': '0.11' },
    flags: { '--mode': '1.0' },
  });
});

test('flags are found in the code of the tool', () => {
  const code = "cli.option('-c, --config <config>', 'a').option(\"--dts\", `b`).option(name)";
  expect(findDeclaredFlags(code)).toEqual(['--config', '--dts']);
});

test('the pages say since when each option and flag exists', async () => {
  const root = path.resolve(import.meta.dirname, '../../..');
  const read = (file: string): Promise<string> => readFile(path.join(root, file), 'utf8');
  const pages = await readMarkdown(root, await findFiles(root, 'site/docs/en/config', /\.mdx?$/));
  const pageFile = 'site/docs/en/guide/basic/cli.mdx';
  const problems = checkSince({
    documented: pages.flatMap(readOptions),
    page: await read(pageFile),
    pageFile,
    data: sinceSchema.parse(JSON.parse(await read('site/data/since.json'))),
  });
  expect(problems.map(({ file, line, message }) => `${file}:${line} ${message}`)).toEqual([]);
});
