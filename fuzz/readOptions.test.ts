import { expect, test } from 'vitest';
import { readOptions } from './readOptions.ts';

const read = (...args: string[]) => readOptions(args, ['pages', 'caches']);

test('reads what to run', () => {
  expect(
    read('--minutes', '0.5', '--seed', '7', '--only', 'pages,caches', '--round', '12'),
  ).toEqual({ minutes: 0.5, seed: 7, only: ['pages', 'caches'], round: 12 });
  expect(read('--seed', '7')).toEqual({ minutes: 5, seed: 7, only: [], round: null });
});

test.each([
  [['--only', 'page'], 'There is no attack "page". The attacks are: pages, caches.'],
  [['--minutes', 'ten'], '`--minutes ten` is not a number from 0 up.'],
  [['--seed', ''], '`--seed ` is not a number from 0 up.'],
])('%j is explained', (args, message) => {
  expect(() => read(...args)).toThrow(message);
});
