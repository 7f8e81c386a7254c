import { onStop } from './onStop.mjs';

/** Milliseconds for the server to close; then the process exits anyway. */
const longestClose = 3000;

/**
 * Resolves when the process is asked to terminate; further requests are ignored (Ctrl+C reaches the whole process
 * group, and npm forwards it too). If the process doesn't end soon after that, it exits.
 */
export function untilStopped(): Promise<void> {
  return new Promise((resolve) => {
    onStop(() => {
      setTimeout(() => process.exit(), longestClose).unref();
      resolve();
    });
  });
}
