import { createMarkdownParser } from 'islet/tools';
import { expect, test } from 'vitest';
import { parseMarkdown } from '../fences/readMarkdown.ts';
import { checkGeneral } from './checkGeneral.ts';

const sentence = 'The import stays, even in `umd`.';

async function find(page: string, listed: string[]): Promise<string[]> {
  const pages = [await parseMarkdown(page, 'docs/page.mdx', createMarkdownParser([]))];
  return checkGeneral(pages, { listed, file: 'general.json' }).map(
    ({ file, line = '', message }) => `${file}:${line} ${message}`,
  );
}

test('a general sentence in a paragraph or a cell needs a proof', async () => {
  const missing = `Nothing proves for all cases: “${sentence.replaceAll('`', '')}”`;
  expect(await find(`# Always\n\n${sentence}\n`, [])).toEqual([`docs/page.mdx:3 ${missing}`]);
  expect(await find(`| a |\n| - |\n| ${sentence} |\n`, [])).toEqual([`docs/page.mdx:3 ${missing}`]);
});

test('the list proves it, and has nothing else', async () => {
  const text = sentence.replaceAll('`', '');
  expect(await find(sentence, [text])).toEqual([]);
  expect(await find('The import stays.', [text])).toEqual([
    `general.json: No page says “${text}”.`,
  ]);
});
