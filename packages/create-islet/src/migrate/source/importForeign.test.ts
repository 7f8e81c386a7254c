import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { withFiles } from 'islet/testing';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { importForeign } from './importForeign.ts';

const read = (config: string, files: Record<string, string> = {}) =>
  withFiles({ ...files, 'config.mjs': config }, async (folder) => {
    const found = await importForeign(path.join(folder, 'config.mjs'), z.unknown());
    const url = pathToFileURL(`${folder}${path.sep}`).href;
    return JSON.parse(
      JSON.stringify(found).replaceAll(url, 'file:///old/').replaceAll(folder, '/old'),
    );
  });

test('a config may look for packages that are not installed', async () => {
  const config = `import { createRequire } from 'node:module';
import module from 'module';
const require = createRequire(import.meta.url);
export default {
  package: require.resolve('not-installed/theme.css'),
  file: require.resolve('./src/custom.css'),
  value: typeof require('not-installed')({}),
  data: require('./data.json'),
  other: module.createRequire(import.meta.filename).resolve('./a.css'),
  urls: [import.meta.resolve('not-installed'), import.meta.resolve('./a.css')],
};
`;
  expect(await read(config, { 'data.json': '[1]' })).toEqual({
    package: 'not-installed/theme.css',
    file: '/old/src/custom.css',
    value: 'function',
    data: [1],
    other: '/old/a.css',
    urls: ['not-installed', 'file:///old/a.css'],
  });
});

test('other parts of `node:module` are those of Node.js', async () => {
  const config = `import { builtinModules, isBuiltin } from 'node:module';
export default [builtinModules.includes('fs'), isBuiltin('not-installed')];
`;
  expect(await read(config)).toEqual([true, false]);
});

test('a config may load packages by names that it computes', async () => {
  const config = `import data from './data.cjs';
export default async () => {
  const name = \`not-\${'installed'}\`;
  const { default: plugin } = await import(name);
  const { default: own } = await import(\`./\${'own'}.mjs\`);
  return { ...data, plugin: typeof plugin, own, folder: process.cwd() };
};
`;
  const data = `const { basename } = require('node:path');
const name = 'not-installed';
module.exports = {
  name: basename('/a/b'),
  file: require.resolve('./b/c.css'),
  package: require.resolve(name),
  theme: typeof require(name).themes.dark,
  plugins: [...require(name).list],
};
`;
  expect(await read(config, { 'data.cjs': data, 'own.mjs': 'export default 1;' })).toEqual({
    name: 'b',
    file: '/old/b/c.css',
    package: 'not-installed',
    theme: 'function',
    plugins: [],
    plugin: 'function',
    own: 1,
    folder: '/old',
  });
});
