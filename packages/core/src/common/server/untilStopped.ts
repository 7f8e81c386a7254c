import { onStop } from './onStop.mjs';

/** Milliseconds that a server has to end; then the process ends in any case. */
const patience = 3000;

/**
 * Resolves when the process is asked to end; a second request (Ctrl+C reaches a whole group, and npm
 * passes it on) changes nothing. What does not end by itself soon after is ended.
 */
export function untilStopped(): Promise<void> {
  return new Promise((resolve) => {
    onStop(() => {
      setTimeout(() => process.exit(), patience).unref();
      resolve();
    });
  });
}
