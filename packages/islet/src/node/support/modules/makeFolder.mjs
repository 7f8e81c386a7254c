import { lstatSync, mkdirSync, rmSync } from 'node:fs';

/**
 * Creates a folder and its parents, replacing a file of the same name. Throws if that fails.
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
