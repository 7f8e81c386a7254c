import { suspendHandlers } from '#common/server/onStop.mjs';

/** A promise that stays pending; the message is the end of a sentence about the module. */
export class UnsettledError extends Error {}

/**
 * Waits for the exports of an author's module. Rejects with an `UnsettledError` after `limit`
 * milliseconds, or as soon as nothing is left that could settle the promise, when Node would just exit.
 * If the module exits the process itself, a message says so.
 */
export async function settleInTime<T>(
  run: () => Promise<T>,
  { name, limit }: { name: string; limit: number },
): Promise<T> {
  let giveUp = (_reason: string): void => {};
  const overdue = new Promise<never>((_, reject) => {
    giveUp = (reason) => reject(new UnsettledError(reason));
  });
  const onIdle = (): void => giveUp('waits for a promise that can no longer settle');
  const timer = setTimeout(() => {
    giveUp(`waits for a promise that is still pending after ${limit / 1000} s`);
  }, limit).unref();
  const onExit = (): void => {
    process.exitCode ||= 1;
    process.stderr.write(`\`${name}\` calls \`process.exit\`, so nothing was done.\n`);
  };
  process.once('beforeExit', onIdle);
  process.prependOnceListener('exit', onExit);
  const resume = suspendHandlers();
  try {
    return await Promise.race([run(), overdue]);
  } finally {
    resume();
    clearTimeout(timer);
    process.off('beforeExit', onIdle);
    process.off('exit', onExit);
  }
}
