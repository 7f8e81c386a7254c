import { existsSync } from 'node:fs';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyFixture, createTempFolder } from '#testing/fixtureSites.ts';
import { build, buildOrThrow, check } from './testing.ts';

const folder = await createTempFolder();
const siteRoot = await copyFixture('blog', folder.path);
const at = (file: string): string => path.join(siteRoot, file);
const read = (file: string): Promise<string> => readFile(at(`dist/${file}`), 'utf8');

beforeAll(async () => {
  expect((await buildOrThrow(siteRoot)).printed).toBe('');
});
afterAll(folder.remove);

/** The titles in the list of a page, with their links. */
async function listOf(file: string): Promise<string[]> {
  const [list = ''] = /<ul class="posts">.*?<\/ul>/s.exec(await read(file)) ?? [];
  return Array.from(list.matchAll(/<h2><a href="(.*?)">(.*?)<\/a>/g), ([, url, title]) =>
    [url, title].join(' '),
  );
}

const pagerOf = async (file: string): Promise<string[]> =>
  Array.from((await read(file)).matchAll(/<a href="([^"]*)" rel="(prev|next)"/g), ([, url, rel]) =>
    [rel, url].join(' '),
  );

test('a list has the newest posts first, and goes on on further pages', async () => {
  expect(await listOf('blog/index.html')).toEqual([
    '/docs/blog/boils-faster Kettle 2 boils water in half the time',
    expect.stringContaining('/docs/blog/whistle A whistle'),
    '/docs/blog/no-words A post without a summary',
  ]);
  expect(await listOf('blog/page/2/index.html')).toEqual([
    '/docs/blog/2025/first The first Kettle',
    '/docs/blog/2025/plans Plans &#x26; hopes: &#x3C;lids>',
  ]);
  expect(await pagerOf('blog/index.html')).toEqual(['next /docs/blog/page/2/']);
  expect(await pagerOf('blog/page/2/index.html')).toEqual(['prev /docs/blog/']);
  expect(existsSync(at('dist/blog/page/3'))).toBe(false);
});

test('a post in a list has its date, its authors and its summary', async () => {
  const list = await read('blog/index.html');
  expect(list).toMatch(
    /<time datetime="2026-03-02">March 2, 2026<\/time> · <a href="https:\/\/ann\.example\/"[^>]*><img src="\/docs\/hashed\/ann\.\w+\.svg"[^>]*>Ann Example<\/a> · <a>Ben Example<\/a><\/p><p>The heater now starts/,
  );
  expect(list).toContain(
    '<a>Ben Example</a></p><p>The new lid measures steam instead of sound.</p>',
  );
  expect(list).toContain('January 15, 2026</time></p></li>');
  expect(await read('blog/index.md')).toContain('](https://kettle.example/docs/blog/whistle)\n');
});

test('each language has its own posts, with dates in that language', async () => {
  expect(await listOf('zh/blog/index.html')).toEqual(['/docs/zh/blog/first 第一个水壶']);
  expect(await read('zh/blog/index.html')).toContain('2025年6月1日');
  expect(existsSync(at('dist/zh/blog/page'))).toBe(false);
});

test('posts are beside the versions, once, and menus of all versions lead to them', async () => {
  expect(existsSync(at('dist/v1/blog'))).toBe(false);
  for (const file of ['v1/guide/index.html', 'guide/index.html'])
    expect(await read(file)).toMatch(/<a href="\/docs\/blog\/"[^>]*>.*?Blog/);
});

test('a post has no sidebar, and leads to the ones published before and after it', async () => {
  expect(await pagerOf('blog/whistle.html')).toEqual([
    'prev /docs/blog/no-words',
    'next /docs/blog/boils-faster',
  ]);
  expect(await pagerOf('blog/boils-faster.html')).toEqual(['prev /docs/blog/whistle']);
  for (const file of ['blog/index.html', 'blog/whistle.html'])
    expect(await read(file)).not.toContain('class="sidebar"');
  const files = await readdir(at('dist/hashed'));
  const sidebars = files.filter((file) => file.startsWith('sidebar.'));
  expect(sidebars.join(' ')).toMatch(/\bapi\b.*\bguide\b/);
  expect(sidebars.join(' ')).not.toContain('blog');
});

test('only lists load the stylesheet for them', async () => {
  const stylesOf = async (file: string): Promise<string[]> =>
    Array.from(
      (await read(file)).matchAll(/rel="stylesheet" href="([^"]*)"/g),
      ([, url = '']) => url,
    );
  const [list, post, guide] = await Promise.all(
    ['blog/index.html', 'blog/whistle.html', 'guide/index.html'].map(stylesOf),
  );
  expect([list?.length, post?.length, guide?.length]).toEqual([3, 2, 1]);
});

