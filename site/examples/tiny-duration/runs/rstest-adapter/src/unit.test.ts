import { expect, test } from '@rstest/core';
import { unit } from './unit';

test('the unit is the one that the build defines', () => {
  expect(unit).toBe('min');
});
