import { expect, test } from 'vitest';
import { scrollDirection } from './scrollDirection.ts';

test.each([
  [null, 0, 900, 'down'],
  ['up', 800, 900, 'down'],
  ['down', 900, 800, 'up'],
  // The window was resized, for example by the address bar of a phone.
  ['up', 800, 800, 'up'],
  ['down', 800, 800, 'down'],
  [null, 800, 800, 'down'],
] as const)('after %s, from %i to %i is %s', (was, from, to, expected) => {
  expect(scrollDirection(was, { from, to })).toBe(expected);
});
