import { expect, test } from 'vitest';
import { checkHeadings } from './checkHeadings.ts';
import { blocksOf } from './testing.ts';

const rules = {
  verbatim: ['Module Federation', 'output'],
  isUsual: (word: string) => !['rslib', 'npm'].includes(word),
};

test.each([
  ['# Build a library with Rslib', []],
  ['# Build a Library', ['“Library” has a capital inside of a heading.']],
  ['# build it', ['The heading begins with “build”.']],
  ['# npm packages and JSON', []],
  ['# output', []],
  ['# Module Federation', []],
  ['# `lib` is Code', ['“Code” has a capital inside of a heading.']],
  ['# lib.bundle {#Some-Id}', []],
  ['# What it is.', ['The heading ends with a full stop.']],
  ['# How do I …?', []],
  ['## 如何用 Rslib', []],
  [':::tip A Label\nText\n:::', ['“Label” has a capital inside of a heading.']],
  ['Prose may name Things', []],
])('%s', async (source, found) => {
  const problems = checkHeadings(await blocksOf(source), rules);
  expect(problems.map(({ message }) => message)).toEqual(found);
});
