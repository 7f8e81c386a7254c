import { expect, test } from 'vitest';
import { messageOf } from './messageOf.ts';

const unreadable = new Proxy(
  {},
  {
    get() {
      throw new Error('get');
    },
    has() {
      throw new Error('has');
    },
    getPrototypeOf() {
      throw new Error('getPrototypeOf');
    },
  },
);
const withGetter = Object.defineProperty(new Error('no'), 'message', {
  get() {
    throw new Error('getter');
  },
});

test.each([
  [new Error(' no '), 'no'],
  ['text', 'text'],
  [null, 'null'],
  [undefined, 'undefined'],
  [Symbol('s'), 'Symbol(s)'],
  [{ message: 5 }, '5'],
  [new Error(''), 'it threw an error without a message'],
  [Object.create(null), 'it threw a value that cannot be read'],
  [unreadable, 'it threw a value that cannot be read'],
  [withGetter, 'it threw a value that cannot be read'],
  [new Error('x'.repeat(10_000)), `${'x'.repeat(500)}…`],
])('case %#', (thrown, message) => {
  expect(messageOf(thrown)).toBe(message);
});
