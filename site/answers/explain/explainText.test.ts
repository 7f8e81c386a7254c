import { describe, expect, test } from 'vitest';
import type { ExplainedGroup } from './configAnswer.ts';
import { readSources } from './explainHere.ts';
import { explainText } from './explainText.ts';
import { formatAnswer } from './formatAnswer.ts';
import { translations } from './translations.ts';

const sources = readSources();

/** The notes about each key, in one line: `path kind: text`. */
function explain(text: string): string[] {
  const { fault, groups } = explainText(text, sources);
  if (fault) return [`${fault.line}: ${fault.text}`];
  return listNotes(groups);
}

const listNotes = (groups: readonly ExplainedGroup[]): string[] =>
  groups.flatMap(({ lines }) =>
    lines.flatMap(({ line, path, notes }) =>
      notes.map((note) => `${line} ${path} ${note.kind}: ${note.text}`),
    ),
  );

describe('a config of Rslib', () => {
  test.each([
    [
      'a default',
      "lib: [{ format: 'esm' }]",
      '1 format same: This is the default here, so you can leave it out.',
    ],
    [
      'a default of one format',
      "lib: [{ format: 'umd', output: { assetPrefix: '/' } }]",
      '1 output.assetPrefix same: This is the default here, so you can leave it out.',
    ],
    [
      'another default',
      "lib: [{ format: 'cjs', output: { assetPrefix: '/' } }]",
      "1 output.assetPrefix default: `'auto'`",
    ],
    [
      'a target',
      "lib: [{ output: { target: 'node' } }]",
      '1 output.target same: This is the default here, so you can leave it out.',
    ],
    ['another target', "lib: [{ output: { target: 'web' } }]", "1 output.target default: `'node'`"],
    [
      'the target of a format',
      "lib: [{ format: 'mf', output: { target: 'web' } }]",
      '1 output.target same: This is the default here, so you can leave it out.',
    ],
    [
      'a default that an item sets back',
      "output: { target: 'web' }, lib: [{ output: { target: 'node' } }]",
      "1 output.target default: `'node'`",
    ],
    [
      'a default that sets back what is spread in',
      "lib: [{ ...base, format: 'esm' }]",
      "1 format default: `'esm'`",
    ],
    [
      'a default that the page has in words',
      "lib: [{ output: { externals: ['a'] } }]",
      "1 output.externals default: none for target `web`; Node.js's own modules for target `node`. In bundleless mode, all imports stay anyway, and the option renames them",
    ],
    [
      'no effect',
      "lib: [{ umdName: 'A' }]",
      "1 umdName noEffect: Only `format: 'umd'` has a global name.",
    ],
    [
      'an effect in some items',
      "lib: [{ format: 'umd' }, {}],\nsplitChunks: {}",
      "2 splitChunks default: `{ preset: 'none' }`",
    ],
    [
      'no effect in any',
      "lib: [{ format: 'umd' }, { format: 'cjs' }],\nsplitChunks: {}",
      '2 splitChunks noEffect: Only ESM bundles are split.',
    ],
    [
      'a page that says so',
      'html: { title: "a" }, lib: [{}]',
      '1 html noEffect: A library has no HTML file.',
    ],
    [
      'an option that was renamed',
      'lib: [{ autoExternal: false }]',
      '1 autoExternal changed: The option still works, but prints a warning, which names the new one. Move it to [`output.autoExternal`](/config/rsbuild/output#outputautoexternal), with the same value.',
    ],
    [
      'one that was removed',
      'lib: [{ experiments: { advancedEsm: true } }]',
      '1 experiments.advancedEsm changed: This option already had no effect in 0.23, and 1.0 removes it. Remove the option, after which the output is the same.',
    ],
    [
      'a wrong name',
      'lib: [{ minify: true }]',
      '1 minify wrong: Rslib has no option `minify`. Did you mean `output.minify`?',
    ],
    [
      'a typing error',
      "lib: [{ fromat: 'esm' }]",
      '1 fromat wrong: Rslib has no option `fromat`. Did you mean `format`?',
    ],
    [
      'a wrong value',
      "lib: [{ format: 'es' }]",
      "1 format wrong: `'es'` is not allowed: it takes `'esm'`, `'cjs'`, `'umd'`, `'mf'` or `'iife'`.",
    ],
    [
      'a wrong type',
      "lib: [{ bundle: 'no' }]",
      "1 bundle wrong: `'no'` is not allowed: it takes `true` or `false`.",
    ],
    [
      'what stops the build',
      "lib: [{ format: 'umd', bundle: false }]",
      '1 bundle wrong: It [stops the build](/guide/faq/errors/config#when-using--format-bundle-must-be-set-to-true): `umd`, `iife` and `mf` are always bundled.',
    ],
    [
      'what belongs at the top',
      'lib: [{ root: "a" }]',
      '1 root wrong: It works only at the top level, not in a lib item.',
    ],
    ['what belongs in an item', 'lib: [{}], id: "a"', '1 id wrong: It belongs in a lib item.'],
    [
      'an unknown value',
      'lib: [{ format: process.env.F, umdName: "A" }]',
      '1 format unread: The value is known only when the config runs.',
    ],
    ['a spread', 'lib: [{ ...base }]', '1 … unread: The value is known only when the config runs.'],
  ])('%s', (_, text, expected) => {
    expect(explain(text)).toContain(expected);
  });

  test('an unknown format leaves open what has an effect', () => {
    expect(explain('lib: [{ format: process.env.F, umdName: "A" }]').join()).not.toContain(
      'noEffect',
    );
  });
});

