// Node 20: all scripts, and what they share with the engine, are JavaScript, because it doesn't run TypeScript.

import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { fileURLToPath } from 'node:url';
import { endWithParent, onStop } from '#islet/shared/server/onStop.mjs';

/** Absolute path of the repository, where programs are run. */
export const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * @typedef {object} Outcome
 * @property {number} code Exit code; 128 and the signal's number for a program ended by a signal.
 * @property {string} output What it printed, if that was captured.
 * @property {boolean} stopped Whether this process was asked to end meanwhile.
 */

/**
 * Runs a program to its end; signals that ask this process to end are passed on to it. Captured output is
 * returned as one text, so that the outputs of concurrent programs aren't mixed. With `isAside`, all of it goes to the
 * standard error, for a program that prepares another one, whose output may be data.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {{ capture?: boolean, cwd?: string, env?: NodeJS.ProcessEnv, shell?: boolean, isAside?: boolean, onMessage?: (message: unknown) => void }} [options]
 *   `onMessage` gets what a Node program sends to its parent.
 * @returns {Promise<Outcome>}
 */
export function run(command, args, options = {}) {
  const {
    capture = false,
    cwd = root,
    env = {},
    shell = false,
    isAside = false,
    onMessage,
  } = options;
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, [endWithParent]: '1', ...env },
      shell,
      stdio: [
        ...(capture
          ? /** @type {const} */ (['ignore', 'pipe', 'pipe'])
          : /** @type {const} */ (['inherit', isAside ? process.stderr : 'inherit', 'inherit'])),
        ...(onMessage ? /** @type {const} */ (['ipc']) : []),
      ],
    });
    if (onMessage) child.on('message', onMessage);
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text) => {
        output += text;
      });

    let stopped = false;
    /** @param {NodeJS.Signals} signal */
    const pass = (signal) => {
      stopped = true;
      // A terminal sends Ctrl+C to the child as well; a second signal would interrupt its cleanup.
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
    };
    const release = onStop(pass);

    child.on('error', (error) => {
      release();
      reject(error);
    });
    child.on('close', (code, signal) => {
      release();
      resolve({ code: code ?? 128 + (signal ? constants.signals[signal] : 0), output, stopped });
    });
  });
}

/**
 * Runs a program that others follow; if this process was asked to end meanwhile, it ends after the program.
 *
 * @param {Parameters<typeof run>} args
 */
export async function runInTurn(...args) {
  const outcome = await run(...args);
  if (outcome.stopped) process.exit(outcome.code || 1);
  return outcome;
}
