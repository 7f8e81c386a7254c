import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTempFolder } from '#testing/fixtureSites.ts';
import { build, buildOrThrow } from './testing.ts';

const folder = await createTempFolder();
const siteRoot = folder.path;
const at = (file: string): string => path.join(siteRoot, file);
const read = (file: string) => readFile(at(`dist/${file}`), 'utf8');
afterAll(folder.remove);

const config = (old: string) => `export default {
  title: 'Site',
  url: 'https://docs.example.com',
  base: '/docs/',
  locales: [{ lang: 'en', label: 'English' }, { lang: 'zh', label: '中文' }],
  multiVersion: { default: 'v2', versions: ['v2', 'v1'], old: ['${old}'], canonical: true },
};`;

const files = {
  'site.config.mjs': config('v1'),
  'docs/v2/en/index.md': '# Home\n',
  'docs/v2/en/guide.md': '# Guide\n',
  'docs/v2/zh/index.md': '# 首页\n',
  'docs/v2/zh/guide.md': '# 指南\n',
  'docs/v1/en/index.md': '---\npageType: home\n---\n',
  'docs/v1/en/guide.md': '# Guide\n',
  'docs/v1/en/gone.md': '# Gone\n',
  'docs/v1/zh/index.md': '# 首页\n',
  'docs/v1/zh/guide.md': '# 指南\n',
};

beforeAll(async () => {
  for (const [name, text] of Object.entries(files)) {
    await mkdir(path.dirname(at(name)), { recursive: true });
    await writeFile(at(name), text);
  }
  await buildOrThrow(siteRoot);
});

test.each([
  ['v1/guide', 'This page is about version v1, which is not the newest one.', '/docs/guide'],
  ['v1/zh/guide', '本页是旧版本v1的文档。', '/docs/zh/guide'],
  ['v1/gone', 'This page is about version v1, which is not the newest one.', '/docs/'],
])('%s leads to the newest version', async (name, text, url) => {
  const notice = `<p class="container warning">${text} <a href="${url}">`;
  const html = await read(`${name}.html`);
  expect(html).toContain(`</h1>${notice}`);
  expect(await read(`${name}.md`)).toContain(`](https://docs.example.com${url})`);
});

test.each(['guide.html', 'v1/index.html', 'v1/404.html'])('%s does not', async (name) => {
  expect(await read(name)).not.toContain('container warning');
});

test('the site map has no page of which another one is the canonical address', async () => {
  const found = (await read('sitemap.xml')).match(/(?<=<loc>https:..docs.example.com)[^<]+/g);
  const own = ['/docs/', '/docs/guide', '/docs/v1/gone', '/docs/zh/', '/docs/zh/guide'];
  expect(found?.sort()).toEqual(own);
  expect(await read('v1/guide.html')).toContain(
    '<link rel="canonical" href="https://docs.example.com/docs/guide">',
  );
});

test('a page that is removed from the newest version is no longer what an old one leads to', async () => {
  await rm(at('docs/v2/en/guide.md'));
  await buildOrThrow(siteRoot);
  for (const name of ['v1/guide.html', 'v1/guide.md']) {
    expect(await read(name)).not.toMatch(/(?:href="|docs\.example\.com)\/docs\/guide[")]/);
  }
});

test.each([
  ['v2', '`multiVersion.old[0]` is "v2", the default.'],
  ['v0', '`multiVersion.old[0]` is "v0", which is not in `versions`.'],
])('%s is no old version', async (old, message) => {
  await writeFile(at('site.config.mjs'), config(old));
  const { printed } = await build(siteRoot);
  expect(printed).toContain(`error site.config.mjs:6:`);
  expect(printed).toContain(`  ${message}\n`);
  expect(printed).toContain('Fix: Name one of the other `versions`.');
});
