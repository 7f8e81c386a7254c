import vm from 'node:vm';

/** Thrown if something took longer than it may. */
export class TooLongError extends Error {
  constructor(milliseconds: number) {
    super(`it did not end within ${milliseconds / 1000} seconds`);
  }
}

/** The global that holds the function to call, because a script run by `vm` only sees globals. */
const slot = 'islet.runWithin';

/**
 * Calls a function and returns its result. If it takes longer, it is stopped wherever it is, even in an
 * endless loop, and a `TooLongError` is thrown; what it was changing may be left half done. Code of `world`
 * after an `await` counts as well.
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

/** Processor time of this process in milliseconds. */
const workTime = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** Milliseconds of wall time for which a processor time is good enough; far less than any limit. */
const measuredFor = 100;

/**
 * Creates a function that returns the processor time of this process in milliseconds, as it was at most 100 ms
 * ago. While other threads are busy, asking the system takes up to 5 ms, which is as long as compiling a page.
 */
export function createWorkMeter(measure = workTime, now = () => performance.now()): () => number {
  let known = 0;
  let end = Number.NEGATIVE_INFINITY;
  return () => {
    if (now() < end) return known;
    known = measure();
    end = now() + measuredFor;
    return known;
  };
}

/** How many times longer something may take on a busy machine. */
const busyFactor = 16;

/**
 * Runs a function with a time limit. If the machine is so busy that this process had the processor for less
 * than half of that time, the limit means nothing: the function is run once more, with a limit that allows
 * for as much work. Rejects with what `run` rejects with.
 */
export async function runPatiently<T>(
  milliseconds: number,
  run: (milliseconds: number) => T | Promise<T>,
  measureWork = workTime,
): Promise<T> {
  const before = measureWork();
  try {
    return await run(milliseconds);
  } catch (error) {
    const share = (measureWork() - before) / milliseconds;
    if (!(error instanceof TooLongError) || share > 1 / 2) throw error;
    try {
      return await run(Math.round(milliseconds / Math.max(share, 1 / busyFactor)));
    } catch (again) {
      throw again instanceof TooLongError ? error : again;
    }
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

/** An error from another world is not an instance of this world's `Error`, and may be anything. */
function isTimeout(error: unknown): boolean {
  try {
    const code = Object.getOwnPropertyDescriptor(Object(error), 'code');
    return code?.value === 'ERR_SCRIPT_EXECUTION_TIMEOUT';
  } catch {
    return false;
  }
}
