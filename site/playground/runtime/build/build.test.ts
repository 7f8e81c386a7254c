import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { adaptPackage } from './adaptPackage.mjs';
import { features } from './features.mjs';
import { applyPatches } from './patches.mjs';
import { nameFinished } from './prepareRuntime.mjs';
import { listNeeded, servedPackages } from './selectedPackages.mjs';

describe('the text of a package:', () => {
  const where = { file: 'a/dist/index.js', place: '/node_modules', isModule: true };

  test('knows where it is in the worker', () => {
    const adapted = adaptPackage('export const here = import.meta.dirname;', where);
    expect(adapted).toContain('"/node_modules/a/dist"');
  });

  test('computed imports are ours, others stay', () => {
    const text = "import('./a.js'); a.import(b); ({ import(node) { node.remove(); } });";
    const adapted = adaptPackage(`${text} import(file);`, where);
    expect(adapted).toMatch(/^import \{ importModule as __importModule \} from ".*loadModule\.ts"/);
    expect(adapted).toContain(`${text} __importModule(file);`);
  });

  test('CommonJS has its folder, and resolves from it', () => {
    const adapted = adaptPackage('require.resolve("b"); __dirname;', { ...where, isModule: false });
    expect(adapted).toContain('__requireHere.resolve("b")');
    expect(adapted).toContain('var __dirname = "/node_modules/a/dist"');
    expect(adaptPackage('import(file);', { ...where, isModule: false })).toMatch(
      /^var __importModule = require\(".*loadModule\.ts"\)\.importModule;__importModule\(file\);$/,
    );
  });

  test('the compiler that API Extractor brings is where a project would have it', () => {
    const file = '@microsoft/api-extractor/node_modules/typescript/lib/typescript.js';
    const adapted = adaptPackage('__filename;', { ...where, file, isModule: false });
    expect(adapted).toContain('"/node_modules/typescript/lib/typescript.js"');
  });

  test('a patch that no longer fits ends the build', () => {
    expect(() => applyPatches('@rslib/core/dist/index.js', 'changed')).toThrow(
      /@rslib\/core\/dist\/index\.js doesn't contain the text that the playground patches exactly once: .*\. See what/,
    );
    expect(applyPatches('other.js', 'text')).toBe('text');
  });
});

test('the needed packages are found as Node finds them', () => {
  const lock = {
    'node_modules/a': { dependencies: { b: '1', c: '1' }, peerDependencies: { e: '1' } },
    'node_modules/a/node_modules/b': { optionalDependencies: { c: '2' } },
    'node_modules/b': {},
    'node_modules/c': { dependencies: { a: '1' } },
    'node_modules/d': {},
  };
  expect(listNeeded(lock, ['a'])).toEqual([
    'node_modules/a',
    'node_modules/a/node_modules/b',
    'node_modules/c',
  ]);
});

describe('what a project downloads besides:', () => {
  const listFor = (path: string, text: string): string[] =>
    features
      .filter(({ pattern }) => new RegExp(pattern).test(`${path}\n${text}`))
      .map(({ name }) => name);

  test.each([
    ['rslib.config.ts', "lib: [{ format: 'esm' }]", []],
    ['rslib.config.ts', 'dts: true', ['typescript']],
    ['rslib.config.ts', 'dts: { bundle: true }', ['typescript']],
    ['rslib.config.ts', 'dts: { isolated: true }', []],
    ['tsconfig.json', '"types": ["node"]', ['node-types']],
    ['src/index.ts', "import { readFile } from 'node:fs';", ['node-types']],
    ['src/index.ts', "import { useState } from 'react';", ['react']],
    ['src/index.ts', "import mitt from 'mitt';", ['mitt']],
    ['src/index.ts', "import x from './mitt';", []],
    ['rslib.config.ts', "from '@module-federation/rsbuild-plugin'", ['federation']],
    ['rslib.config.ts', "from '@rsbuild/plugin-vue'", ['vue']],
    ['src/index.ts', "import { ref } from 'vue';", ['vue-package']],
    ['rslib.config.ts', "from '@rsbuild/plugin-solid'", ['babel']],
    ['src/index.ts', "import { createSignal } from 'solid-js';", ['solid']],
    ['rslib.config.ts', "from '@rsbuild/plugin-sass'", ['sass']],
    ['rslib.config.ts', "from '@rsbuild/plugin-vue-jsx'", ['babel', 'vue-jsx']],
    ['rslib.config.ts', "plugins: ['babel-plugin-react-compiler']", ['react-compiler']],
  ])('%s with %s: %j', (path, text, expected) => expect(listFor(path, text)).toEqual(expected));

  test('each package that is said to be served is downloaded when it is mentioned', () => {
    const known = servedPackages.filter((name) => name !== '@rslib/core');
    expect(known.filter((name) => listFor('a.ts', `import '${name}';`).length === 0)).toEqual([]);
  });
});

test('of two processes that build the runtime at the same time, the second one uses that of the first', async () => {
  const cache = await mkdtemp(path.join(tmpdir(), 'runtime-'));
  const whole = path.join(cache, 'runtime');
  for (const process of ['first', 'second']) {
    await mkdir(path.join(cache, process));
    await writeFile(path.join(cache, process, 'file'), process);
    await nameFinished(path.join(cache, process), whole);
  }
  expect(await readdir(cache)).toEqual(['runtime']);
  await expect(nameFinished(path.join(cache, 'none'), path.join(cache, 'other'))).rejects.toThrow(
    'ENOENT',
  );
  await rm(cache, { recursive: true });
});
