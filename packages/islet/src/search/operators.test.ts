import { expect, test } from 'vitest';
import { buildIndex } from './index/buildIndex.ts';
import { loadIndex } from './query/loadIndex.ts';
import { parseShortPage } from './testing.ts';

const pages = [
  parseShortPage('/other', '# Other\nTips & tricks - without any of them.'),
  parseShortPage('/signs', '# Operators\nArrow text, ??=, &&.\n## `=>` arrow\nText.\n## ~\nTilde.'),
  parseShortPage('/flags', '# Flags\nnpm test -- --watch runs a && b'),
];
const routesOf = async (query: string): Promise<string[]> => {
  const { hits } = await loadIndex(buildIndex(pages, { lang: 'en' })).query(query);
  return hits.map(({ routePath }) => routePath);
};

test.each([
  ['=>', ['/signs']],
  ['??=', ['/signs']],
  ['~', ['/signs']],
  ['&&', ['/signs', '/flags']],
  ['=> arrow', ['/signs']],
  ['tips && tricks', ['/other']],
  ['npm test -- --watch', ['/flags']],
  ['||', []],
])('%s', async (query, routes) => {
  expect((await routesOf(query)).slice(0, Math.max(1, routes.length))).toEqual(routes);
});
