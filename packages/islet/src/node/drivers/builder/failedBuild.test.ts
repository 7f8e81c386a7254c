import { spawnSync } from 'node:child_process';
import { mkdir, readdir, readFile, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { runCli } from '#testing/cli.ts';
import { copyFixture, createTempFolder } from '#testing/fixtureSites.ts';
import { readFolder } from '#testing/readFolder.ts';
import { build, buildOrThrow, check } from './testing.ts';

/** The output of a build of the broken site. */
const problems = path.join(
  import.meta.dirname,
  '../../../../../../tests/fixtures/broken/problems.txt',
);

const folder = await createTempFolder();
afterAll(folder.remove);

describe('a site with one of every mistake', async () => {
  const siteRoot = await copyFixture('broken', folder.path);
  const dist = path.join(siteRoot, 'dist');
  const anywhere = (printed: string): string => printed.replaceAll(siteRoot, '/broken');
  await mkdir(dist);
  // Earlier versions wrote page data as JSON.
  const lastOutput = { '404.data.json': '{}', 'index.html': 'The last good output.' };
  for (const [name, text] of Object.entries(lastOutput))
    await writeFile(path.join(dist, name), text);

  test('reports all of them at once, and keeps its old output', async () => {
    const { code, printed } = await runCli('build', siteRoot);
    expect(code).toBe(1);
    await expect(anywhere(printed)).toMatchFileSnapshot(problems);
    expect(await readFolder(dist)).toEqual(lastOutput);
    expect((await readdir(siteRoot)).filter((name) => name.startsWith('dist'))).toEqual(['dist']);
  });

  test('reports all mistakes in its config before anything else', async () => {
    const config = path.join(siteRoot, 'site.config.ts');
    const good = await readFile(config, 'utf8');
    await writeFile(config, good.replace("title: 'Broken'", "titel: 'Broken', base: 'docs'"));
    const { output, printed } = await build(siteRoot);
    expect(output).toBeNull();
    expect(printed).toMatchInlineSnapshot(`
      "error site.config.ts:3:29
        \`title\` is missing.
          1 | import { defineConfig } from 'islet/config';
          2 |
        > 3 | export default defineConfig({
            |                             ^
          4 |   titel: 'Broken', base: 'docs',
          5 |   themeConfig: {
        Fix: Add a string.

      error site.config.ts:4:20
        \`base\` is "docs".
          2 |
          3 | export default defineConfig({
        > 4 |   titel: 'Broken', base: 'docs',
            |                    ^
          5 |   themeConfig: {
          6 |     sidebar: {
        Fix: Start and end it with "/" and use letters, digits, ".", "-", "~" and "_", as in "/docs/".

      error site.config.ts:4:3
        \`titel\` is not a known key.
          2 |
          3 | export default defineConfig({
        > 4 |   titel: 'Broken', base: 'docs',
            |   ^
          5 |   themeConfig: {
          6 |     sidebar: {
        Fix: Did you mean \`title\`?

      3 errors
      "
    `);
    expect(await readFolder(dist)).toEqual(lastOutput);
  });
});

test('a site that another process builds is neither built nor checked', async () => {
  const siteRoot = await copyFixture('plain', folder.path);
  await buildOrThrow(siteRoot);
  const good = await readFolder(path.join(siteRoot, 'dist'));
  const other = process.ppid;
  await writeFile(path.join(siteRoot, '.islet/build.lock'), String(other));
  const refused = [await build(siteRoot), await check(siteRoot)];
  for (const { printed } of refused) expect(printed).toContain(`is running (process ${other}).`);
  expect(await readFolder(path.join(siteRoot, 'dist'))).toEqual(good);
});

describe('a site that a build may not touch', async () => {
  const siteRoot = await copyFixture('plain', path.join(folder.path, 'kept'));
  const write = async (file: string, text: string): Promise<void> => {
    await mkdir(path.dirname(path.join(siteRoot, file)), { recursive: true });
    await writeFile(path.join(siteRoot, file), text);
  };

  test('keeps files that no build has written, and reports what would be overwritten', async () => {
    await write('dist/thesis.txt', 'The only copy.');
    await write('public/index.html', 'mine');
    await write('public/404.html', 'mine');
    await write('public/llms.txt', 'mine');
    await write('public/guide', 'mine');
    await write('public/search_index.en.json', '{}');
    await write('public/hashed/logo.svg', '<svg/>');
    await write('public/assets/logo.svg', '<svg/>');
    await write('public/_headers', 'X-Frame-Options: DENY\n');
    await write('public/_redirects', '/a\n');
    const { output, printed } = await build(siteRoot);
    expect(output).toBeNull();
    expect(printed).toMatchInlineSnapshot(`
      "error dist
        \`outDir\` is "dist", but \`thesis.txt\` in it was not written by a build.
        Fix: Remove it, or use a separate folder, as in "dist"; each build replaces the whole folder.

      error docs/en/guide/index.md
        \`guide\` in the output would be a file, for \`public/guide\`, and a folder, for \`docs/en/guide/index.md\`.
        Fix: Rename one of them.

      error public/_headers
        _headers:1: found “X-Frame-Options: DENY”
        Fix: Write a path that starts with “/” and has one “*” at most, and below it, indented, “Name: value” or “! Name”.

      error public/_redirects
        _redirects:1: found “/a”
        Fix: Write “/from /to status” with a status of 200, 301, 302, 303, 307, 308, 404; only a redirect may lead to another site, to one that no part of “/from” can change, and “/from” has one “*” at most.

      error public/404.html
        This file and \`docs/en/404.md\` would be written to the same output file.
        Fix: Rename or remove it.

      error public/hashed/logo.svg
        Files in \`hashed\` are cached forever because their names contain a hash; this one does not.
        Fix: Move it to another folder, or next to a page that refers to it.

      error public/index.html
        This file and \`docs/en/index.md\` would be written to the same output file.
        Fix: Rename or remove it.

      error public/llms.txt
        This file and one that the build adds would be written to the same output file.
        Fix: Rename or remove it.

      error public/search_index.en.json
        This file and one that the build adds would be written to the same output file.
        Fix: Rename or remove it.

      9 errors
      "
    `);
    expect((await check(siteRoot)).printed).toBe(printed);
    expect(await readFolder(path.join(siteRoot, 'dist'))).toEqual({
      'thesis.txt': 'The only copy.',
    });
  });
});

describe.runIf(process.platform === 'linux')('a build on a machine without', () => {
  /** The output of a build that failed, but not because of a bug: it has no stack trace and leaves no files. */
  const expectFailure = (printed: string, reason: string): void => {
    expect(printed).toContain(reason);
    expect(printed).not.toMatch(/Internal error|^ {4}at /m);
  };

  test('space on its disk says so, and keeps the old output', async ({ skip }) => {
    const disk = path.join(folder.path, 'disk');
    await mkdir(disk);
    const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=400k', 'tmpfs', disk]);
    skip(mounted.status !== 0, 'Only root may mount a disk.');
    try {
      const siteRoot = await copyFixture('plain', disk);
      const dist = path.join(siteRoot, 'dist');
      await mkdir(dist);
      await writeFile(path.join(dist, '404.data.bin'), '{}');
      const { code, printed } = await runCli('build', siteRoot);
      expect(code).toBe(1);
      expectFailure(printed, 'because the disk is full');
      expect(await readFolder(dist)).toEqual({ '404.data.bin': '{}' });
      expect((await readdir(siteRoot)).filter((name) => /^dist\./.test(name))).toEqual([]);
    } finally {
      spawnSync('umount', [disk]);
    }
  });
});

test('a file that a host refuses is an error, and the old output stays', async () => {
  const siteRoot = await copyFixture('plain', path.join(folder.path, 'refused'));
  const config = path.join(siteRoot, 'site.config.ts');
  const text = await readFile(config, 'utf8');
  await writeFile(config, text.replace('  title:', "  hosts: ['cloudflare'],\n  title:"));
  await mkdir(path.join(siteRoot, 'public'), { recursive: true });
  const large = path.join(siteRoot, 'public/film.mp4');
  await writeFile(large, 'short');
  await buildOrThrow(siteRoot);
  const before = await readFolder(path.join(siteRoot, 'dist'));
  await truncate(large, 26 * 1024 ** 2);
  const { output, printed } = await build(siteRoot);
  expect(output).toBeNull();
  expect(printed).toContain(
    '`hosts` has "cloudflare", which takes at most 25 MiB in a file, but `film.mp4` has 26 MiB.',
  );
  expect(await readFolder(path.join(siteRoot, 'dist'))).toEqual(before);
});
