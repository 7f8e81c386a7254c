import { expect, test } from 'vitest';
import { fenceKind } from './fence.ts';
import { fence, fencesOf } from './testing.ts';

test.each([
  ['ts', 'types'],
  ['tsx title="src/card.tsx"', 'types'],
  ['mjs', 'types'],
  ['js title="dist/index.js"', 'none'],
  ['js title="packages/islet/dist/index.js"', 'none'],
  ['js title="src/dist.js"', 'types'],
  ['ts file="a.ts"', 'quote'],
  ['text file="tree.txt"', 'quote'],
  ['json title="package.json"', 'data'],
  ['css', 'data'],
  ['bash', 'shell'],
  ['css title="dist/a.css"', 'none'],
  ['bash title=".env"', 'data'],
  ['text title="packages/a/.env.local"', 'data'],
  ['html', 'data'],
  ['html title="src/A.vue"', 'types'],
  ['vue', 'types'],
  ['mdx', 'data'],
  ['md', 'none'],
  ['bash title="run.sh"', 'none'],
  ['text', 'none'],
  ['', 'none'],
])('%s is proved as %s', async (info, kind) => {
  const [only] = await fencesOf(fence(info, 'a'));
  expect(only && fenceKind(only)).toBe(kind);
});

test('fences in containers and lists are found with their lines in the file', async () => {
  const source = `---
title: A
---

:::tip
\`\`\`ts
a
\`\`\`
:::

- B

  \`\`\`js title="b.js"
  b
  \`\`\`
`;
  const fences = await fencesOf(source);
  expect(fences.map(({ lang, line, column, code }) => [lang, line, column, code])).toEqual([
    ['ts', 7, 1, 'a'],
    ['js', 14, 3, 'b'],
  ]);
});
