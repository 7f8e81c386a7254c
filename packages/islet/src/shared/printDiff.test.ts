import { expect, test } from 'vitest';
import { printDiff } from './printDiff.ts';

test.each([
  ['a\nb', 'a\nb', []],
  ['a\nb\n', 'a\nc\n', ['  a', '- b', '+ c', '']],
  ['1\n2\n3\n4', '1\n2\n3\nx', ['@@ 1 more line @@', '  2', '  3', '- 4', '+ x']],
  ['x\n2\n3\n4\n5', '2\n3\n4\n5', ['- x', '  2', '  3', '@@ 2 more lines @@']],
  [
    'a\n2\n3\n4\n5\n6\nb',
    'c\n2\n3\n4\n5\n6\nd',
    ['- a', '+ c', '  2', '  3', '@@ 1 more line @@', '  5', '  6', '- b', '+ d'],
  ],
])('%j and %j', (before, after, expected) => {
  expect(printDiff(before, after)).toEqual(expected);
});
