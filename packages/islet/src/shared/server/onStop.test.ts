import { expect, test } from 'vitest';
import { onStop, suspendHandlers } from './onStop.mjs';

const areInForce = (...handlers: Array<() => void>): boolean[] =>
  handlers.map((handler) => process.listeners('SIGINT').includes(handler));

test('handlers are in force until they are removed, except while any suspension lasts', () => {
  const first = (): void => {};
  const second = (): void => {};
  const removeFirst = onStop(first);
  expect(areInForce(first, second)).toEqual([true, false]);
  const resumeOuter = suspendHandlers();
  const resumeInner = suspendHandlers();
  const removeSecond = onStop(second);
  expect(areInForce(first, second)).toEqual([false, false]);
  resumeOuter();
  expect(areInForce(first, second)).toEqual([false, false]);
  removeFirst();
  resumeInner();
  expect(areInForce(first, second)).toEqual([false, true]);
  removeSecond();
  expect(areInForce(first, second)).toEqual([false, false]);
});
