import { expect, test } from 'vitest';
import { unit } from '@/unit';

test('the unit is the one that the build defines', () => {
  expect(unit).toBe('ms');
});
