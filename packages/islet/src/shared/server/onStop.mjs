import { readFileSync } from 'node:fs';

/** Signals that request termination: Ctrl+C, `kill`, closing the terminal, Ctrl+\. */
const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT']);

/** Environment variable that makes a process end with its parent, as processes started by npm do. */
export const endWithParent = 'ISLET_END_WITH_PARENT';

/** Milliseconds between checks whether the parent processes are still running. */
const pollInterval = 250;

/** @type {Set<(signal: NodeJS.Signals) => void>} */
const handlers = new Set();

/** Number of runs of authors' code that are under way. */
let suspensions = 0;

/**
 * Lets signals end the process at once, as without handlers, until the returned function is called. Code of
 * authors may never end, and then no handler would ever run.
 *
 * @returns {() => void}
 */
export function suspendHandlers() {
  if (suspensions++ === 0) for (const stop of handlers) removeHandler(stop);
  return () => {
    if (--suspensions === 0) for (const stop of handlers) addHandler(stop);
  };
}

/** @param {(signal: NodeJS.Signals) => void} stop */
function addHandler(stop) {
  for (const signal of signals) process.on(signal, stop);
}

/** @param {(signal: NodeJS.Signals) => void} stop */
function removeHandler(stop) {
  for (const signal of signals) process.off(signal, stop);
}

/**
 * Calls `stop` instead of ending the process when it is asked to terminate: by a signal, or because npm
 * or the script that started it has ended, which is reported as `SIGTERM`. Returns a function that removes
 * the handlers.
 *
 * @param {(signal: NodeJS.Signals) => void} stop
 * @returns {() => void}
 */
export function onStop(stop) {
  const ancestors = listAncestors();
  const isOrphan = () =>
    process.ppid !== (ancestors[0] ?? process.ppid) || !ancestors.every(isRunning);
  // If npm is killed, it doesn't forward a signal.
  const timer = setInterval(() => {
    if (!isOrphan()) return;
    clearInterval(timer);
    stop('SIGTERM');
  }, pollInterval).unref();
  handlers.add(stop);
  if (suspensions === 0) addHandler(stop);
  return () => {
    clearInterval(timer);
    handlers.delete(stop);
    removeHandler(stop);
  };
}

/**
 * The processes that this one must not outlive; none if it was started by hand, since the user may want it to
 * keep running.
 */
function listAncestors() {
  const { npm_lifecycle_event, [endWithParent]: asked } = process.env;
  if (npm_lifecycle_event === undefined && asked === undefined) return [];
  const parent = readProcess(process.ppid);
  // npm may run its scripts in a shell, which survives when npm is killed.
  const isShell = parent !== null && /^(?:ba|da|a|z|k)?sh$/.test(parent.name);
  return isShell ? [process.ppid, parent.parent] : [process.ppid];
}

/**
 * Name and parent of a process, from `/proc`; null if there is none. Shells on other systems than Linux
 * replace themselves with the script.
 *
 * @param {number} id
 */
function readProcess(id) {
  try {
    const [, name = '', parent] =
      /^\d+ \((.*)\) \S (\d+)/s.exec(readFileSync(`/proc/${id}/stat`, 'utf8')) ?? [];
    return { name, parent: Number(parent) };
  } catch {
    return null;
  }
}

/** @param {number} id */
function isRunning(id) {
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    // The process exists, but belongs to another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
