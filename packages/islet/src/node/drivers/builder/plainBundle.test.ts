import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { pageFileEnding } from '#shared/url.ts';
import { copyFixture, createTempFolder } from '#testing/fixtureSites.ts';
import { readFolder } from '#testing/readFolder.ts';
import { decodePage } from '../../output/files/encodePage.ts';
import { withFiles } from '../../page/record/testing.ts';
import { addsNothing, blanks } from './plainBundle.ts';
import { buildOrThrow } from './testing.ts';

const folder = await createTempFolder();
afterAll(folder.remove);

/** Builds the plain fixture below another base; gives its files without the name of the first script. */
async function build(name: string, change: (siteRoot: string) => Promise<void>) {
  const siteRoot = await copyFixture('plain', path.join(folder.path, name));
  const config = path.join(siteRoot, 'site.config.ts');
  const text = await readFile(config, 'utf8');
  await writeFile(config, text.replace("title: 'Plain',", "title: 'Plain', base: '/below/',"));
  await change(siteRoot);
  await buildOrThrow(siteRoot);
  const files = await readFolder(path.join(siteRoot, 'dist'));
  for (const [file, text] of Object.entries(files)) {
    if (!file.endsWith(pageFileEnding)) continue;
    files[file] = JSON.stringify(decodePage(Buffer.from(text, 'latin1')));
  }
  const { buildId } = JSON.parse(files['index.data.bin'] ?? '');
  const boot = Object.keys(files).find((file) => /^hashed\/boot\.\w+\.js$/.test(file)) ?? '';
  const { [boot]: script = '', ...others } = files;
  const same = (text: string): string =>
    text.replaceAll(buildId, 'ID').replaceAll(path.basename(boot), 'boot.js');
  return {
    others: Object.fromEntries(Object.entries(others).map(([file, text]) => [file, same(text)])),
    script,
    isBundled: existsSync(path.join(siteRoot, '.islet/build/client')),
  };
}

test('a site that adds nothing gets the bundle of the package, which is what bundling would make', async () => {
  const plain = await build('plain', async () => {});
  // A file that replaces nothing.
  const bundled = await build('bundled', async (siteRoot) => {
    await mkdir(path.join(siteRoot, 'theme'));
    await writeFile(path.join(siteRoot, 'theme/README.txt'), '');
  });
  expect([plain.isBundled, bundled.isBundled]).toEqual([false, true]);
  expect(plain.others).toEqual(bundled.others);
  for (const blank of Object.values(blanks)) expect(plain.script).not.toContain(blank);
  for (const own of ['="/below/"', '"base":"/below/"', '"cleanUrls":false']) {
    expect(plain.script).toContain(own);
  }
});

const packageFile = (content: object) => ({ 'package.json': JSON.stringify(content) });
const component = [{ key: 'A.tsx', request: '/A.tsx' }];

test.each([
  ['nothing', {}, {}, [], true],
  ['a package without settings', packageFile({ type: 'module' }), {}, [], true],
  ['browsers in its package', packageFile({ browserslist: ['edge 100'] }), {}, [], false],
  ['browsers in a file', { '.browserslistrc': 'edge 100' }, {}, [], false],
  ['browsers in a file above it', { '../browserslist': 'edge 100' }, {}, [], false],
  ['a plugin for its styles', { 'postcss.config.mjs': '' }, {}, [], false],
  ['a file in its theme', { 'theme/styles/tokens.css': '' }, {}, [], false],
  ['options of the bundler', {}, { source: {} }, [], false],
  ['a component', {}, {}, component, false],
])('a site with %s', (_, files, rsbuild, modules, expected) =>
  withFiles({ 'site/docs/index.md': '' }, async (root) => {
    const siteRoot = path.join(root, 'site');
    for (const [name, text] of Object.entries(files)) {
      const file = path.join(siteRoot, name);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, text);
    }
    expect(addsNothing({ siteRoot, config: { rsbuild } }, modules)).toBe(expected);
  }),
);
