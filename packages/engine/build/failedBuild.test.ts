import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runCli, startCli } from '../../../e2e/support/cli.ts';
import { copyFixture, createTempFolder } from '../../../e2e/support/fixtureSites.ts';
import { readFolder } from '../../../e2e/support/readFolder.ts';

/** A build starts a bundler; on a busy machine that can take its time. */
const patience = 60_000;

/** What a build of the broken site says, for people to read. */
const problems = path.join(import.meta.dirname, '../../../e2e/fixtures/broken/problems.txt');

const folder = await createTempFolder();
afterAll(folder.remove);

describe('a site with one of every mistake', async () => {
  const siteRoot = await copyFixture('broken', folder.path);
  const dist = path.join(siteRoot, 'dist');
  await mkdir(dist);
  await writeFile(path.join(dist, 'index.html'), 'The last good output.');

  test(
    'is told of all of them at once, and keeps its old output',
    async () => {
      const { code, printed } = await runCli('build', siteRoot);
      expect(code).toBe(1);
      await expect(printed).toMatchFileSnapshot(problems);
      expect(await readFolder(dist)).toEqual({ 'index.html': 'The last good output.' });
      expect((await readdir(siteRoot)).filter((name) => name.startsWith('dist'))).toEqual(['dist']);
    },
    patience,
  );

  test(
    'is told the same by `check`',
    async () => {
      const { code, printed } = await runCli('check', siteRoot);
      expect(code).toBe(1);
      expect(await readFile(problems, 'utf8')).toContain(printed);
    },
    patience,
  );

  test(
    'is told of all mistakes of its config before anything else',
    async () => {
      const config = path.join(siteRoot, 'site.config.ts');
      const good = await readFile(config, 'utf8');
      await writeFile(config, good.replace("title: 'Broken'", "titel: 'Broken', base: 'docs'"));
      const { code, printed } = await runCli('build', siteRoot);
      expect(code).toBe(1);
      expect(printed).toMatchInlineSnapshot(`
        "Config
        error site.config.ts
          \`title\` is missing.
          Fix: Add a string.

        error site.config.ts
          \`base\` is "docs".
          Fix: Start and end it with "/" and use letters, digits, ".", "-", "~" and "_", as in "/docs/".

        error site.config.ts
          \`titel\` is not a known key.
          Fix: Did you mean \`title\`?

        3 errors
        Nothing was written; an earlier build is still in place.
        "
      `);
      expect(await readFolder(dist)).toEqual({ 'index.html': 'The last good output.' });
    },
    patience,
  );
});

describe('a build that is killed while it writes', async () => {
  const siteRoot = await copyFixture('plain', folder.path);
  const dist = path.join(siteRoot, 'dist');
  const listOutputs = async () =>
    (await readdir(siteRoot)).filter((name) => name.startsWith('dist')).sort();
  let good: Record<string, string> = {};

  beforeAll(async () => {
    expect(await runCli('build', siteRoot)).toMatchObject({ code: 0 });
    good = await readFolder(dist);
  }, patience);

  test(
    'leaves the old output whole; the next build clears what it left behind',
    async () => {
      const theme = path.join(siteRoot, 'theme');
      await mkdir(theme);
      await writeFile(path.join(theme, 'index.tsx'), themeThatNeverRenders);
      const { process, printed, ended } = startCli('build', siteRoot);
      await printed(/rendering/);
      const half = `dist.tmp-${process.pid}`;
      expect(await listOutputs()).toEqual(['dist', half]);
      process.kill('SIGKILL');
      expect((await ended).code).toBeNull();
      expect(await readFolder(dist)).toEqual(good);
      expect(await listOutputs()).toEqual(['dist', half]);

      await rm(theme, { recursive: true });
      expect(await runCli('build', siteRoot)).toMatchObject({ code: 0 });
      expect(await listOutputs()).toEqual(['dist']);
      expect(await readFolder(dist)).toEqual(good);
    },
    patience,
  );
});

/** Stops the build for good at the first document, when other files are written already. */
const themeThatNeverRenders = `
export { components, islands } from '@docs/theme/index.tsx';

export function Layout() {
  process.stdout.write('rendering\\n');
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
}
`;
