import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { runNodeFile } from '#testing/cli.ts';
import { copyEngine } from '#testing/copyEngine.ts';
import { copyFixture, createTempFolder } from '#testing/fixtureSites.ts';
import { readFolder } from '#testing/readFolder.ts';

const folder = await createTempFolder();
afterAll(folder.remove);

/** Builds a site; gives the content of its output by path. */
async function build(bin: string, siteRoot: string): Promise<Record<string, string>> {
  const { code, printed } = await runNodeFile({}, bin, 'build', siteRoot);
  expect(printed).toContain('Built');
  expect(code).toBe(0);
  return readFolder(path.join(siteRoot, 'dist'));
}

test('a site is built to the same bytes wherever it and the engine are', async () => {
  // Other letters, other lengths, other depths.
  const places = ['t', 'JJJJJJJJJJJJJJJJJJJJJJJJ', 'e/qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqq'];
  const [first, ...others] = await Promise.all(
    places.map(async (place) => {
      const root = path.join(folder.path, place);
      const bin = await copyEngine(root);
      return build(bin, await copyFixture('themed', path.join(root, 'sites', place)));
    }),
  );
  for (const other of others) {
    expect(Object.keys(other)).toEqual(Object.keys(first ?? {}));
    expect(other).toEqual(first);
  }
});

test('a site is built to the same bytes if its cache has to be somewhere else', async () => {
  const root = path.join(folder.path, 'uncached');
  const bin = await copyEngine(root);
  const siteRoot = await copyFixture('themed', path.join(root, 'sites'));
  const installed = path.join(siteRoot, 'node_modules/installed');
  await mkdir(installed, { recursive: true });
  await writeFile(path.join(installed, 'index.js'), 'export const Installed = () => "installed";');
  await writeFile(
    path.join(siteRoot, 'docs/en/installed.mdx'),
    "import { Installed } from 'installed';\n\n# Installed\n\n<Installed />\n",
  );
  const kept = path.join(siteRoot, '.islet');
  const usual = await build(bin, siteRoot);
  await rm(kept, { recursive: true });
  await rm(path.join(siteRoot, 'dist'), { recursive: true });
  await writeFile(kept, '');
  const other = await build(bin, siteRoot);
  expect(Object.keys(other)).toEqual(Object.keys(usual));
  expect(other).toEqual(usual);
});
