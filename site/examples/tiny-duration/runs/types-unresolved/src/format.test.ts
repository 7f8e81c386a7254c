import { expect, test } from '@jest/globals';
import { format } from './format';

test('writes seconds with two digits', () => {
  expect(format(65_000)).toBe('1:05');
});
