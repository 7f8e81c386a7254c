import { expect, test } from 'vitest';
import { checkHeadings } from './checkHeadings.ts';
import { blocksOf } from './testing.ts';

const rules = {
  verbatim: ['Module Federation', 'output'],
  isUsual: (word: string) => !['toolkit', 'npm'].includes(word),
};

test.each([
  ['# Build a library with Toolkit', []],
  ['# Build a Library', ['“Library” is capitalized inside a heading.']],
  ['# build it', ['The heading starts with “build”.']],
  ['# npm packages and JSON', []],
  ['# output', []],
  ['# Module Federation', []],
  ['# `lib` is Code', ['“Code” is capitalized inside a heading.']],
  ['# lib.bundle {#Some-Id}', []],
  ['# What it is.', ['The heading ends with a period.']],
  ['# How do I …?', []],
  ['## 如何用 Toolkit', []],
  [':::tip A Label\nText\n:::', ['“Label” is capitalized inside a heading.']],
  ['Prose may name Things', []],
])('%s', async (source, found) => {
  const problems = checkHeadings(await blocksOf(source), rules);
  expect(problems.map(({ message }) => message)).toEqual(found);
});
