import { expect, test } from 'vitest';
import { mapBlocks, mapProse } from './proseParts.ts';

const upper = (text: string) => text.toUpperCase();
const source = 'a `b` c\n\n```js\nd\n```\n\ne\n';

test('changes prose, but neither fences nor spans of code', () => {
  expect(mapProse(source, upper)).toBe('A `b` C\n\n```js\nd\n```\n\nE\n');
});

test('changes spans of code too, but no fences', () => {
  expect(mapBlocks(source, upper)).toBe('A `B` C\n\n```js\nd\n```\n\nE\n');
});

test('keeps what looks like its own marks', () => {
  const marks = 'a \uFDD10\uFDD2 `b` \uFDD15\uFDD2\n\n```\n\uFDD11\uFDD2\n```\n';
  expect(mapProse(marks, upper)).toBe(marks.replace('a', 'A'));
  expect(mapBlocks(marks, upper)).toBe(marks.replace('a', 'A').replace('`b`', '`B`'));
});
