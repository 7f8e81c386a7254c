import { createMarkdownParser } from 'islet/tools';
import { expect, test } from 'vitest';
import { checkFolds } from './checkFolds.ts';
import { parseMarkdown } from './readMarkdown.ts';
import { fence } from './testing.ts';

const type = (lines: number): string => `type A =${'\n  | 1'.repeat(lines - 1)}`;

test.each<[string, string, number[]]>([
  ['a type of seven lines', `a\n\n${fence('ts', type(7))}`, [3]],
  ['one of six', fence('ts', type(6)), []],
  ['an interface in a list', '- a\n\n  ```ts\n  interface A {\n\n\n\n\n\n  }\n  ```', [3]],
  ['a folded one', `:::details A union\n\n${fence('ts', type(7))}\n:::`, []],
  ['one in another container', `:::note\n\n${fence('ts', type(7))}\n:::`, [3]],
  ['a file', fence('ts title="a.ts"', type(7)), []],
  ['other code', fence('ts', `a();\n${type(7)}`), []],
])('%s', async (_, source, lines) => {
  const page = await parseMarkdown(source, 'docs/page.mdx', createMarkdownParser([]));
  expect(checkFolds(page).map(({ line }) => line)).toEqual(lines);
});
