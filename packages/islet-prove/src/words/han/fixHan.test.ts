import { expect, test } from 'vitest';
import { blocksOf } from '../testing.ts';
import { checkHan } from './checkHan.ts';
import { fixHan } from './fixHan.ts';

/** Texts as they were typed, and as they are meant. */
const texts: Array<[string, string]> = [
  ['使用 Tool 构建 3 个 `lib` 的 **产物** 。', '使用Tool构建3个`lib`的**产物**。'],
  ['见 [配置](a.md)（默认值）。', '见[配置](a.md)（默认值）。'],
  ['支持 ESM, 然后打包.', '支持ESM，然后打包。'],
  ['注意:`lib`是数组;不能为空!', '注意：`lib`是数组；不能为空！'],
  ['类型声明(d.ts)和(可选)部分', '类型声明（d.ts）和（可选）部分'],
  ['等等...以及…', '等等……以及……'],
  ['这是破折号 — 说明', '这是破折号——说明'],
  ['这是"引用"，「另一个」', '这是“引用”，“另一个”'],
  ['全角１２３和ＡＢＣ', '全角123和ABC'],
  ['第一行\n第二行，\n第三行 `a`\n`b`', '第一行第二行，第三行`a`\n`b`'],
  ['> 引用\n> 继续', '> 引用继续'],
  ['重复。。标点，，', '重复。标点，'],
  ['用于Node.js.', '用于Node.js。'],
  ['| 名称 : | 值 |\n|---|---|\n| `a` 项 | 是 |', '| 名称： | 值 |\n|---|---|\n| `a`项 | 是 |'],
  [
    '---\ntitle: Tool 配置\ndescription: "产物 (默认)"\n---\n\n# 甲',
    '---\ntitle: Tool配置\ndescription: "产物（默认）"\n---\n\n# 甲',
  ],
  ['## 输出 ESM {#output-esm}', '## 输出ESM {#output-esm}'],
  ['<Tab label="打包 模式">\n正文 A\n</Tab>', '<Tab label="打包模式">\n正文A\n</Tab>'],
];

test.each(texts)('%j', async (typed, meant) => {
  expect(await fixHan(typed, 'docs/page.mdx')).toBe(meant);
  expect(checkHan(await blocksOf(typed)).length).toBeGreaterThan(0);
  expect(checkHan(await blocksOf(meant))).toEqual([]);
});

test.each([
  'English text, with (parentheses) and "quotes".',
  '源码 → 产物，A + B，`a, b`。',
  '```ts\n// 注释 with space, 逗号\n```',
  '`选项 a`和[a b](c.md)',
  '时间12:30，版本1.0.2，文件.env和--watch',
  '图中“箭头”表示……不，是“——”。',
])('%j stays', async (text) => {
  expect(await fixHan(text, 'docs/page.mdx')).toBe(text);
  expect(checkHan(await blocksOf(text))).toEqual([]);
});
