import { expect, test } from 'vitest';
import { completeQuery, maySayError } from './maySayError.ts';

test.each([
  ['Invalid hook call', true],
  ['ts2307', true],
  ['error TS2307:', true],
  ['source map', false],
  ['  dts  ', false],
  ['', false],
])('%j may say an error: %j', (query, expected) => {
  expect(maySayError(query)).toBe(expected);
});

test.each([
  ['error Failed to build', 'error\nFailed to build.\nerror more', true],
  ['error Failed to build', 'something else', false],
  ['error Failed to build', '', false],
  ['', 'error', false],
])('the query %j, after pasting %j, is pasted: %j', (query, pasted, isPasted) => {
  expect(completeQuery(query, pasted)).toEqual({ text: isPasted ? pasted : query, isPasted });
});
