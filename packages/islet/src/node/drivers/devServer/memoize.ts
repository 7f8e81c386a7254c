/**
 * Returns the value for a key, or computes it. Failures are not cached, because their cause may be gone the next
 * time.
 */
export function memoize<Key, Value>(
  values: Map<Key, Promise<Value>>,
  key: Key,
  compute: () => Promise<Value>,
): Promise<Value> {
  const known = values.get(key);
  if (known) return known;
  const value = compute();
  values.set(key, value);
  value.catch(() => {
    if (values.get(key) === value) values.delete(key);
  });
  return value;
}
