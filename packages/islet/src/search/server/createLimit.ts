/** Does work when it is its turn; rejects if the signal has ended the wait, and then never begins. */
export type TakeTurn = <T>(work: () => Promise<T>, signal?: AbortSignal) => Promise<T>;

/** Lets work begin in the order in which it was asked for, so that no more than `atOnce` is under way. */
export function createLimit(atOnce: number): TakeTurn {
  const waiting = new Set<() => void>();
  let running = 0;

  const beginNext = (): void => {
    const [begin] = waiting;
    if (begin === undefined || running >= atOnce) return;
    waiting.delete(begin);
    running++;
    begin();
  };

  const wait = (signal: AbortSignal | undefined): Promise<void> =>
    new Promise((resolve, reject) => {
      const begin = (): void => {
        signal?.removeEventListener('abort', leave);
        resolve();
      };
      const leave = (): void => {
        waiting.delete(begin);
        reject(signal?.reason);
      };
      if (signal?.aborted) return reject(signal.reason);
      signal?.addEventListener('abort', leave, { once: true });
      waiting.add(begin);
      beginNext();
    });

  return async (work, signal) => {
    await wait(signal);
    try {
      return await work();
    } finally {
      running--;
      // Timers and new requests come before what waits.
      setImmediate(beginNext);
    }
  };
}
