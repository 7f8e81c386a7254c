import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createTempFolder } from '#testing/fixtureSites.ts';
import { formatProblems } from '../../support/problems/formatProblems.ts';
import { loadConfig, readLoadedConfig } from './loadConfig.ts';

const folder = await createTempFolder();
const siteRoot = folder.path;
afterAll(folder.remove);
const write = (name: string, text: string) => writeFile(path.join(siteRoot, name), text);
await write('package.json', '{ "type": "module" }');
await write(
  'site.config.js',
  "export default { title: 'A', base: '/a/', feeds: [{ folder: '/' }] };",
);

test('what a command gives replaces fields of the config, also where a thread reads it', async () => {
  const overrides = { base: '/b/', url: 'https://b.example.com/', outDir: 'out' };
  const loaded = await loadConfig(siteRoot, { overrides });
  if ('problems' in loaded) throw new Error(formatProblems(loaded.problems));
  const replaced = { title: 'A', base: '/b/', url: 'https://b.example.com', outDir: 'out' };
  expect(loaded.config).toMatchObject(replaced);
  expect(await readLoadedConfig(loaded.module, overrides)).toEqual(loaded.config);
});

test('wrong values are explained like those of the config, at the options', async () => {
  const overrides = { base: 'docs', url: 'https://a.example.com/docs', outDir: 'docs/dist' };
  const loaded = await loadConfig(siteRoot, { overrides });
  expect('problems' in loaded && formatProblems(loaded.problems)).toBe(`error --base
  \`base\` is "docs".
  Fix: Start and end it with "/" and use letters, digits, ".", "-", "~" and "_", as in "/docs/".

error --out
  \`outDir\` is "docs/dist", which is inside \`docs\`.
  Fix: Use a separate folder, as in "dist"; each build replaces the whole folder.

error --url
  \`url\` is "https://a.example.com/docs".
  Fix: Leave out the path; it belongs in \`base\`.

3 errors
`);
});

test('a config that is no object stays as it is', async () => {
  await write('site.config.js', 'export default [];');
  const loaded = await loadConfig(siteRoot, { overrides: { base: '/b/' } });
  expect('problems' in loaded && loaded.problems).toMatchObject([
    { message: 'The default export is an array.', file: 'site.config.js' },
  ]);
});
