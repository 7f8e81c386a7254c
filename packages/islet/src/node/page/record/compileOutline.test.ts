import { expect, test } from 'vitest';
import { compileText } from './testing.ts';

test('headings: ids are unique, keep CJK, and those chosen by authors come first', async () => {
  const { toc, title, problems } = await compileText(
    '# T\n\n## Own\n\n## 快速 开始\n\n## Own\n\n### X {#own}\n\n##### deep',
  );
  expect(title).toBe('T');
  expect(toc.map(({ id, depth, text }) => [id, depth, text])).toEqual([
    ['own-1', 2, 'Own'],
    ['快速-开始', 2, '快速 开始'],
    ['own-2', 2, 'Own'],
    ['own', 3, 'X'],
  ]);
  expect(problems).toEqual([]);
});

test.each(['md', 'mdx'])('ids in %s are taken as they are written', async (extension) => {
  const source = `## title {#A.__call__}

### _async_ \`call(bot)\` {#Permission-__call__}

## isGoddess

<a id="isGoddess"></a>

## Cafe\u0301

## Other {#u\u0308ber}
`;
  const { toc, problems } = await compileText(`# T\n\n${source}`, { extension });
  expect(problems).toEqual([]);
  expect(toc.map(({ id, text }) => [id, text])).toEqual([
    ['A.__call__', 'title'],
    ['Permission-__call__', 'async call(bot)'],
    ['isgoddess', 'isGoddess'],
    ['caf\u00e9', 'Cafe\u0301'],
    ['\u00fcber', 'Other'],
  ]);
});

test('drawn folders are left out of the text, and titles of code belong to the code', async () => {
  const { sections } = await compileText(
    `Before.

<FileTree>

- src/
  - index.ts

</FileTree>

\`\`\`tree
src
└── index.ts
\`\`\`

\`\`\`js title="src/index.js"
run();
\`\`\`

:::details More
It is prose.
:::

:::details src/folded.js
\`\`\`js
fold();
\`\`\`
:::

:::details Two
\`\`\`js
one();
\`\`\`

\`\`\`js
two();
\`\`\`
:::

After.`,
  );
  expect(sections).toMatchObject([
    {
      text: 'Before.\nMore\nIt is prose.\nTwo\nAfter.',
      code: 'src/index.js\nrun();\nsrc/folded.js\nfold();\none();\ntwo();',
    },
  ]);
});

test('sections hold the plain text, and charIndex counts in it', async () => {
  const { sections, toc } = await compileText(
    'Lead *in*.\n\n# T\n\nOne\ntwo.\n\n- a\n- b\n\n## H\n\n```js\nx()\n```\n\n| a | b |\n| - | - |\n| c | d |',
  );
  expect(sections).toEqual([
    { id: '', heading: '', depth: 0, text: 'Lead in.', code: '' },
    { id: 't', heading: 'T', depth: 1, text: 'One\ntwo.\na\nb', code: '' },
    { id: 'h', heading: 'H', depth: 2, text: 'a\tb\nc\td', code: 'x()' },
  ]);
  const text = sections.map(({ heading, text }) => `${heading}\n${text}\n`).join('');
  expect(text.slice(toc[0]?.charIndex).startsWith('H\n')).toBe(true);
});

test('headings never take an id that the author wrote elsewhere', async () => {
  const source = '<a id="install"></a>\n\n## Root\n\n## Content\n\n## Install';
  const { toc } = await compileText(source, { extension: 'md' });
  expect(toc.map(({ id }) => id)).toEqual(['root', 'content', 'install-1']);
});

test('a heading that only JSX gives a text has no id until it is rendered', async () => {
  const { body, toc } = await compileText('# T\n\n## {name}\n\n## {name} {#own}');
  expect(body.join('')).toContain('<h2>0</h2>');
  expect(toc.map(({ id }) => id)).toEqual(['own']);
});
