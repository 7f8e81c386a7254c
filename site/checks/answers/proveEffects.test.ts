import { expect, test } from 'vitest';
import { listUnproved } from './proveEffects.ts';

test('each rule about options that do nothing has a case that is built', () => {
  expect(listUnproved()).toEqual([]);
});
