import { expect, test } from 'vitest';
import { memoize } from './memoize.ts';

test('returns known values, and tries again after a failure', async () => {
  const known = new Map<string, Promise<number>>();
  let asked = 0;
  const ask = (fails: boolean) =>
    memoize(known, 'a', async () => {
      asked++;
      if (fails) throw new Error('broken');
      return asked;
    });
  await expect(ask(true)).rejects.toThrow('broken');
  expect(await ask(false)).toBe(2);
  expect(await ask(true)).toBe(2);
});

test('a failure does not remove a later value', async () => {
  const known = new Map<string, Promise<number>>();
  let fail: (error: Error) => void = () => {};
  const first = memoize(known, 'a', () => new Promise((_, reject) => (fail = reject)));
  known.delete('a');
  expect(await memoize(known, 'a', async () => 2)).toBe(2);
  fail(new Error('late'));
  await expect(first).rejects.toThrow('late');
  expect(await memoize(known, 'a', async () => 3)).toBe(2);
});
