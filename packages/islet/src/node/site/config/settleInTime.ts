import { suspendHandlers } from '#shared/server/onStop.mjs';
import { createSlowWatch } from '../../support/modules/slowWatch.ts';

/** Milliseconds until a module is named that is still being evaluated. */
const quietTime = 5000;

/** A promise that stays pending; the message is the end of a sentence about the module. */
export class UnsettledError extends Error {}

/**
 * Waits for the exports of an author's module. Rejects with an `UnsettledError` after `limit`
 * milliseconds, or as soon as nothing is left that could settle the promise, when Node would just exit.
 * If the module exits the process itself, a message says so. If it keeps this thread busy, which nothing but the end of
 * the process can stop, it is named after five seconds.
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
  const watch = createSlowWatch({ limit: quietTime, output: 2 });
  watch.set(
    `\`${name}\` has been running for ${quietTime / 1000} s. If it never ends, press Ctrl+C, and correct it.\n`,
  );
  try {
    return await Promise.race([run(), overdue]);
  } finally {
    watch.set(null);
    resume();
    clearTimeout(timer);
    process.off('beforeExit', onIdle);
    process.off('exit', onExit);
  }
}
