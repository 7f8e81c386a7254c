import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyFixture, createTempFolder } from '#testing/fixtureSites.ts';
import { openSearch } from '../../cli/openSearch.ts';
import { decodePage } from '../../output/files/encodePage.ts';
import { buildOrThrow } from './testing.ts';

const folder = await createTempFolder();
const siteRoot = await copyFixture('plain', folder.path);
const at = (file: string): string => path.join(siteRoot, file);
const read = (file: string): Promise<string> => readFile(at(`dist/${file}`), 'utf8');
let log = '';

/** Front matter of pages in one folder without a `_meta.json`. */
const pages: Record<string, string> = {
  index: 'title: Guide',
  'a-last': 'title: A',
  'b-second': 'title: B\nsidebar_position: 2\nsidebar_label: Two',
  'c-first': 'title: C\nsidebar:\n  order: 1\n  badge: { text: new, variant: tip }',
  'd-hidden': 'title: D\nsidebar: { hidden: true }',
  'e-unlisted': 'title: E\nunlisted: true',
  'f-draft': 'title: F\ndraft: true',
  'f-draft-indented': '  title: F\n  draft: true',
  'f-draft-flow': '{ title: F, "dr\\u0061ft": true }',
  'g-unsearched': 'title: G\nsearch: false\nlastUpdated: 2026-01-31\neditUrl: https://a.example/g',
  'i-slug': 'title: I\nslug: /start\ndate: 2026-01-30\nauthors: { name: Ann, url: /guide/ }',
  'h-head': `title: H
head:
  - [meta, { name: description, content: My own }]
  - tag: link
    attrs: { rel: canonical, href: 'https://a.example/h' }`,
};

function git(...args: string[]): void {
  // Set if the tests run inside a git hook; they would name the wrong repository.
  const { GIT_DIR, GIT_WORK_TREE, GIT_INDEX_FILE, ...env } = process.env;
  const settings = ['user.name=Author', 'user.email=author@example.com', 'commit.gpgsign=false'];
  execFileSync('git', [...settings.flatMap((setting) => ['-c', setting]), ...args], {
    cwd: siteRoot,
    env: { ...env, GIT_COMMITTER_DATE: '2026-02-01T00:00:00Z' },
    stdio: 'ignore',
  });
}

beforeAll(async () => {
  const config = await readFile(at('site.config.ts'), 'utf8');
  const redirects = '{ from: "/old", to: "/guide/" }, { from: "/guide/second", to: "/guide/" }';
  const options = `url, feeds: [{ folder: '/' }], redirectPages: true, redirects: [${redirects}],`;
  const local = config
    .replace(/search: \{.*?\},\n/s, '')
    .replace('  title:', `  ${options} title:`)
    .replace('themeConfig: {', 'themeConfig: { lastUpdated: true,');
  await writeFile(at('site.config.ts'), `const url = 'https://docs.example.com';\n${local}`);
  for (const [name, frontmatter] of Object.entries(pages))
    await writeFile(
      at(`docs/en/guide/${name}.md`),
      `---\n${frontmatter}\n---\n\nText of ${name}. [I](./i-slug.md), [second](./second.mdx)\n`,
    );
  for (const args of [['init'], ['add', 'docs'], ['commit', '--message', 'Write pages']])
    git(...args);
  log = (await buildOrThrow(siteRoot)).printed;
});
afterAll(folder.remove);

test('front matter that other engines know is understood', () => {
  expect(log).not.toContain('warning');
});

test('sidebars have the labels, badges and order of front matter', async () => {
  const html = await read('guide/a-last.html');
  const [sidebar = ''] = /<nav class="sidebar".*?<\/nav>/s.exec(html) ?? [];
  const entries = Array.from(sidebar.matchAll(/<a [^>]*>(.*?)<\/a>/gs), ([, text = '']) =>
    text
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  );
  expect(entries).toEqual(['Guide', 'C new', 'Two', 'A', 'G', 'H', 'I', 'Second']);
});

test('a page that is not in the sidebar can be found in other ways, an unlisted one cannot', async () => {
  const sitemap = await read('sitemap.xml');
  const llms = await read('llms.txt');
  expect([sitemap, llms].map((text) => text.includes('d-hidden'))).toEqual([true, true]);
  expect([sitemap, llms].map((text) => text.includes('e-unlisted'))).toEqual([false, false]);
  const html = await read('guide/e-unlisted.html');
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).toContain('Text of e-unlisted.');
});

