/** Values that take time to get, by their keys. */
export interface Cache<Value> {
  /** Returns a cached value, or makes and caches it. A failure is not cached. */
  load(key: string, make: () => Promise<Value>): Promise<Value>;
  forget(key: string): void;
  clear(): void;
}

/** Creates a cache of at most `limit` values, which drops the least recently used one. */
export function createCache<Value>(limit: number): Cache<Value> {
  const known = new Map<string, Promise<Value>>();
  return {
    load(key, make) {
      const value = known.get(key) ?? make();
      known.delete(key);
      known.set(key, value);
      value.catch(() => {
        if (known.get(key) === value) known.delete(key);
      });
      for (const oldest of known.keys()) {
        if (known.size <= limit) break;
        known.delete(oldest);
      }
      return value;
    },
    forget: (key) => void known.delete(key),
    clear: () => known.clear(),
  };
}