test('search engines find posts, but not the pages that list them again', async () => {
  const sitemap = await read('sitemap.xml');
  expect(sitemap).toContain('/docs/blog/2025/plans<');
  expect(sitemap).not.toContain('/page/2');
  expect(await read('blog/page/2/index.html')).toContain('<meta name="robots" content="noindex">');
});

test('feeds have the posts of their language, and every page of it names them', async () => {
  const feed = await read('blog/feed.xml');
  expect(feed.match(/<entry>/g)).toHaveLength(5);
  expect(feed).toContain('<title>Blog - Kettle</title>');
  expect(feed).not.toMatch(/Hidden|Soon|<title>Blog<|page\/2/);
  expect(await read('zh/blog/rss.xml')).toContain(
    '<pubDate>Sun, 01 Jun 2025 00:00:00 GMT</pubDate><dc:creator>Ann Example</dc:creator>',
  );
  const link = (title: string, type: string, url: string): string =>
    `<link rel="alternate" type="application/${type}+xml" title="${title}" href="${url}">`;
  for (const file of ['v1/guide/cups.html', 'blog/whistle.html', '404.html'])
    expect(await read(file)).toContain(
      link('Blog - Kettle', 'atom', '/docs/blog/feed.xml') +
        link('Blog - Kettle', 'rss', '/docs/blog/rss.xml'),
    );
  expect(await read('v1/zh/index.html')).toContain(
    link('博客 - 水壶', 'rss', '/docs/zh/blog/rss.xml'),
  );
  expect(existsSync(at('dist/v1/blog/feed.xml'))).toBe(false);
});

test('only links to feeds that are there are alive', async () => {
  const page = at('docs/v1/en/guide/feeds.md');
  await writeFile(page, '# Feeds\n\n[A](/blog/feed.xml)\n[B](/v1/blog/feed.xml)\n');
  const { printed } = await check(siteRoot);
  expect(printed.match(/Dead link|does not match any page or file/g)).toHaveLength(1);
  expect(printed).toContain('/v1/blog/feed.xml');
  await rm(page);
});

test('what is new, deprecated or experimental says so in titles, sidebars and overviews', async () => {
  const title =
    '<h1 id="cool">cool() <span class="pill warning" data-status="">Since 2.1 · Experimental';
  expect(await read('api/cool.html')).toContain(title);
  const overview = await read('api/index.html');
  expect(overview).toMatch(/>cool\(\) <\/span><span class="entry-tag">Since 2\.1 · Experimental</);
  expect(overview).toContain(
    '<a href="/docs/api/boil#optionslid"><span>options.lid </span><span class="entry-tag">Deprecated since 2.1</span></a>',
  );
  expect(await read('api/boil.html')).toContain(
    'id="optionslid">options.lid <span class="pill danger"',
  );
});

test('mistakes are reported at their place', async () => {
  const post = at('docs/en/blog/whistle.md');
  const source = await readFile(post, 'utf8');
  await writeFile(post, source.replace('2026-02-10', '10.2.2026'));
  await writeFile(at('docs/en/blog/index.md'), '---\nblog: { perPage: 0 }\n---\n\n# Blog\n');
  expect((await check(siteRoot)).printed).toMatchInlineSnapshot(`
    "error docs/en/blog/index.md:2:18
      \`blog.perPage\` is the number 0.
        1 | ---
      > 2 | blog: { perPage: 0 }
          |                  ^
        3 | ---
        4 |
      Fix: Use at least 1.

    error docs/en/blog/whistle.md:3:7
      \`date\` is "10.2.2026".
        1 | ---
        2 | title: A whistle that stops by itself, and why a small change of the lid took us longer than all the rest of the release
      > 3 | date: 10.2.2026
          |       ^
        4 | authors: Ben Example
        5 | description: The new lid measures steam instead of sound.
      Fix: Use a date such as 2026-01-31.

    2 errors
    "
  `);
  await writeFile(post, source);
});

test('a new post updates the lists, and a page of the author may not have the address of one', async () => {
  await writeFile(at('docs/en/blog/index.md'), '---\nblog: { perPage: 1 }\n---\n\n# Blog\n');
  await rm(at('docs/en/blog/no-words.md'));
  await writeFile(at('docs/en/blog/new.md'), '---\ntitle: New\ndate: 2026-04-01\n---\n');
  await buildOrThrow(siteRoot);
  expect(await listOf('blog/index.html')).toEqual(['/docs/blog/new New']);
  expect(await listOf('blog/page/5/index.html')).toEqual([
    '/docs/blog/2025/plans Plans &#x26; hopes: &#x3C;lids>',
  ]);
  await writeFile(
    at('docs/en/blog/new.md'),
    '---\ntitle: New\ndate: 2026-04-01\nslug: page/2\n---\n',
  );
  expect((await build(siteRoot)).printed).toContain(
    '`docs/en/blog/index.md` and `docs/en/blog/new.md` are both the page of the route `/blog/page/2/`.',
  );
});
