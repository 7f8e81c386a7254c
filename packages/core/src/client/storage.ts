/** A storage of the browser, by the name of its getter: where it is blocked, the getter itself throws. */
export type StorageName = 'localStorage' | 'sessionStorage';

/** Reads a stored text; null where there is none and where storage is blocked. */
export function readText(storage: StorageName, key: string): string | null {
  try {
    return globalThis[storage].getItem(key);
  } catch {
    return null;
  }
}

/** Reads a value that was stored as JSON; null for anything that the guard does not accept. */
export function readStored<Value>(
  storage: StorageName,
  key: string,
  guard: (value: unknown) => value is Value,
): Value | null {
  try {
    const value: unknown = JSON.parse(readText(storage, key) ?? 'null');
    return guard(value) ? value : null;
  } catch {
    // Not JSON: something else wrote it.
    return null;
  }
}

/** Stores a text. Where storage is blocked or full, the value lasts only as long as the document. */
export function writeStored(storage: StorageName, key: string, text: string): void {
  try {
    globalThis[storage].setItem(key, text);
  } catch {
    // Nothing that a reader could do about it.
  }
}
