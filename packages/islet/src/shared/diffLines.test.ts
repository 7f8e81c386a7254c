import fc from 'fast-check';
import { expect, test } from 'vitest';
import { diffLines } from './diffLines.ts';

const marks = { same: ' ', removed: '-', added: '+' };
const format = (before: string, after: string): string =>
  diffLines(before, after)
    .map(({ kind, text }) => marks[kind] + text)
    .join('\n');

test.each([
  ['a\nb\nc', 'a\nb\nc', ' a\n b\n c'],
  ['a\nb\nc', 'a\nx\nc', ' a\n-b\n+x\n c'],
  ['a\nc', 'a\nb\nc', ' a\n+b\n c'],
  ['a\nb\nc\nd', 'b\nd\ne', '-a\n b\n-c\n d\n+e'],
  ['a\na', 'a', ' a\n-a'],
  ['', 'a', '-\n+a'],
])('%j and %j', (before, after, expected) => {
  expect(format(before, after)).toBe(expected);
});

const texts = fc
  .array(fc.constantFrom('a', 'b', 'c', ''), { minLength: 1 })
  .map((lines) => lines.join('\n'));

test('a diff contains both texts', () => {
  fc.assert(
    fc.property(texts, texts, (before, after) => {
      const lines = diffLines(before, after);
      const without = (kind: string) =>
        lines
          .filter((line) => line.kind !== kind)
          .map(({ text }) => text)
          .join('\n');
      expect(without('added')).toBe(before);
      expect(without('removed')).toBe(after);
    }),
  );
});
