import { mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadConfig } from './loadConfig.ts';

let siteRoot: string;
beforeEach(async () => {
  siteRoot = await realpath(await mkdtemp(path.join(tmpdir(), 'site-')));
  await writeFile(path.join(siteRoot, 'package.json'), '{ "type": "module" }');
});
afterEach(() => rm(siteRoot, { recursive: true }));

/** The places of the problems in a config, and their keys. */
async function locate(files: Record<string, string>): Promise<string[]> {
  for (const [name, text] of Object.entries(files))
    await writeFile(path.join(siteRoot, name), text);
  const loaded = await loadConfig(siteRoot);
  return ('problems' in loaded ? loaded.problems : []).map(
    ({ file, line, column, message }) =>
      `${file}:${line}:${column} ${/`([^`]+)`/.exec(message)?.[1]}`,
  );
}

const wrong =
  "{\n  title: 'A',\n  bas: '/',\n  themeConfig: {\n    nav: [{ text: 'A', link: '/' }, { text: 3 as never }],\n  },\n}";

test.each([
  ['an object', `export default ${wrong};`],
  ['a function', `export default async () => (${wrong});`],
  ['a function with a block', `export default () => {  return ${wrong}; };`],
  ['a promise', `export default Promise.resolve(${wrong});`],
  ['a variable', `const config = ${wrong};\nexport default config;`],
])('a mistake in %s has its line and column', async (_, text) => {
  expect(await locate({ 'site.config.ts': text })).toEqual([
    'site.config.ts:5:39 themeConfig.nav[1].text',
    'site.config.ts:3:3 bas',
  ]);
});

test('one in an imported value has its file, one that is computed the key that has it', async () => {
  expect(
    await locate({
      'nav.ts': 'export interface A {}\n\nexport const nav = [\n  { text: 3 },\n];\n',
      'site.config.ts':
        "import { nav } from './nav.ts';\nconst links = [1].map((socialLink) => socialLink);\n\nexport default {\n  title: 'A',\n  themeConfig: { nav, socialLinks: links },\n};\n",
    }),
  ).toEqual([
    'nav.ts:4:5 themeConfig.nav[0].text',
    'site.config.ts:6:23 themeConfig.socialLinks[0]',
  ]);
});

test('what is missing is reported where it belongs', async () => {
  expect(
    await locate({ 'site.config.ts': '\nexport default {\n  locales: [{ lang: 1 }],\n};' }),
  ).toEqual([
    'site.config.ts:2:16 title',
    'site.config.ts:3:15 locales[0].lang',
    'site.config.ts:3:13 locales[0].label',
  ]);
});
