import { expect, test } from 'vitest';
import { createCache } from './createCache.ts';

/** A cache of two values, and a log of the keys whose values had to be made. */
function createLogged() {
  const made: string[] = [];
  const cache = createCache<string>(2);
  const load = (key: string) =>
    cache.load(key, async () => {
      made.push(key);
      if (key === 'lost') throw new Error('lost');
      return `value of ${key}`;
    });
  return { made, cache, load };
}

test('the least recently used value is dropped', async () => {
  const { made, load } = createLogged();
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) expect(await load(key)).toBe(`value of ${key}`);
  expect(made).toEqual(['a', 'b', 'c', 'b']);
});

test('a value is made once, even while it is pending', async () => {
  const { made, load } = createLogged();
  await Promise.all([load('a'), load('a')]);
  expect(made).toEqual(['a']);
});

test('a failure is not kept', async () => {
  const { made, load } = createLogged();
  for (const _ of [1, 2]) await expect(load('lost')).rejects.toThrow('lost');
  expect(made).toEqual(['lost', 'lost']);
});

test('a value can be forgotten, and all of them', async () => {
  const { made, cache, load } = createLogged();
  await Promise.all([load('a'), load('b')]);
  cache.forget('a');
  await Promise.all([load('a'), load('b')]);
  expect(made).toEqual(['a', 'b', 'a']);
  cache.clear();
  await Promise.all([load('a'), load('b')]);
  expect(made.slice(3)).toEqual(['a', 'b']);
});
