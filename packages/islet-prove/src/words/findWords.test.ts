import { expect, test } from 'vitest';
import { findWords } from './findWords.ts';
import { blocksOf } from './testing.ts';

test.each([
  ["Tool's users don't, Node.js does.", 'Tool users don’t Node.js does'.replace('’', "'")],
  ['A `code`s, es2022, @acme/core, a/b, --watch, .mjs, __dirname', 'A'],
  ['read-only and/or', 'read only'],
  ['用 TypeScript 生成', 'TypeScript'],
  ['用TypeScript生成.js和（.env、--watch）', 'TypeScript'],
  ['autoExternal is prose', 'autoExternal is prose'],
  ['# lib.external, createTool and loadEnv(name)', 'and name'],
])('%s', async (source, words) => {
  const [block] = await blocksOf(source);
  expect(findWords(block ?? expect.fail()).map(({ text }) => text)).toEqual(words.split(' '));
});
