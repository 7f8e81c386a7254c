import { format, parse } from 'tiny-duration';
import { expect, test } from 'vitest';

test('reads what it writes', () => {
  expect(parse(format(65_000))).toBe(65_000);
});
