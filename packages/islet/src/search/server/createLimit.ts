/** Does work when it is its turn; rejects if the signal has ended the wait, and then never begins. */
export type TakeTurn = <T>(work: () => Promise<T>, signal?: AbortSignal) => Promise<T>;

/**
 * Rounds of the event loop between two works: Node.js accepts one connection in each, so without them new clients would
 * wait until about as many works are done as there are clients.
 */
const roundsBetween = 32;

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
      afterRounds(roundsBetween, () => {
        running--;
        beginNext();
      });
    }
  };
}

function afterRounds(count: number, act: () => void): void {
  setImmediate(() => (count > 1 ? afterRounds(count - 1, act) : act()));
}
