import { expect, test } from 'vitest';
import { prepareSource } from './prepareSource.ts';

test.each([
  [':::tip A title', ':::tip[A title]'],
  ['  > :::warning Mind `this`', '  > :::warning[Mind `this`]'],
  [':::tip a ] b', ':::tip[a \\] b]'],
  [':::tip [x] and [y]', ':::tip[[x] and [y]]'],
  [':::tip [link](./a.md) here', ':::tip[[link](./a.md) here]'],
  [':::tip see [x]', ':::tip[see [x]]'],
  [':::tip', ':::tip'],
  [':::tip[Label]', ':::tip[Label]'],
  [':::tip{title="x"}', ':::tip{title="x"}'],
  ['## Heading {#own-id}', '## Heading \\{#own-id}'],
  ['## Heading \\{#own-id}', '## Heading \\{#own-id}'],
  ['## Heading {#__init__}', '## Heading \\{#\\_\\_init\\_\\_}'],
  ['text {value}', 'text {value}'],
])('%s', (line, expected) => {
  expect(prepareSource(line, true)).toBe(expected);
});

test('leaves code alone, also in lists and with longer fences, except for colons at its start', () => {
  const source = [
    '- ````md',
    '  :::tip Title',
    '  ```',
    '  a ::: b',
    '  # A {#b}',
    '  ````',
    ':::tip Title',
  ].join('\n');
  expect(prepareSource(source, true)).toBe(
    source
      .replace(/:::tip Title$/, ':::tip[Title]')
      .replace('  :::tip Title', '  \uFDD0\uFDD0\uFDD0tip Title'),
  );
});

test('what hides colons is not in the source', () => {
  expect(prepareSource('a\uFDD0\uFDD1\n```\n::: b\n```', false)).toBe(
    'a\uFDD0\uFDD1\n```\n\uFDD2\uFDD2\uFDD2 b\n```',
  );
});

test('inline code of three backticks is not a fence', () => {
  const source = '```` ```js ````\n\n:::tip Title';
  expect(prepareSource(source, true)).toBe('```` ```js ````\n\n:::tip[Title]');
});

test.each([
  ['# A {#b}', '# A {#b}'],
  ['> ## A {#b_c*}', '> ## A {#b\\_c\\*}'],
  ['not a heading {#b_c_}', 'not a heading {#b_c_}'],
])('without MDX, only what Markdown would read in an id is escaped: %s', (line, expected) => {
  expect(prepareSource(line, false)).toBe(expected);
});
