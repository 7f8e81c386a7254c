import { closeSync, constants, openSync, readFileSync } from 'node:fs';

/** Without the second flag, which Windows lacks, opening a named pipe would wait for a program that writes to it. */
const flags = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0);

/**
 * Reads a file of the cache, or one that it depends on. A named pipe in its place is empty. Throws like `readFileSync`.
 *
 * @param {string} file absolute path
 */
export function readKept(file) {
  const descriptor = openSync(file, flags);
  try {
    return readFileSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
