/**
 * Returns the value for a key, or makes it. Failures are not kept, because their cause may be gone the next
 * time.
 */
export function remember<Key, Value>(
  made: Map<Key, Promise<Value>>,
  key: Key,
  make: () => Promise<Value>,
): Promise<Value> {
  const known = made.get(key);
  if (known) return known;
  const value = make();
  made.set(key, value);
  value.catch(() => {
    if (made.get(key) === value) made.delete(key);
  });
  return value;
}
