import { expect, test } from 'vitest';
import { format } from './format';

test('pads the seconds', () => {
  expect(format(65_000)).toBe('1:05');
});
