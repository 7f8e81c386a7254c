import fc from 'fast-check';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { expect, test } from 'vitest';
import { createMarkdownParser } from './markdownParser.ts';
import { findTableLines } from './tableLines.ts';

test.each([
  ['text\ntext', []],
  ['| a |\n| - |\n| b |\n\ntext', [1, 2, 3]],
  ['text\na\n-|-\nb\n# c\n\nd', [2, 3, 4, 5]],
  ['> a\n> :-:\n> b\n>\n> c', [1, 2, 3]],
  ['Setext\n---\ntext', [1, 2, 3]],
  ['a\r\n-\r\nb', [1, 2, 3]],
])('%j', (source, lines) => {
  expect([...findTableLines(source)]).toEqual(lines);
});

const parts = [
  '|',
  '|',
  '-',
  '-',
  ':',
  'a',
  ' ',
  '\n',
  '\n',
  '\n> ',
  '\n- ',
  '\n1. ',
  '  ',
  '\t',
  '`',
  '\\',
  '#',
];

test('finds a table wherever GFM does, though it mostly does not look', async () => {
  const parser = createMarkdownParser([]);
  const gfm = unified().use(remarkParse).use(remarkGfm);
  const text = fc
    .array(fc.constantFrom(...parts), { maxLength: 40 })
    .map((all) => all.join(''))
    .filter((source) => !source.includes(':::'));
  await fc.assert(
    fc.asyncProperty(text, async (source) => {
      expect(await parser.parse(source, false)).toEqual(gfm.parse(source));
    }),
  );
});
