import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { chineseWords, pinyin } from './chineseWords.ts';

const docs = fileURLToPath(new URL('../docs/zh', import.meta.url));
const texts = readdirSync(docs, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.mdx'))
  .map((file) => readFileSync(path.join(docs, file), 'utf8').toLowerCase());

const isUsed = (word = ''): boolean => texts.some((text) => text.includes(word.toLowerCase()));

test('each group leads to a word of the pages', () => {
  expect(chineseWords.filter((group) => !group.some(isUsed))).toEqual([]);
  expect(pinyin.filter(([word]) => !isUsed(word))).toEqual([]);
});

test('no group has a word twice, and no word is spelled twice', () => {
  for (const group of chineseWords) expect(new Set(group).size).toBe(group.length);
  const spelled = pinyin.map(([, letters]) => letters);
  expect(new Set(spelled).size).toBe(spelled.length);
  expect(spelled.filter((letters) => !/^[a-z]+$/.test(letters ?? ''))).toEqual([]);
});
