/** Returns a function that calls `open` the first time, and gives the same promise from then on. */
export function once<T>(open: () => Promise<T>): () => Promise<T> {
  let opened: Promise<T> | null = null;
  return () => {
    opened ??= open();
    return opened;
  };
}
