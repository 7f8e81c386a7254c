import { lstatSync, mkdirSync, rmSync } from 'node:fs';

/**
 * Creates a folder of our own with those above it, replacing a file of the same name. Throws where
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
