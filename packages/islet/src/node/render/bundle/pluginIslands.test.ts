import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createRsbuild, type Rspack } from '@rsbuild/core';
import { expect, test } from 'vitest';
import { type Files, withFiles } from '../../page/record/testing.ts';
import { internal } from './generateEntries.ts';
import { pluginIslands } from './pluginIslands.ts';

/** Bundles `server.js` and, for the browser, the list of islands; gives the names of both sides. */
function bundle(
  files: Files,
  serverPlugin?: Rspack.RspackPluginInstance,
): Promise<{ wrapped: string[]; islands: string[] }> {
  const all: Files = {
    'client.js':
      "import { islands } from './islands.ts';\nexport const names = Object.keys(islands);",
    // Replaces ours, which renders.
    'internal/node/render/runtime/createIsland.js':
      "exports.createIslands = (key, own) => ({ default: key + ' with ' + Object.keys(own) });",
    'islands.ts': '',
    ...files,
  };
  return withFiles(all, async (root) => {
    const environment = (name: string, plugins: Rspack.RspackPluginInstance[] = []) => ({
      source: { entry: { [name]: { import: path.join(root, `${name}.js`), html: false } } },
      tools: { rspack: { plugins } },
      output: {
        target: 'node' as const,
        module: false,
        distPath: { root: path.join(root, 'out', name) },
        filename: { js: '[name].js' },
      },
    });
    const rsbuild = await createRsbuild({
      config: {
        root,
        mode: 'production',
        logLevel: 'silent',
        plugins: [pluginIslands({ siteRoot: root, islandsFile: path.join(root, 'islands.ts') })],
        resolve: { alias: { [internal]: path.join(root, 'internal') } },
        performance: { printFileSize: false },
        environments: {
          server: environment('server', serverPlugin && [serverPlugin]),
          client: environment('client'),
        },
      },
    });
    await (await rsbuild.build()).close();
    const run = async (name: string): Promise<string[]> => {
      const code = await readFile(path.join(root, 'out', name, `${name}.js`), 'utf8');
      const module = { exports: { names: [] } };
      new Function('module', 'exports', 'require', code)(module, module.exports, () => ({}));
      return module.exports.names;
    };
    return { wrapped: await run('server'), islands: await run('client') };
  });
}

const serverOf = (...names: string[]): string =>
  `exports.names = [${names.map((name) => `require('./${name}').default`)}];`;

test.each([
  ['the first statement', "'use client';\nexports.A = 1;", ['A.js with A']],
  ['it, in double quotes', '"use client"\nexports.A = 1;', ['A.js with A']],
  ['it, after comments', "\uFEFF// a\n/* b\n */ 'use client';\nexports.A = 1;", ['A.js with A']],
  ['a comment', "// 'use client'\nexports.default = 'A.js';", ['A.js']],
  ['a later statement', "exports.default = 'A.js';\n'use client';", ['A.js']],
])('a module is wrapped by its mark: %s', async (_, source, wrapped) => {
  const found = await bundle({ 'server.js': serverOf('A.js'), 'A.js': source });
  const islands = wrapped[0] === 'A.js' ? [] : ['A.js'];
  expect(found).toEqual({ wrapped, islands });
});

test('an island may be in a folder with a `#`', async () => {
  const mark = "'use client';\nexports.A = 1;";
  expect(await bundle({ 'server.js': serverOf('c#/A.js'), 'c#/A.js': mark })).toEqual({
    wrapped: ['c#/A.js with A'],
    islands: ['c#/A.js'],
  });
});

test('islands are what modules without the mark import', async () => {
  const found = await bundle({
    'server.js': serverOf('static.js', 'C.js'),
    'static.js': "exports.default = require('./folder/B.js').default;",
    'folder/B.js': "'use client';\nexports.B = require('../inner.js');",
    'C.js': "'use client';\nexports.C = require('./folder/B.js');",
    'inner.js': "'use client';\nexports.inner = 1;",
  });
  expect(found.wrapped).toEqual(['folder/B.js with B', 'C.js with C']);
  expect(found.islands).toEqual(['C.js', 'folder/B.js']);
});

test('a server bundle that fails does not leave the other waiting', async () => {
  const apply = ({ hooks }: Rspack.Compiler): void =>
    hooks.make.tapPromise('test', async () => {
      throw new Error('No server.');
    });
  await expect(bundle({ 'server.js': '' }, { apply })).rejects.toThrow('No server.');
});
