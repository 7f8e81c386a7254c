/** Data with more values than this counts as endless. */
const most = 1_000_000;

/** Finds the path of the first object or array that contains itself or is too large; null if none does. */
export function findCycle(root: unknown): PropertyKey[] | null {
  const above = new Set<object>();
  let seen = 0;
  const search = (value: unknown, path: readonly PropertyKey[]): PropertyKey[] | null => {
    if (typeof value !== 'object' || value === null) return null;
    if (above.has(value) || ++seen > most) return [...path];
    above.add(value);
    for (const [key, part] of Object.entries(value)) {
      const found = search(part, [...path, Array.isArray(value) ? Number(key) : key]);
      if (found !== null) return found;
    }
    above.delete(value);
    return null;
  };
  return search(root, []);
}
