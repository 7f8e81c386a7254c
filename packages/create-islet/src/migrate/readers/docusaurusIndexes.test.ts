import { expect, test } from 'vitest';
import { createIndexWriter } from './docusaurusIndexes.ts';

test.each([
  [undefined, '/docs/category/a-b'],
  ['/all', '/docs/all'],
  ['/../../../../out', '/docs/out'],
  ['./a//b', '/docs/a/b'],
])('the page of a category with the slug %s is inside the site', (slug, route) => {
  const { texts, write } = createIndexWriter('docs');
  const link = { type: 'generated-index' as const, ...(slug && { slug }) };
  expect(write({ label: 'A b', link, items: [] })).toBe(route);
  expect([...texts.keys()]).toEqual([`${route.slice(1)}.mdx`]);
});
