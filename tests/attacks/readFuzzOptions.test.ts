import { expect, test } from 'vitest';
import { readFuzzOptions } from './readFuzzOptions.ts';

const read = (...args: string[]) => readFuzzOptions(args, ['pages', 'caches']);

test('reads the options', () => {
  expect(
    read('--minutes', '0.5', '--seed', '7', '--only', 'pages,caches', '--round', '12'),
  ).toEqual({ minutes: 0.5, seed: 7, only: ['pages', 'caches'], round: 12 });
  expect(read('--seed', '7')).toEqual({ minutes: 5, seed: 7, only: [], round: null });
});

test.each([
  [['--only', 'page'], 'Unknown attack "page". Available: pages, caches.'],
  [['--minutes', 'ten'], '"--minutes" must be a number of at least 0.'],
  [['--seed', ''], '"--seed" must be a number of at least 0.'],
])('%j is explained', (args, message) => {
  expect(() => read(...args)).toThrow(message);
});
