import { expect, test } from 'vitest';
import { runWithin, TooLongError } from './runWithin.ts';

test('gives what the function gives, and throws what it throws', () => {
  expect(runWithin(60_000, () => 1)).toBe(1);
  const thrown = { a: 1 };
  expect(() =>
    runWithin(60_000, () => {
      throw thrown;
    }),
  ).toThrow(expect.objectContaining(thrown));
});

test('stops what never ends, also within another one', () => {
  const forever = (): never => {
    for (;;);
  };
  const stopInner = (): string => {
    try {
      return runWithin(20, forever);
    } catch (error) {
      return error instanceof TooLongError ? 'stopped' : 'failed';
    }
  };
  expect(runWithin(60_000, () => stopInner())).toBe('stopped');
  expect(() => runWithin(20, forever)).toThrow('it did not end within 0.02 seconds');
});