/** The routes of the pages that search finds. */
async function find(query: string): Promise<string[]> {
  const ask = await openSearch(at('dist'), { lang: 'en', siteLangs: ['en'] });
  if (typeof ask === 'string') throw new Error(ask);
  return (await ask(query, {})).hits.map(({ routePath }) => routePath);
}

test('search finds neither unlisted pages nor those that say so', async () => {
  expect(await find('a-last')).toContain('/guide/a-last');
  expect(await find('e-unlisted')).not.toContain('/guide/e-unlisted');
  expect(await find('g-unsearched')).not.toContain('/guide/g-unsearched');
});

test('a page with a slug has this address everywhere', async () => {
  const page = await read('start.html');
  expect(page).toContain('<a href="/start.html">I</a>, <a href="/guide/second.html">second</a>');
  expect(page).toContain('<link rel="canonical" href="https://docs.example.com/start.html">');
  expect(page).toMatch(/<nav class="sidebar".*href="\/start.html" aria-current="page"/s);
  for (const file of ['sitemap.xml', 'feed.xml', 'guide/h-head.html', 'guide/h-head.md']) {
    const text = await read(file);
    expect([file, text.includes('/start.'), text.includes('i-slug.html')]).toEqual([
      file,
      true,
      false,
    ]);
  }
  expect(await read('llms.txt')).toContain('/start.md');
  expect(await find('i-slug')).toContain('/start');
  expect(existsSync(at('dist/guide/i-slug.html'))).toBe(false);
});

test('the feed and the data of a page say when it was published, and by whom', async () => {
  const feed = await read('feed.xml');
  const author =
    '<author><name>Ann</name><uri>https://docs.example.com/guide/index.html</uri></author>';
  expect(feed).toContain(`<published>2026-01-30T00:00:00.000Z</published>${author}`);
  const page = await read('start.html');
  expect(page).toMatch(/<h1[^>]*>I<\/h1><p class="byline">/);
  expect(page).toMatch(/<link rel="stylesheet" href="\/hashed\/[\w.-]+"><link rel="stylesheet"/);
  expect(await read('start.md')).toContain('January 30, 2026 · [Ann](');
});

test('a draft is not published', async () => {
  const files = await readdir(at('dist'), { recursive: true });
  expect(files.filter((file) => file.includes('f-draft'))).toEqual([]);
  expect(existsSync(at('dist/guide/g-unsearched.html'))).toBe(true);
});

test('elements of the head replace ours', async () => {
  const html = await read('guide/h-head.html');
  expect(html.match(/<meta name="description"[^>]*>/g)).toEqual([
    '<meta name="description" content="My own">',
  ]);
  expect(html.match(/<link rel="canonical"[^>]*>/g)).toEqual([
    '<link rel="canonical" href="https://a.example/h">',
  ]);
});

test('a page sets when it was updated and where it is edited', async () => {
  const data = await readFile(at('dist/guide/g-unsearched.data.bin'));
  expect(decodePage(data)).toMatchObject({
    lastUpdated: '2026-01-31T00:00:00.000Z',
    editUrl: 'https://a.example/g',
  });
});

test('redirects are pages too, but never take the place of one', async () => {
  expect(await read('old/index.html')).toContain('content="0; url=/guide/index.html"');
  expect(await read('guide/second.html')).not.toContain('http-equiv="refresh"');
  expect(await read('_redirects')).toContain('/old /guide/index.html 301');
});

test('a feed lists pages by their date, and others by their last change; each page names it', async () => {
  const feed = await read('feed.xml');
  const entries = Array.from(feed.matchAll(/<entry>.*?<\/entry>/g), ([entry]) => entry);
  const names = entries.map((entry) => /example\.com\/([^.]+)\.html/.exec(entry)?.[1]);
  expect(names).toEqual([
    'guide/a-last',
    'guide/b-second',
    'guide/c-first',
    'guide/d-hidden',
    'guide/h-head',
    'guide/index',
    'guide/second',
    'index',
    'large/index',
    // Their front matter has earlier dates.
    'guide/g-unsearched',
    'start',
  ]);
  expect(entries[0]).toContain('<updated>2026-02-01T00:00:00.000Z</updated>');
  expect(entries.at(-2)).toContain('<updated>2026-01-31T00:00:00.000Z</updated>');
  const links = ['atom', 'rss'].map((format) => {
    const href = { atom: '/feed.xml', rss: '/rss.xml' }[format];
    return `<link rel="alternate" type="application/${format}+xml" title="Plain" href="${href}">`;
  });
  for (const file of ['index.html', 'guide/second.html', '404.html'])
    expect(await read(file)).toContain(links.join(''));
});
