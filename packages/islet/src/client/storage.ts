/** Name of a browser storage; if it is blocked, accessing the property itself throws. */
export type StorageName = 'localStorage' | 'sessionStorage';

/** Reads a stored text; null if there is none or storage is blocked. */
export function readStoredText(storage: StorageName, key: string): string | null {
  try {
    return globalThis[storage].getItem(key);
  } catch {
    return null;
  }
}

/** Reads a value stored as JSON; null if the guard rejects it. */
export function readStored<Value>(
  storage: StorageName,
  key: string,
  guard: (value: unknown) => value is Value,
): Value | null {
  try {
    const value: unknown = JSON.parse(readStoredText(storage, key) ?? 'null');
    return guard(value) ? value : null;
  } catch {
    // Not JSON, so written by other code.
    return null;
  }
}

/** Stores a text; has no effect if storage is blocked or full. */
export function writeStored(storage: StorageName, key: string, text: string): void {
  try {
    globalThis[storage].setItem(key, text);
  } catch {
    // There is nothing the reader could do about it.
  }
}
