import { expect, test } from 'vitest';
import { testRules } from '#shared/testRules.ts';
import { compileText } from '../../page/record/testing.ts';
import { siteConfigSchema } from '../config/schema.ts';
import { checkParity } from './checkParity.ts';
import type { PairedPage } from './pairPages.ts';

const config = siteConfigSchema.parse({
  title: 'Site',
  locales: [
    { lang: 'en', label: 'English' },
    { lang: 'zh', label: '中文', parity: 'en' },
    { lang: 'fr', label: 'Français', parity: 'en' },
  ],
});
const project = {
  config,
  rules: { ...testRules, langs: ['en', 'zh', 'fr'] },
  routes: new Set(['/page', '/zh/page', '/guide/', '/zh/guide/', '/other']),
  moved: new Map(),
};

/** What is found in a page and its translation, one line each. */
async function compare(original: string, translation: string, lang = 'zh'): Promise<string[]> {
  const compile = async (source: string, of: string): Promise<PairedPage> => {
    const record = await compileText(source, { lang: of, hasParity: true });
    return { ...record, routePath: of === 'en' ? '/page' : `/${of}/page` };
  };
  const pages = [await compile(original, 'en'), await compile(translation, lang)];
  return checkParity(project, pages).map(
    ({ file, line, message, fix }) => `${file}:${line} ${message} ${fix}`,
  );
}

const original = `---
description: Two formats.
searchWeight: 2
---

{/* Files */}

# Output

Since 1.0, \`lib\` has three formats, of [two kinds](/guide/#kinds) for Node.js 20.19.

## Publish ESM and CommonJS

- one
- two

\`\`\`ts title="rslib.config.ts (part)"
export default {};
\`\`\`

:::tip A title
Text
:::

<Files title="All files" count={3} kind="js" />

### Table

| Option | Default |
|---|---|
| \`format\` | \`'esm'\` |
| \`bundle\` | \`true\`, 1,000 files |
`;

const translation = `---
description: 两种格式。
searchWeight: 2
---

{/* Files */}

# 产物

从1.0起，\`lib\`有3种格式，属于Node.js 20.19的[两类](../zh/guide/index.mdx#kinds)。再说一遍\`lib\`。

## 发布 {#publish-esm-and-commonjs}

- 一
- 二

\`\`\`ts title="rslib.config.ts（部分）"
export default {};
\`\`\`

:::tip 标题
正文
:::

<Files title="所有文件" kind="js" count={3} />

### 表格 {#table}

| 配置项 | 默认值 |
|---|---|
| \`format\` | \`'esm'\` |
| \`bundle\` | \`true\`，1000个文件 |
`;

test('a translation may say everything in its own words', async () => {
  expect(await compare(original, translation)).toEqual([]);
});

test('sections in components are compared, too', async () => {
  const page = (...parts: string[]): string =>
    `# A\n\n<Steps>\n\n${parts.join('\n\n')}\n\n</Steps>\n`;
  expect(
    await compare(page('## First', '## Second', '`a`'), page('## 第二步 {#second}', '`b`')),
  ).toEqual([
    'docs/zh/page.mdx:1 The section `#first` of the original is missing. Translate docs/en/page.mdx:5, and write `## … {#first}`.',
    'docs/zh/page.mdx:7 The code `b` is `a` in the original. Write it as on docs/en/page.mdx:9.',
  ]);
});