test.each([
  ['lib: [{ dts: true }]', '1. [`dts`](/config/lib/dts) `true` (`--dts`, `--no-dts`) –'],
  [
    'lib: [{ dts: { tsgo: true } }]',
    '1. [`dts.tsgo`](/config/lib/dts#dtstsgo) `true` (since 0.13) –',
  ],
  [
    'output: { autoExternal: false }',
    '1. [`output.autoExternal`](/config/rsbuild/auto-external) `false` (since 1.0, `--auto-external`, `--no-auto-external`) –',
  ],
  ['lib: [{ id: "a" }]', '1. [`id`](/config/lib/id) `"a"` –'],
  ['lib: [{ minify: true }]', '1. `minify` `true` – Wrong:'],
])('the text for programs has the release and the flags of an option: %s', (text, expected) => {
  const { labels } = sources;
  expect(formatAnswer(explainText(text, sources, 'rslib'), { labels, url: '' })).toContain(
    expected,
  );
});

describe('configs of other tools', () => {
  test.each([
    [
      'tsup',
      "import { defineConfig } from 'tsup';\nexport default defineConfig({ entry: ['src/index.ts'], format: ['esm', 'cjs'], dts: true, target: 'node20', clean: true, inject: ['x'] })",
    ],
    [
      'tsdown',
      "import { defineConfig } from 'tsdown';\nexport default defineConfig({ entry: 'src/a.ts', unbundle: true, publint: true, exe: true })",
    ],
    [
      'vite',
      "import { defineConfig } from 'vite';\nimport dts from 'vite-plugin-dts';\nexport default defineConfig({ plugins: [dts()], test: {}, server: {}, build: { lib: { entry: 'src/index.ts', name: 'A', formats: ['es', 'umd'] }, rollupOptions: { external: ['vue'], output: { globals: { vue: 'Vue' } } } } })",
    ],
    [
      'rollup',
      "import json from '@rollup/plugin-json';\nimport own from './own.js';\nexport default { input: 'src/index.js', external: ['ms'], output: [{ file: 'dist/a.cjs', format: 'cjs', name: 'A' }], plugins: [json(), own()] }",
    ],
  ])('%s', (kind, text) => {
    const answer = explainText(text, sources);
    expect(answer.kind).toBe(kind);
    const printed = answer.groups.flatMap(({ lines }) =>
      lines.map(
        ({ path, notes }) =>
          `${path} ${notes.map((note) => `${note.kind}: ${note.text}`).join(' ')}`,
      ),
    );
    expect(`${printed.join('\n')}\n\n${answer.config}`).toMatchSnapshot();
  });

  test.each([
    [
      'tsup',
      'dts: false',
      '1 dts done: Rslib does the same without an option.',
      "{ format: 'cjs' },",
    ],
    ['tsup', 'watch: false', '1 watch done: Rslib does the same without an option.', ''],
    [
      'tsup',
      "external: ['react', '@a/b.c']",
      '1 external done: ',
      '[/^react(\\/.+)?$/, /^@a\\/b\\.c(\\/.+)?$/]',
    ],
    ['tsup', 'external: [/^a/]', '1 external done: ', 'externals: [/^a/]'],
    ['tsdown', "external: ['react']", '1 external done: ', "externals: ['react']"],
    [
      'tsdown',
      'minify: { compress: { dropConsole: true } }',
      '1 minify instead: [`output.minify`](/config/rsbuild/output#outputminify), [`output.sourceMap`](/config/rsbuild/output#outputsourcemap); its options are left to you',
      'output: { minify: true }',
    ],
    ['tsdown', 'minify: false', '1 minify done: ', 'output: { minify: false }'],
    ['tsdown', 'dts: {}', '1 dts done: ', 'dts: { bundle: true }'],
    [
      'rollup',
      "input: 'a.js', output: outputs",
      '1 output unread: The value is known only when the config runs.',
      null,
    ],
    [
      'rollup',
      "input: 'a.js', output: { format: 'es', exports: 'named' }, plugins: listPlugins()",
      '1 plugins unread: The value is known only when the config runs.',
      "format: 'esm'",
    ],
    [
      'rollup',
      "output: { format: 'es', esModule: true }",
      '1 output.esModule none: Rslib has nothing like it.',
      "format: 'esm'",
    ],
  ] as const)('%s: %s', (kind, text, note, code) => {
    const { groups, config } = explainText(`{ ${text} }`, sources, kind);
    expect(listNotes(groups).some((one) => one.startsWith(note))).toBe(true);
    if (code === null) expect(config).toBe(null);
    else expect(config).toContain(code);
  });

  test.each([
    [
      'vite',
      "import dts from 'vite-plugin-dts';\nexport default { plugins: [dts({ rollupTypes: true })] }",
      'done',
    ],
    [
      'vite',
      "import dts from 'vite-plugin-dts';\nexport default { plugins: [dts({ include: ['src'] })] }",
      'instead',
    ],
    [
      'rollup',
      "import terser from '@rollup/plugin-terser';\nexport default { plugins: [terser()] }",
      'done',
    ],
    [
      'rollup',
      "import terser from '@rollup/plugin-terser';\nexport default { plugins: [terser({ ecma: 5 })] }",
      'instead',
    ],
    [
      'vite',
      "import own from '../plugins/vite';\nexport default { plugins: [own()] }",
      'instead: Write it as',
    ],
    [
      'rollup',
      "import own from '../../shared/own.js';\nexport default { plugins: [own()] }",
      'instead',
    ],
    [
      'rollup',
      "import other from 'rollup-plugin-other';\nexport default { plugins: [other()] }",
      'unread',
    ],
  ] as const)('a plugin of %s: %s', (kind, text, expected) => {
    const { groups } = explainText(text, sources, kind);
    const [first] = groups.flatMap(({ lines }) => lines.flatMap(({ notes }) => notes));
    expect(`${first?.kind}: ${first?.text}`).toContain(expected);
  });

  test('what is translated is in the tables', () => {
    const listed = (tool: string) =>
      sources.texts.tools[tool]?.rows.flatMap(({ names }) =>
        names.map((name) => name.replace(/: .*/, '')),
      ) ?? [];
    for (const [tool, all] of Object.entries(translations)) {
      const known = [...listed(tool), ...listed('rollup')];
      const missing = all.filter(({ from }) => {
        const name = from.replace(/^build\./, '').replace(/^rollupOptions/, 'rolldownOptions');
        return (
          !known.includes(name) &&
          !known.includes(name.replace(/^rolldownOptions\.(?:output\.)?/, ''))
        );
      });
      expect([tool, missing.map(({ from }) => from)]).toEqual([tool, []]);
    }
  });

  test.each(['en', 'zh'] as const)(
    'the draft and the table of %s name the same options',
    (lang) => {
      const { texts } = readSources(lang);
      expect(Object.keys(texts.tools)).toEqual(['tsup', 'tsdown', 'vite', 'rollup']);
      for (const [tool, { rows }] of Object.entries(texts.tools)) {
        const english = sources.texts.tools[tool]?.rows ?? [];
        expect(rows.map(({ names }) => names)).toEqual(english.map(({ names }) => names));
      }
    },
  );
});

