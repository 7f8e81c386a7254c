import { expect, test } from '@jest/globals';
import { format } from './format';

test('pads the seconds', () => {
  expect(format(65_000)).toBe('1:05');
});