test.each([
  [
    'front matter',
    ['searchWeight: 2\n', 'answers: [a]\n'],
    [
      'docs/zh/page.mdx:1 The front matter lacks `searchWeight`, which the original has. Compare with docs/en/page.mdx.',
      'docs/zh/page.mdx:1 The front matter has `answers`, which the original lacks. Compare with docs/en/page.mdx.',
    ],
  ],
  [
    'a value of the front matter',
    ['searchWeight: 2', 'searchWeight: 3'],
    [
      'docs/zh/page.mdx:1 `searchWeight` in the front matter is not the same as in the original. Compare with docs/en/page.mdx.',
    ],
  ],
  [
    'an id',
    [' {#publish-esm-and-commonjs}', ''],
    [
      'docs/zh/page.mdx:12 The heading has the id `#发布`, and `#publish-esm-and-commonjs` in the original. Write `{#publish-esm-and-commonjs}` after its text, for docs/en/page.mdx:12.',
    ],
  ],
  [
    'a section',
    ['### 表格 {#table}\n', ''],
    [
      'docs/zh/page.mdx:1 The section `#table` of the original is missing. Translate docs/en/page.mdx:27, and write `### … {#table}`.',
      ...[
        '28 The table row `配置项 …`',
        '30 The table row `format …`',
        '31 The table row `bundle …`',
      ].map(
        (row) =>
          `docs/zh/page.mdx:${row} is not in the original. Remove it, or add it to the same section of docs/en/page.mdx.`,
      ),
      'docs/zh/page.mdx:31 The number `1000` is not in the original. Remove it, or add it to the same section of docs/en/page.mdx.',
    ],
  ],
  [
    'a level',
    ['### 表格', '## 表格'],
    [
      'docs/zh/page.mdx:27 The heading has level 2, and 3 in the original. Begin it with `###`, as docs/en/page.mdx:27 does.',
    ],
  ],
  [
    'an item',
    ['- 二\n', ''],
    [
      'docs/zh/page.mdx:12 The lists of this section have 1 items, and 2 in the original. Compare with docs/en/page.mdx:12.',
    ],
  ],
  [
    'code',
    ['export default {};', 'export default {};\nconst a = 1;'],
    [
      'docs/zh/page.mdx:17 The code block `` ```ts title="rslib.config.ts（部分）" `` differs from that of the original from its line 2 on. Write it as on docs/en/page.mdx:17.',
    ],
  ],
  [
    'what a fence quotes',
    ['```ts title', '```ts {1} title'],
    [
      'docs/zh/page.mdx:17 The code block `` ```ts {1} title="rslib.config.ts（部分）" `` is `` ```ts title="rslib.config.ts (part)" `` in the original. Write it as on docs/en/page.mdx:17.',
    ],
  ],
  [
    'a container',
    [':::tip', ':::warning'],
    [
      'docs/zh/page.mdx:21 The container `:::warning` is `:::tip` in the original. Write it as on docs/en/page.mdx:21.',
    ],
  ],
  [
    'a prop',
    ['count={3}', 'count={4}'],
    [
      'docs/zh/page.mdx:25 The component `<Files count={4} kind="js">` is `<Files count={3} kind="js">` in the original. Write it as on docs/en/page.mdx:25.',
    ],
  ],
  [
    'the code of a cell',
    ["`'esm'`", "`'cjs'`"],
    [
      "docs/zh/page.mdx:31 The table row `format …` has `format | 'cjs'`, and `format | 'esm'` in the original. Write it as on docs/en/page.mdx:31.",
    ],
  ],
  [
    'a number of a cell',
    ['1000个', '100个'],
    [
      'docs/zh/page.mdx:32 The table row `bundle …` has `bundle | 100 true`, and `bundle | 1000 true` in the original. Write it as on docs/en/page.mdx:32.',
      'docs/zh/page.mdx:32 The number `100` is `1000` in the original. Write it as on docs/en/page.mdx:32.',
    ],
  ],
  [
    'a name and a number',
    ['从1.0起，`lib`有', '从2.0起，有'],
    [
      'docs/zh/page.mdx:10 The number `2.0` is `1.0` in the original. Write it as on docs/en/page.mdx:10.',
    ],
  ],
  [
    'a small number',
    ['3种', '4种'],
    [
      'docs/zh/page.mdx:10 The number `4` is not in the original. Remove it, or add it to the same section of docs/en/page.mdx.',
    ],
  ],
  [
    'a link',
    ['/guide/index.mdx#kinds', '/guide/index.mdx#others'],
    [
      'docs/zh/page.mdx:10 The link `../zh/guide/index.mdx#others` is `/guide/#kinds` in the original. Write it as on docs/en/page.mdx:10.',
    ],
  ],
] as const)('%s', async (_, [from, to], found) => {
  expect(translation).toContain(from);
  expect(await compare(original, translation.replace(from, to))).toEqual(found);
});

test('pairs headings inside components', async () => {
  const inside = (title: string, heading: string): string =>
    `# ${title}\n\n<Steps>\n\n## ${heading} {#write}\n\n- one\n\n</Steps>\n`;
  expect(await compare(inside('Title', 'Write'), inside('标题', '编写'))).toEqual([]);
});