describe('package.json', () => {
  test('says which file each consumer gets, and what is wrong', () => {
    const text = JSON.stringify({
      name: '@acme/bus',
      type: 'module',
      module: './dist/index.js',
      exports: {
        import: './dist/index.js',
        require: './lib/index.cjs',
        types: './dist/index.d.ts',
      },
      files: ['dist'],
    });
    const answer = explainText(text, sources);
    expect(
      formatAnswer(answer, { labels: sources.labels, url: 'https://rslib.rs' }),
    ).toMatchSnapshot();
  });
});

test.each([
  [
    '{ "name": "a", "main": "./a.js" }',
    'Node.js, `import` found by `main`; without `type`, read as CommonJS, or from Node.js 20.19 and 22.7 on as an ES module if it has `import` or `export`',
  ],
  [
    '{ "name": "a", "type": "commonjs", "main": "./a.js" }',
    'Node.js, `import` found by `main`; read as CommonJS, because `type` is `"commonjs"`',
  ],
  ['{ "name": "a", "main": "./a.cjs" }', 'Node.js, `import` found by `main`'],
  [
    '{ "name": "a", "private": true }',
    'A bundler for browsers found by `index`; if this file is published',
  ],
  [
    '{ "private": true, "license": "MIT", "scripts": {} }',
    'A bundler for browsers found by `index`; if this file is published',
  ],
  [
    '{ "name": "a", "exports": "./a.js", "version": "1.0.0" }',
    'A script tag with the address of jsDelivr none of `jsdelivr`, `browser` and `main` names a file; a CDN decides for itself',
  ],
])('the files of %s', (text, expected) => {
  const { kind, groups } = explainText(text, sources);
  const lines = groups.flatMap(({ lines: found }) =>
    found.map(({ path, notes }) => `${path} ${notes[0]?.text}`),
  );
  expect([kind, ...lines]).toEqual(expect.arrayContaining(['package', expected]));
});

test.each([
  ['export default {', '1: This is neither JavaScript, TypeScript nor JSON: Unexpected token.'],
  [
    'console.log(1)',
    "1: There is no config in the text: nothing is exported, and it isn't an object.",
  ],
  [
    'export default make()',
    "1: `make()` makes the config, from what isn't in the text, so nothing is known about it here.",
  ],
])('%s', (text, expected) => {
  expect(explain(text)).toEqual([expected]);
});
