import { cachedQueries } from '../searchConstants.ts';

/**
 * Returns the cached answer for a key or computes it; the least recently used entry is dropped. Failures
 * are not cached.
 */
export function createCache<Value>(
  most = cachedQueries,
): (key: string, make: () => Promise<Value>) => Promise<Value> {
  const known = new Map<string, Promise<Value>>();
  return (key, make) => {
    const value = known.get(key) ?? make();
    known.delete(key);
    known.set(key, value);
    value.catch(() => {
      if (known.get(key) === value) known.delete(key);
    });
    for (const oldest of known.keys()) {
      if (known.size <= most) break;
      known.delete(oldest);
    }
    return value;
  };
}
