import { expect, test } from 'vitest';
import { createFixtureSite, drawProblems } from '../siteFixture.ts';

const post = (title: string, date: string) => ({ title, frontmatter: { date } });
const list = { frontmatter: { blog: { perPage: 9 } } };

const site = createFixtureSite({
  config: { base: '/docs/', url: 'https://a.example', feeds: [{ folder: 'news' }] },
  docs: {
    'en/guide/index.md': 'Guide',
    'en/_meta.json': ['guide', 'blog'],
    'en/blog/index.md': { title: 'Blog', ...list },
    'en/blog/a.md': post('A', '2026-01-01T00:00:00.000Z'),
    'en/blog/b.md': post('B', '2026-03-01T00:00:00.000Z'),
    'en/blog/c.md': post('C', '2026-02-01T00:00:00.000Z'),
    'en/blog/about.md': 'About',
    'en/blog/hidden.md': { title: 'H', frontmatter: { date: '2026-01-02', unlisted: true } },
    'en/blog/old/index.md': { title: 'Old', ...list },
    'en/blog/old/d.md': post('D', '2025-01-01T00:00:00.000Z'),
    'en/blog/old/e.md': post('E', '2025-02-01T00:00:00.000Z'),
  },
});

const titlesAt = (route: string): string | undefined =>
  site
    .postsOf(route)
    ?.map(({ title }) => title)
    .join(' ');

test('a list has all posts in its folder and those below, the newest first', () => {
  expect(titlesAt('/blog/')).toBe('B C A E D');
  expect(titlesAt('/blog/old/')).toBe('E D');
  expect(titlesAt('/guide/')).toBeUndefined();
});

test.each([
  ['/blog/a', 'E', 'C'],
  ['/blog/c', 'A', 'B'],
  ['/blog/b', 'C', null],
  ['/blog/old/d', null, 'E'],
])('around %s are the posts of the nearest list', (route, prev, next) => {
  const pager = site.pagerOf(site.pageOf(route));
  expect([pager.prev?.text ?? null, pager.next?.text ?? null]).toEqual([prev, next]);
});

test('posts are in no sidebar, and have none; other pages of the folder are as always', () => {
  const texts = JSON.stringify([...site.sidebars]);
  expect(texts).toContain('About');
  expect(texts).not.toMatch(/\/blog\/(?:a|old\/d)"/);
  expect(site.sidebarOf(site.pageOf('/blog/a'))).toBeNull();
  expect(site.sidebarOf(site.pageOf('/blog/'))).toBeNull();
  expect(site.sidebarOf(site.pageOf('/blog/about'))).not.toBeNull();
});

test('lists lead to their posts, so readers find them', () => {
  expect(site.reached).toContain('/blog/old/d');
});

test('a feed of a folder without pages is an error', () => {
  expect(drawProblems(site)).toBe(
    'error site.config.ts `feeds[0].folder`: There are no pages in `/news/`. Correct it, or remove the feed.',
  );
});
