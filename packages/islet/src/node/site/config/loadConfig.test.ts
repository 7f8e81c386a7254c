import { mkdir, mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadConfig } from './loadConfig.ts';

let siteRoot: string;
const write = (name: string, text: string) => writeFile(path.join(siteRoot, name), text);

beforeEach(async () => {
  siteRoot = await realpath(await mkdtemp(path.join(tmpdir(), 'site-')));
  await write('package.json', '{ "type": "module" }');
});

afterEach(() => rm(siteRoot, { recursive: true }));

const config = `import { title } from './title.ts';

interface Unused { a: string }

export default { title };
`;

test('a change of the config and of what it imports is seen at the next call', async () => {
  await write('site.config.ts', config);
  await write('title.ts', `export const title: string = 'One';`);
  const first = await loadConfig(siteRoot);
  expect(first).toMatchObject({ config: { title: 'One', base: '/' } });
  expect(first).toMatchObject({ file: path.join(siteRoot, 'site.config.ts') });
  expect(first.dependencies.map((file) => path.basename(file))).toEqual([
    'site.config.ts',
    'title.ts',
  ]);
  await write('title.ts', `export const title: string = 'Two';`);
  expect(await loadConfig(siteRoot)).toMatchObject({ config: { title: 'Two' } });
  await write('site.config.ts', `export default { title: 'Three' };`);
  expect(await loadConfig(siteRoot)).toMatchObject({ config: { title: 'Three' } });
});

test.each(['site.config.mts', 'site.config.js', 'site.config.mjs'])('%s', async (name) => {
  await write(name, `export default { title: 'A' };`);
  expect(await loadConfig(siteRoot)).toMatchObject({ config: { title: 'A' } });
});

test.each([
  ['a promise', `Promise.resolve({ title: 'A' })`],
  ['a function', `() => ({ title: 'A' })`],
  ['an async function', `async () => ({ title: 'A' })`],
])('%s', async (_, text) => {
  await write('site.config.ts', `export default ${text};`);
  expect(await loadConfig(siteRoot)).toMatchObject({ config: { title: 'A' } });
});

test('the config does not depend on the files around it', async () => {
  await write('package.json', '{ "type": "commonjs" }');
  await write('title.cts', `module.exports = { title: 'A' as string };`);
  await write('site.config.ts', `import title from './title.cts';\nexport default title;`);
  expect(await loadConfig(siteRoot)).toMatchObject({ config: { title: 'A' } });
});

test('the config and its imports know where they are', async () => {
  await write('site.config.ts', `import title from './title.ts';\nexport default { title };`);
  await write(
    'title.ts',
    `import { readFileSync } from 'node:fs';
    const { title } = JSON.parse(readFileSync(new URL('site.json', import.meta.url), 'utf8'));
    export default title + import.meta.filename.slice(import.meta.dirname.length + 1);`,
  );
  await write('site.json', '{ "title": "A " }');
  expect(await loadConfig(siteRoot)).toMatchObject({ config: { title: 'A title.ts' } });
  await write('site.json', '{ "title": "B " }');
  expect(await loadConfig(siteRoot)).toMatchObject({ config: { title: 'B title.ts' } });
});

test('a package is left to Node, a source of the same repository is compiled', async () => {
  const modules = path.join(siteRoot, 'node_modules');
  const linked = path.join(siteRoot, 'linked');
  await mkdir(path.join(modules, 'counter'), { recursive: true });
  await mkdir(linked);
  await write('node_modules/counter/index.mjs', 'export default { where: import.meta.url };');
  await write('node_modules/counter/package.json', '{ "exports": "./index.mjs" }');
  await write('linked/index.ts', `export const prefix: string = 'linked';`);
  await write('linked/package.json', '{ "exports": "./index.ts" }');
  await symlink(linked, path.join(modules, 'linked'), 'junction');
  await write(
    'site.config.ts',
    `import counter from 'counter';
    import { prefix } from 'linked';
    export default { title: prefix + counter.where.slice(counter.where.indexOf('/node_modules')) };`,
  );
  expect(await loadConfig(siteRoot)).toMatchObject({
    config: { title: 'linked/node_modules/counter/index.mjs' },
  });
});

test('options of the bundler and of plugins may be circular', async () => {
  await write(
    'site.config.ts',
    `const loop: any = {};\nloop.self = loop;\nexport default { title: 'A', rsbuild: { loop }, markdown: { remarkPlugins: [[() => {}, loop]] } };`,
  );
  expect(await loadConfig(siteRoot)).toMatchObject({ config: { title: 'A' } });
});
