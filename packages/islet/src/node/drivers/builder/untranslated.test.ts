import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyFixture, createTempFolder } from '#testing/fixtureSites.ts';
import { readFolder } from '#testing/readFolder.ts';
import { decodePage } from '../../output/files/encodePage.ts';
import { toSearchDocument } from '../../output/index/toSearchDocument.ts';
import { buildOrThrow } from './testing.ts';

const folder = await createTempFolder();
afterAll(folder.remove);
let output: string;
let files: string[];
const read = (file: string): Promise<string> => readFile(path.join(output, file), 'utf8');

beforeAll(async () => {
  const siteRoot = await copyFixture('translated', folder.path);
  const { printed } = await buildOrThrow(siteRoot);
  expect(printed).toBe('');
  output = path.join(siteRoot, 'dist');
  files = Object.keys(await readFolder(output));
});

test('a page that is not translated is there in the default language, and says so', async () => {
  const html = await read('zh/more.html');
  expect(html).toContain('<html lang="zh-CN"');
  expect(html).toMatch(/<h1 [^>]*lang="en" dir="ltr"/);
  expect(html).toMatch(/<p lang="en" dir="ltr">/);
  expect(html).toContain(
    '</h1><div class="container info" lang="zh-CN"><p>本页还没有译文，下面是英语原文。</p></div>',
  );
  expect(html).toContain('<meta name="description" content="Only in English, see the guide.">');
  // Its links stay in the language of the reader.
  expect(html).toContain('href="/below/zh/guide#install"');
});

test('search engines are led to the original, which has no translation', async () => {
  const html = await read('zh/more.html');
  expect(html).toContain('<link rel="canonical" href="https://translated.example/below/more">');
  for (const file of ['zh/more.html', 'more.html'])
    expect(await read(file)).not.toContain('rel="alternate" hreflang');
  expect(await read('zh/guide.html')).toContain(
    '<link rel="alternate" hreflang="en" href="https://translated.example/below/guide">',
  );
  const sitemap = await read('sitemap.xml');
  expect(sitemap).toContain('/below/zh/guide<');
  expect(sitemap).not.toContain('/zh/more');
});

test('programs and the search find it once', async () => {
  expect(files).not.toContain('zh/more.md');
  expect(await read('zh/llms.txt')).not.toContain('more');
  expect(await read('zh/llms-full.txt')).not.toContain('Only in English');
  const page = decodePage(await readFile(path.join(output, 'zh/more.data.bin')));
  expect(page).toMatchObject({ routePath: '/zh/more', originalLang: 'en', markdownUrl: null });
  expect(toSearchDocument({ ...page, sections: [] })).toBeNull();
});

test('menus lead to it, and the sidebar has the order of the original', async () => {
  expect(await read('more.html')).toContain('href="/below/zh/more"');
  expect(await read('zh/guide.html')).toContain('href="/below/zh/more"');
  const html = await read('zh/api/first.html');
  const sidebar = html.slice(html.indexOf('<nav class="sidebar"'));
  expect(sidebar.match(/(?<=href="\/below\/zh\/api\/)\w+/g)).toEqual(['second', 'first']);
});

test('there is no redirect instead', async () => {
  expect(await read('_redirects')).not.toContain('/zh/more');
});
