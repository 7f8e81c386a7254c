import { readFileSync } from 'node:fs';

/** Signals that ask a process to end: Ctrl+C, `kill`, a terminal that is closed, Ctrl+\. */
const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT']);

/** Name of the variable that makes a process end with its parent, as processes below npm do. */
export const endWithParent = 'DOCS_END_WITH_PARENT';

/** Milliseconds between two looks for the processes that this one must not outlive. */
const lookEvery = 250;

/**
 * Calls `stop` whenever this process is asked to end, instead of ending it: by a signal, or because npm
 * or the script that started it is gone, which counts as `SIGTERM`. Gives a function that undoes it.
 *
 * @param {(signal: NodeJS.Signals) => void} stop
 * @returns {() => void}
 */
export function onStop(stop) {
  const ancestors = listAncestors();
  const isOrphan = () => process.ppid !== (ancestors[0] ?? process.ppid) || !ancestors.every(lives);
  // A killed npm passes nothing on.
  const timer = setInterval(() => {
    if (!isOrphan()) return;
    clearInterval(timer);
    stop('SIGTERM');
  }, lookEvery).unref();
  for (const signal of signals) process.on(signal, stop);
  return () => {
    clearInterval(timer);
    for (const signal of signals) process.off(signal, stop);
  };
}

/**
 * The processes that this one must not outlive; none where it was started by hand, since it may have
 * been left running on purpose.
 */
function listAncestors() {
  const { npm_lifecycle_event, [endWithParent]: asked } = process.env;
  if (npm_lifecycle_event === undefined && asked === undefined) return [];
  const parent = readProcess(process.ppid);
  // Between npm and its scripts may be a shell, which lives on when npm is killed.
  const isShell = parent !== null && /^(?:ba|da|a|z|k)?sh$/.test(parent.name);
  return isShell ? [process.ppid, parent.parent] : [process.ppid];
}

/**
 * Name and parent of a process, from `/proc`; null where there is none. Shells of other systems than
 * Linux put the script in their own place.
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
function lives(id) {
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    // A process that may not be asked is there.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
