import { expect, test } from 'vitest';
import { readRange } from './readRange.ts';

test.each([
  ['bytes=0-3', { start: 0, end: 4 }],
  ['bytes=4-4', { start: 4, end: 5 }],
  ['bytes=6-', { start: 6, end: 10 }],
  ['bytes=0-99', { start: 0, end: 10 }],
  ['bytes=-3', { start: 7, end: 10 }],
  ['bytes=-99', { start: 0, end: 10 }],
  ['bytes=10-', 'unsatisfiable'],
  ['bytes=10-12', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['', null],
  ['bytes=-', null],
  ['bytes=3-2', null],
  ['bytes=12-11', null],
  ['bytes=0-1,4-5', null],
  ['items=0-1', null],
])('of ten bytes, "%s" is %o', (header, expected) => {
  expect(readRange(header, 10)).toEqual(expected);
});

test('nothing of an empty file can be sent', () => {
  expect(readRange('bytes=0-', 0)).toBe('unsatisfiable');
});
