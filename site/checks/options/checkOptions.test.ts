import { describe, expect, test } from 'vitest';
import { nest } from './checkDefaults.ts';
import { checkFlags } from './checkFlags.ts';
import { checkOptionNames } from './checkOptionNames.ts';
import type { DocumentedOption } from './readOptions.ts';

const fact = (...codes: string[]) => ({ line: 2, text: codes.join(', '), codes });
const option = (name: string, facts: DocumentedOption['facts'] = {}): DocumentedOption => ({
  name,
  file: 'page',
  line: 1,
  facts,
});
const full = { Type: fact('boolean'), Default: fact('true') };
const lines = (problems: Array<{ file: string; message: string }>): string[] =>
  problems.map(({ file, message }) => `${file} ${message}`);

describe('names', () => {
  const tool = {
    own: ['dts', 'dts.bundle', 'format'],
    rsbuild: ['output.minify'],
    folder: 'config',
  };
  const documented = [option('dts', full), option('format', full), option('output.minify', full)];

  test.each<[string, DocumentedOption[], string[]]>([
    ['all of them', documented, []],
    ['nested ones', [...documented, option('dts.bundle'), option('output.minify.js')], []],
    [
      'one that does not exist',
      [...documented, option('dts.bundel')],
      ['page The tool has no option `dts.bundel`.'],
    ],
    [
      'one that is missing',
      documented.slice(1),
      ['config No page describes the option `dts` of the tool.'],
    ],
    [
      'one without a type',
      [option('dts', { Default: fact('false') }), ...documented.slice(1)],
      ['page `dts` has no type or no default.'],
    ],
  ])('%s', (_, options, expected) => {
    expect(lines(checkOptionNames({ ...tool, documented: options }))).toEqual(expected);
  });
});

describe('flags', () => {
  const tool = {
    commands: { '': [{ name: '--dts', short: '-d', value: null, negatable: true }] },
  };
  const row = '| `-d`, `--dts`, `--no-dts` | | `lib.dts` | |';
  const check = (page: string, documented: DocumentedOption[] = []) =>
    lines(checkFlags({ tool, page, pageFile: 'cli', documented }));

  test.each<[string, string, string[], string[]]>([
    ['all of them', row, ['--dts', '--no-dts'], []],
    [
      'one is missing',
      '| `-d`, `--dts` | | `lib.dts` | |',
      [],
      ['cli The tool has the flag `--no-dts`, but the page does not list it.'],
    ],
    ['one too many', `${row}\n| \`--foo\` |`, [], ['cli The tool has no flag `--foo`.']],
    ['one of another tool, in the text', `${row}\nUse \`--foo\` of npm.`, [], []],
    ['an option with a wrong flag', row, ['--foo'], ['page The tool has no flag `--foo`.']],
    [
      'a table that disagrees',
      row.replace('lib.dts', 'lib.bundle'),
      ['--dts'],
      ['page The page of the command line does not say that `--dts` sets `dts`.'],
    ],
  ])('%s', (_, page, flags, expected) => {
    const documented = flags.length > 0 ? [option('dts', { 'Command line': fact(...flags) })] : [];
    expect(check(page, documented)).toEqual(expected);
  });
});

test('a path becomes nested options', () => {
  expect(nest('a.b.c', 1)).toEqual({ a: { b: { c: 1 } } });
});
