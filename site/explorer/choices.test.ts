import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  choose,
  firstChoice,
  isPossible,
  keyOf,
  listChoices,
  optionNames,
  options,
  printConfig,
} from './choices.ts';
import { findOutput } from './explorerData.ts';

test('every choice is listed once, and can be built', () => {
  const keys = listChoices().map((choice) => keyOf(choice));
  expect(new Set(keys).size).toBe(keys.length);
  // ESM and CommonJS in both modes; UMD, IIFE and Module Federation in one; three values of four other options.
  expect(keys.length).toBe((2 * 2 + 3) * 3 ** 4);
  expect(listChoices().every(isPossible)).toBe(true);
  expect(listChoices()).toContainEqual(firstChoice);
});

test('every choice can be built and has the chosen value', () => {
  const change = fc.constantFrom(
    ...optionNames.flatMap((name) => options[name].map((value) => [name, value] as const)),
  );
  fc.assert(
    fc.property(fc.array(change), (changes) => {
      let choice = firstChoice;
      for (const [name, value] of changes) {
        const before = choice;
        choice = choose(choice, name, value);
        expect(isPossible(choice)).toBe(true);
        const isBuildable = isPossible({ ...before, [name]: value });
        if (name !== 'bundle' || isBuildable) expect(choice[name]).toBe(value);
      }
    }),
  );
});

test('a config file only has values that differ from the defaults', () => {
  expect(printConfig(firstChoice)).toMatchInlineSnapshot(`
    "import { defineConfig } from '@rslib/core';

    export default defineConfig({
      lib: [
        {
          format: 'esm',
        },
      ],
    });
    "
  `);
  const far = { ...firstChoice, format: 'cjs', bundle: 'false', dts: 'true' } as const;
  expect(printConfig({ ...far, minify: 'true', shims: 'all' })).toMatchInlineSnapshot(`
    "import { defineConfig } from '@rslib/core';

    export default defineConfig({
      lib: [
        {
          format: 'cjs',
          bundle: false,
          dts: true,
          shims: {
            cjs: { 'import.meta.url': true },
            esm: { __dirname: true, __filename: true, require: true },
          },
          output: { minify: true },
        },
      ],
    });
    "
  `);
});

test('the config file has everything that Module Federation needs', () => {
  const config = printConfig({ ...firstChoice, format: 'mf', shims: 'none', minify: 'false' });
  expect(config).toMatchInlineSnapshot(`
    "import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
    import { defineConfig } from '@rslib/core';

    export default defineConfig({
      lib: [
        {
          format: 'mf',
          plugins: [
            pluginModuleFederation({ name: 'explorer', exposes: { '.': './src/clock.ts' }, dts: false }),
          ],
          tools: { rspack: { optimization: { moduleIds: 'natural' } } },
          shims: {
            cjs: { 'import.meta.url': false },
            esm: { __dirname: false, __filename: false, require: false },
          },
          output: { filenameHash: false, minify: false },
        },
      ],
    });
    "
  `);
});

test('scripts and declaration files of a choice are combined', () => {
  const data = {
    texts: ['a', 'b', 'c'],
    scripts: { "true 'esnext' unset unset": { 'dist/z.js': 0 } },
    declarations: { 'true true': { 'dist/a.d.ts': 2 } },
    html: {},
  };
  expect(findOutput(data, firstChoice)).toEqual({ 'dist/z.js': 'a' });
  const files = findOutput(data, { ...firstChoice, dts: 'true' });
  expect(Object.entries(files)).toEqual([
    ['dist/a.d.ts', 'c'],
    ['dist/z.js', 'a'],
  ]);
});
