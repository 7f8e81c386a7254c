import { describe, expect, test } from 'vitest';
import type { CodeLinks, CodeTerm } from '#shared/siteData.ts';
import { findCodeNames } from './findCodeNames.ts';

const term = (url: string, type = ''): CodeTerm => [url, type, '', ''];
const links: CodeLinks = {
  package: 'packer',
  configFile: 'packer.config',
  configs: { defineConfig: '', mergeConfig: '', Config: '', Item: 'items' },
  fragments: 'items',
  options: [
    {
      at: ['', 'items'],
      terms: {
        items: term('/items'),
        dts: term('/dts'),
        'dts.bundle': term('/dts#bundle'),
        alias: term('/alias', 'Record<string, string>'),
        redirect: term('/redirect', "{ js?: boolean; 'a.b': string }"),
      },
    },
    { at: ['', 'items', 'environments.*'], terms: { 'output.target': term('/target') } },
  ],
  exports: { defineConfig: term('/define'), load: term('/load'), 'packer.run': term('/run') },
};

/** The names in a block: what is linked, and where to. */
const linksOf = (code: string, title = 'packer.config.ts'): string[] =>
  findCodeNames(code, title, links).map(
    ({ start, end, name, term: [url] }) => `${code.slice(start, end)} = ${name} ${url}`,
  );
const inConfig = (object: string): string[] => linksOf(`export default defineConfig(${object});`);

describe('options', () => {
  test.each([
    ['a key', '{ dts: true }', ['dts = dts /dts']],
    [
      'a nested key',
      '{ dts: { bundle: true } }',
      ['dts = dts /dts', 'bundle = dts.bundle /dts#bundle'],
    ],
    [
      'a key in an item of a list',
      '{ items: [{ dts: 1 }, { dts: 2 }] }',
      ['items = items /items', 'dts = items.dts /dts', 'dts = items.dts /dts'],
    ],
    [
      'a key below any key',
      '{ environments: { web: { output: { target: 1 } } } }',
      ['target = environments.web.output.target /target'],
    ],
    ['a quoted key', "{ 'dts': 1 }", ["'dts' = dts /dts"]],
    ['a shorthand', '{ dts }', ['dts = dts /dts']],
    ['a method', '{ dts(a) { return { dts: 1 }; } }', ['dts = dts /dts']],
    [
      'a choice',
      '{ dts: a ? { bundle: 1 } : { bundle: 2 } }',
      ['dts = dts /dts', 'bundle = dts.bundle /dts#bundle', 'bundle = dts.bundle /dts#bundle'],
    ],
    ['a spread object', '{ ...(a && { dts: 1 }) }', ['dts = dts /dts']],
    ['a function', '({ dts }) => ({ dts: 1 })', ['dts = dts /dts']],
    [
      'a function with a body',
      '() => { if (a) { return { dts: 1 }; } return { dts: 2 }; }',
      ['dts = dts /dts', 'dts = dts /dts'],
    ],
    [
      'mapped items',
      '{ items: a.map((dts) => ({ dts })) }',
      ['items = items /items', 'dts = items.dts /dts'],
    ],
    ['merged configs', 'mergeConfig(a, { dts: 1 })', ['dts = dts /dts']],
    [
      'a field that the type of an option names',
      "{ redirect: { js: 1, 'a.b': 2, css: 3 } }",
      ['redirect = redirect /redirect', 'js = redirect /redirect', "'a.b' = redirect /redirect"],
    ],
  ])('%s', (_, object, wanted) => expect(inConfig(object)).toEqual(wanted));

  test.each([
    ['keys of the author', '{ alias: { string: 1, dts: 2 } }', ['alias = alias /alias']],
    ['unknown keys', '{ dtss: 1, output: { dts: 1 } }', []],
    ['objects for other functions', '{ plugins: [other({ dts: 1 })] }', []],
    [
      'comments, texts and patterns',
      "{ /* { dts: 1 } */ a: '{ dts: 1 }', b: /[{]dts: /, c: `{ dts }` }",
      [],
    ],
    ['objects of statements', '() => { const a = { dts: 1 }; }', []],
  ])('leaves out %s', (_, object, wanted) => expect(inConfig(object)).toEqual(wanted));

  test('are found in what has the type of a config', () => {
    expect(
      linksOf("import type { Item } from 'packer';\nexport const a: Item = { dts: 1 };", ''),
    ).toEqual(['dts = items.dts /dts']);
  });

  test('are found in a block that shows only an item', () => {
    expect(linksOf('{ dts: 1 },')).toEqual(['dts = items.dts /dts']);
    expect(linksOf('dts: { bundle: 1 },')).toEqual([]);
  });

  test('are not found in the config of another tool', () => {
    const code = "import { defineConfig } from 'other';\nexport default defineConfig({ dts: 1 });";
    expect(linksOf(code, 'other.config.ts')).toEqual([]);
    expect(linksOf(code, '')).toEqual([]);
  });
});

test('exports are found where they are imported, and so are methods', () => {
  const code = `import { load, defineConfig } from 'packer';
const load2 = a.load({ load: await load() });
packer.run();`;
  expect(linksOf(code, '')).toEqual([
    'load = load /load',
    'defineConfig = defineConfig /define',
    'load = load /load',
    'run = packer.run /run',
  ]);
  expect(linksOf("import { load } from 'other';\nload();", '')).toEqual([]);
});
