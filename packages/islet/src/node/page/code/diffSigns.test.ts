import { expect, test } from 'vitest';
import { createSigns, cutSigns } from './diffSigns.ts';

test.each([
  [[], [], null],
  [[2], [], ['  ', '+ ', '', '  ']],
  [[], [1, 4], ['- ', '  ', '', '- ']],
  [[2], [1], ['- ', '+ ', '', '  ']],
])(
  'with the inserted lines %j and the deleted lines %j, the margin is %j',
  (inserted, deleted, signs) => {
    const marks = { inserted: new Set(inserted), deleted: new Set(deleted) };
    expect(createSigns('a\nb\n\nc', marks)).toEqual(signs);
  },
);

test.each([
  ['+ a\n- b\n  c', 'a\nb\nc', ['+ ', '- ', '  ']],
  ['+a\n-b\n c', 'a\nb\nc', ['+', '-', ' ']],
])('%j is cut to %j', (diff, code, signs) => {
  const lines = { inserted: new Set([1]), deleted: new Set([2]) };
  expect(cutSigns(diff)).toEqual({ code, signs, lines });
});
