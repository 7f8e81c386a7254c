import { expect, test } from '@jest/globals';
import { format, parse } from 'tiny-duration';

test('the built package reads what it writes', () => {
  expect(parse(format(65_000))).toBe(65_000);
});
