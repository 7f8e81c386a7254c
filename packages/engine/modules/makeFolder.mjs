import { lstatSync, mkdirSync, rmSync } from 'node:fs';

/**
 * Creates a folder of our own with those above it, in the place of a file that has its name. Throws where
 * it cannot.
 *
 * @param {string} folder absolute path
 */
export function makeFolder(folder) {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    if (!lstatSync(folder, { throwIfNoEntry: false })) throw error;
    rmSync(folder);
    mkdirSync(folder);
  }
}
