import vm from 'node:vm';

/** Thrown where something took longer than it may. */
export class TooLongError extends Error {
  constructor(milliseconds: number) {
    super(`it did not end within ${milliseconds / 1000} seconds`);
  }
}

/**
 * Calls a function and gives its result. One that runs for longer is stopped wherever it is, even in
 * an endless loop, and a `TooLongError` is thrown: what it was changing may be left half done.
 */
export function runWithin<T>(milliseconds: number, run: () => T): T {
  // Only a script that `vm` starts can be stopped, and it sees nothing but globals.
  const name = Symbol.for('docs.runWithin');
  const outer: unknown = Reflect.get(globalThis, name);
  Reflect.set(globalThis, name, run);
  try {
    const script = new vm.Script("globalThis[Symbol.for('docs.runWithin')]()");
    return script.runInThisContext({ timeout: milliseconds }) as T;
  } catch (error) {
    throw isTimeout(error) ? new TooLongError(milliseconds) : error;
  } finally {
    Reflect.set(globalThis, name, outer);
  }
}

function isTimeout(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';
}
