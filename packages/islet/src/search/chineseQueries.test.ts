import { expect, test } from 'vitest';
import { buildIndex } from './index/buildIndex.ts';
import { loadIndex } from './query/loadIndex.ts';
import type { QueryOptions } from './searchTypes.ts';
import { parseShortPages } from './testing.ts';

/** The routes that a query finds. */
async function find(
  pages: string,
  query: string,
  { synonyms, ...options }: QueryOptions & { synonyms?: string[][] } = {},
): Promise<string[]> {
  const index = loadIndex(buildIndex(parseShortPages(pages), { lang: 'zh', synonyms }));
  const { hits } = await index.query(query, options);
  return hits.map(({ routePath }) => routePath);
}

const settings = `
=== /both
# 开始
先设置变量，再看输出内容。
=== /one
# 其他
这里设置路径。
`;

test('in `and` mode, words without spaces are still words of their own', async () => {
  expect(await find(settings, '设置输出', { mode: 'and' })).toEqual(['/both']);
  expect(await find(settings, '设置插件', { mode: 'and' })).toEqual(['/both', '/one']);
  expect(await find(settings, '设置 插件', { mode: 'and' })).toEqual([]);
});

test('what a question consists of besides its topic says nothing', async () => {
  const pages = `
=== /style
# 样式
写样式。
=== /why
# 请问如何
请问如何。
`;
  expect((await find(pages, '请问如何写样式'))[0]).toBe('/style');
});

test('a name counts more than the Chinese words around it', async () => {
  const pages = `
=== /words
# 发布代码
在服务器上使用。
=== /name
# 使用umd
在浏览器里使用。
`;
  expect((await find(pages, 'umd代码'))[0]).toBe('/name');
});

test('a synonym of several words is found although the index lacks the pairs across them', async () => {
  const pages = `
=== /types
# 类型声明
随代码发布。
=== /other
# 声明
类型随代码发布。
`;
  const synonyms = [['dts', '类型声明']];
  expect((await find(pages, 'dts', { synonyms }))[0]).toBe('/types');
});
