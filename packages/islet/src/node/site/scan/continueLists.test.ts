import { expect, test } from 'vitest';
import { testRules } from '#shared/testRules.ts';
import type { PageIdentity } from '#shared/types.ts';
import { identifyFile } from '#shared/url.ts';
import { continueLists } from './continueLists.ts';
import type { PageHead } from './readPageHead.ts';

const none: PageHead = { isDraft: false, slug: null, isPost: false, perPage: null };

/** Routes of the further pages, for posts in these files and lists of two in those. */
function continued(posts: string[], lists: string[], others: string[] = []) {
  const pages = [...posts, ...lists, ...others].map((file): PageIdentity => {
    const identity = identifyFile(testRules, file);
    if (identity === null) throw new Error(`${file} is not a page`);
    return { ...identity, filePath: file };
  });
  const heads = new Map([
    ...posts.map((file): [string, PageHead] => [file, { ...none, isPost: true }]),
    ...lists.map((file): [string, PageHead] => [file, { ...none, perPage: 2 }]),
  ]);
  const { pages: added, problems } = continueLists(pages, heads);
  return [
    ...added.map(({ routePath, listPage, filePath }) => `${routePath} ${listPage} ${filePath}`),
    ...problems.map(({ message }) => message),
  ];
}

const files = (folder: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => `${folder}/${index}.md`);

test.each<[string, string[], string[], string[]]>([
  ['no posts', [], ['en/blog/index.md'], []],
  ['as many as there is room for', files('en/blog', 2), ['en/blog/index.md'], []],
  [
    'posts in folders below',
    [...files('en/blog/a', 2), ...files('en/blog/b', 3)],
    ['en/blog/index.md'],
    ['/blog/page/2/ 2 en/blog/index.md', '/blog/page/3/ 3 en/blog/index.md'],
  ],
  [
    'a list beside its folder',
    [...files('en/blog', 3), ...files('en/blogs', 3)],
    ['en/blog.mdx'],
    ['/blog/page/2/ 2 en/blog.mdx'],
  ],
  ['posts of another language', files('zh/blog', 9), ['en/blog/index.md'], []],
  ['a list of all pages', files('en/blog', 3), ['en/index.md'], ['/page/2/ 2 en/index.md']],
])('%s', (_, posts, lists, expected) => {
  expect(continued(posts, lists)).toEqual(expected);
});

test('a page of the author keeps its address, and the mistake is reported', () => {
  expect(continued(files('en/blog', 3), ['en/blog/index.md'], ['en/blog/page/2.md'])).toEqual([
    '`en/blog/index.md` and `en/blog/page/2.md` are both the page of the route `/blog/page/2/`.',
  ]);
});
