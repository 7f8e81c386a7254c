import { expect, test } from 'vitest';
import { nextTab } from './nextTab.ts';

test.each([
  ['ArrowRight', 0, false, 1],
  ['ArrowRight', 2, false, 0],
  ['ArrowLeft', 0, false, 2],
  ['ArrowRight', 0, true, 2],
  ['ArrowLeft', 0, true, 1],
  ['Home', 2, false, 0],
  ['End', 0, true, 2],
  ['Enter', 1, false, undefined],
])('%s on tab %i, right to left %s: tab %s', (key, index, isRtl, expected) => {
  expect(nextTab(key, { index, count: 3, isRtl })).toBe(expected);
});
