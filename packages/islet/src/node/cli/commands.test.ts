import { once } from 'node:events';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { runCli, startCli } from '#testing/cli.ts';
import { copyFixture, createTempFolder } from '#testing/fixtureSites.ts';
import { buildOrThrow } from '../drivers/builder/testing.ts';

const folder = await createTempFolder();
const siteRoot = await copyFixture('plain', folder.path);
afterAll(folder.remove);

test('`preview` without a build asks for a build', async () => {
  const { code, printed } = await runCli('preview', siteRoot);
  expect(code).toBe(1);
  expect(printed).toContain('Run `npm run build` first.');
});

test('`preview` serves the folder and the base that options name', async () => {
  await buildOrThrow(siteRoot, { overrides: { base: '/docs/', outDir: 'out' } });
  const args = ['--out', 'out', '--base', '/docs/', '--port', '0'];
  const preview = startCli('preview', siteRoot, ...args);
  const [url] = await preview.printed(/http:\/\/\S+\/docs\/(?=\s)/);
  expect(await (await fetch(url)).text()).toContain('/docs/hashed/');
  preview.process.kill();
  await preview.ended;
});

test('`search` and `check` take the options too', async () => {
  const { code, printed } = await runCli('search', siteRoot, '--out', 'gone', 'zebra');
  expect(printed).toContain(path.join(siteRoot, 'gone'));
  expect(code).toBe(1);
  const checked = await runCli('check', siteRoot, '--base', 'docs');
  expect(checked.printed).toMatch(/^error --base\n {2}`base` is "docs"\./);
  expect(checked.code).toBe(1);
});

test('`dev` of a folder that does not exist ends like other commands', async () => {
  const nowhere = path.join(folder.path, 'nowhere');
  const outcome = await runCli('dev', nowhere, '--port', '0');
  expect(outcome).toEqual(await runCli('preview', nowhere));
  expect(outcome.printed).toContain(`There is no folder \`${nowhere}\`.`);
  expect(outcome.code).toBe(1);
});

test('`migrate` lets the package that creates sites convert one', async () => {
  const from = path.join(folder.path, 'old');
  const to = path.join(folder.path, 'new');
  await mkdir(path.join(from, '.vitepress'), { recursive: true });
  await mkdir(path.join(folder.path, '.git'));
  await writeFile(path.join(from, '.vitepress/config.mjs'), "export default { title: 'Old' };");
  await writeFile(path.join(from, 'index.md'), '# Home');
  const outcome = await runCli('migrate', 'vitepress', from, '--to', to);
  expect(outcome.printed).toContain('Wrote 1 page into');
  expect(outcome.code).toBe(0);
  expect(await readFile(path.join(to, 'site.config.ts'), 'utf8')).toContain("title: 'Old'");
  const refused = await runCli('migrate', 'hugo', from, '--to', to);
  expect(refused.printed).toContain('one of rspress, vitepress, docusaurus, starlight');
  expect(refused.code).toBe(1);
});

test('a busy port is skipped and reported', async () => {
  const busy = createServer().listen(0, '127.0.0.1');
  await once(busy, 'listening');
  const address = busy.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  await buildOrThrow(siteRoot);
  const preview = startCli('preview', siteRoot, '--port', String(port));
  const [, taken] = await preview.printed(new RegExp(`Port ${port} is busy, using (\\d+)\\.`));
  await preview.printed(new RegExp(`http://127\\.0\\.0\\.1:${taken}/`));
  preview.process.kill();
  await preview.ended;
  await new Promise((resolve) => busy.close(resolve));
});
