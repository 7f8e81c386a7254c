/** Says that a promise stays pending; the message is the end of a sentence about the module. */
export class UnsettledError extends Error {}

/**
 * Waits for what an author's module gives. It rejects with an `UnsettledError` when that can never come,
 * since nothing is under way any more, where Node would end without a word, and after `limit`
 * milliseconds. A module that ends the process itself is reported on the way out.
 */
export async function settleInTime<T>(
  run: () => Promise<T>,
  { name, limit }: { name: string; limit: number },
): Promise<T> {
  let giveUp = (_reason: string): void => {};
  const overdue = new Promise<never>((_, reject) => {
    giveUp = (reason) => reject(new UnsettledError(reason));
  });
  const onIdle = (): void => giveUp('waits for a promise that nothing settles any more');
  const timer = setTimeout(() => {
    giveUp(`waits for a promise that is still pending after ${limit / 1000} s`);
  }, limit).unref();
  const onExit = (): void => {
    process.exitCode ||= 1;
    process.stderr.write(`\`${name}\` calls \`process.exit\`, so nothing was done.\n`);
  };
  process.once('beforeExit', onIdle);
  process.once('exit', onExit);
  try {
    return await Promise.race([run(), overdue]);
  } finally {
    clearTimeout(timer);
    process.off('beforeExit', onIdle);
    process.off('exit', onExit);
  }
}
