import vm from 'node:vm';

/** Thrown where something took longer than it may. */
export class TooLongError extends Error {
  constructor(milliseconds: number) {
    super(`it did not end within ${milliseconds / 1000} seconds`);
  }
}

/** Where the script that `vm` runs, which sees nothing but globals, finds what to call. */
const slot = 'docs.runWithin';

/**
 * Calls a function and gives its result. One that runs for longer is stopped wherever it is, even in
 * an endless loop, and a `TooLongError` is thrown: what it was changing may be left half done. What
 * functions of `world` do after an `await` counts as well.
 */
export function runWithin<T>(
  milliseconds: number,
  run: () => T,
  world: vm.Context | null = null,
): T {
  const globals = world ?? globalThis;
  const outer: unknown = Reflect.get(globals, slot);
  Reflect.set(globals, slot, run);
  try {
    const script = new vm.Script(`globalThis['${slot}']()`);
    const options = { timeout: milliseconds };
    const result: unknown = world
      ? script.runInContext(world, options)
      : script.runInThisContext(options);
    return result as T;
  } catch (error) {
    throw isTimeout(error) ? new TooLongError(milliseconds) : error;
  } finally {
    Reflect.set(globals, slot, outer);
  }
}

/**
 * Creates a world with the same globals as this one, whose functions can be stopped after an `await` too:
 * it runs them itself, before `runWithin` ends. Texts, lists and objects written there have
 * prototypes of their own.
 */
export function createWorld(): vm.Context {
  const world = {};
  for (const [name, descriptor] of Object.entries(Object.getOwnPropertyDescriptors(globalThis))) {
    if (name !== 'globalThis' && descriptor.configurable) {
      Object.defineProperty(world, name, descriptor);
    }
  }
  return vm.createContext(world, { microtaskMode: 'afterEvaluate' });
}

/** What is thrown in another world is not an instance of the `Error` of this one, and may be anything. */
function isTimeout(error: unknown): boolean {
  try {
    const code = Object.getOwnPropertyDescriptor(Object(error), 'code');
    return code?.value === 'ERR_SCRIPT_EXECUTION_TIMEOUT';
  } catch {
    return false;
  }
}
