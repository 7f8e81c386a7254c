import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build, buildOrThrow, copyFixture, createTempFolder, readFolder } from 'islet/testing';
import { afterAll, expect, test } from 'vitest';
import { createPreviewServer } from '#islet/node/drivers/preview/createPreviewServer.ts';
import { askServer, findWrongAnswers, listPublishedPages } from './askSite.ts';
import { cloudflareLike } from './cloudflareLike.ts';
import { githubLike } from './githubLike.ts';
import { type Published, publish } from './published.ts';

const base = '/docs/';
const folder = await createTempFolder();
const siteRoot = await copyFixture('full', folder.path);
const plainConfig = await readFile(path.join(siteRoot, 'site.config.ts'), 'utf8');
const dir = path.join(siteRoot, 'dist');
afterAll(folder.remove);

/** Builds the site for hosts, and publishes it. */
async function publishFor(hosts: string): Promise<Published> {
  const config = plainConfig.replace(/hosts: .*/, `hosts: [${hosts}],`);
  await writeFile(path.join(siteRoot, 'site.config.ts'), config);
  await buildOrThrow(siteRoot);
  return publish(await readFolder(dir), base);
}

const redirectsOf = (files: Published): string[] =>
  (files.get('_redirects') ?? '').trim().split('\n');

test('a Cloudflare-like host follows every line, and answers every page, redirect and unknown address', async () => {
  const files = await publishFor("'cloudflare', 'nginx', 'vercel'");
  const { ask, ignored } = cloudflareLike(files);
  expect(ignored).toEqual([]);
  expect(await findWrongAnswers({ ask, files, base, redirects: redirectsOf(files) })).toEqual([]);
  const { headers } = await ask('/docs/guide/start');
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
  const hashed = [...files.keys()].find((name) => name.startsWith('docs/hashed/'));
  expect((await ask(`/${hashed}`)).headers.get('cache-control')).toContain('immutable');
});

test('the preview answers as such a host does', async () => {
  const files = await publishFor("'cloudflare'");
  const server = await createPreviewServer({ dir, base, cleanUrls: true, port: 0 });
  const ask = askServer(new URL(server.url).origin);
  expect(await findWrongAnswers({ ask, files, base, redirects: redirectsOf(files) })).toEqual([]);
  await server.close();
});

test('a GitHub-like host answers every page, and has a page for each redirect', async () => {
  const files = await publishFor("'github', 'netlify'");
  const ask = githubLike(files, base);
  for (const file of listPublishedPages(files)) {
    const { status } = await ask(encodeURI(`/${file.replace(/(?:(?<=\/)index)?\.html$/, '')}`));
    expect(`${file} ${status}`).toBe(`${file} 200`);
  }
  for (const line of redirectsOf(files).filter((one) => !one.includes('*'))) {
    const [from = '', to = ''] = line.split(' ');
    const answer = await ask(from);
    const [, target = ''] = /<a href="([^"]*)">/.exec(await answer.text()) ?? [];
    expect(`${from} ${answer.status} ${target}`).toBe(`${from} 200 ${to}`);
    expect(`${to} ${(await ask(target)).status}`).toBe(`${to} 200`);
  }
  expect((await ask('/docs/guide/start.md')).status).toBe(200);
  expect((await ask('/docs/zh/nothing')).status).toBe(404);
});

test('a site that passes a limit of its host is not built', async () => {
  const moved = Array.from({ length: 120 }, (_, index) => `{ from: '/${index}/*', to: '/' },`);
  const config = plainConfig
    .replace(/hosts: .*/, "hosts: ['cloudflare'],")
    .replace('redirects: [', `redirects: [${moved.join('')}`);
  await writeFile(path.join(siteRoot, 'site.config.ts'), config);
  const { output, printed } = await build(siteRoot);
  expect(output).toBeNull();
  expect(printed).toMatch(
    /^error site\.config\.ts\n {2}`hosts` has "cloudflare", which reads at most 100 redirects with wildcards, but there are 126\.$/m,
  );
});
