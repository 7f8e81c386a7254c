import { expect, test } from 'vitest';
import { cachedQueries } from '../searchConstants.ts';
import { createCache } from './createCache.ts';

/** Requests keys in order, and returns those that had to be computed. */
async function listMade(keys: string[], most?: number): Promise<string[]> {
  const cached = createCache<string>(most);
  const made: string[] = [];
  for (const key of keys) {
    const value = await cached(key, async () => {
      made.push(key);
      return `value of ${key}`;
    });
    expect(value).toBe(`value of ${key}`);
  }
  return made;
}

test('the least recently used entry is dropped', async () => {
  expect(await listMade(['a', 'b', 'a', 'c', 'a', 'b'], 2)).toEqual(['a', 'b', 'c', 'b']);
});

test('a hundred queries are kept (SPEC 9)', async () => {
  const keys = Array.from({ length: cachedQueries + 1 }, (_, at) => `q${at}`);
  expect(cachedQueries).toBe(100);
  expect(await listMade([...keys, 'q1', 'q0'])).toEqual([...keys, 'q0']);
});

test('a failure is not cached', async () => {
  const cached = createCache<string>();
  await expect(cached('a', () => Promise.reject(new Error('lost')))).rejects.toThrow('lost');
  expect(await cached('a', async () => 'found')).toBe('found');
});
