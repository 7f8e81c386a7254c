import { mkdtemp, rename } from 'node:fs/promises';
import path from 'node:path';

/**
 * Moves what earlier builds left in a folder into a new one beside it, and gives its path. Removing it would slow the
 * next build down: each time that ext4 creates a file, it passes over everything that was deleted in the last seconds.
 *
 * @param {string} root absolute path
 * @param {readonly string[]} names files and folders, which may be missing
 */
export async function setAside(root, names) {
  const aside = await mkdtemp(`${root}-old-`);
  for (const [index, name] of names.entries()) {
    await rename(path.join(root, name), path.join(aside, String(index))).catch(ignoreMissing);
  }
  return aside;
}

/** @param {NodeJS.ErrnoException} error */
function ignoreMissing(error) {
  if (error.code !== 'ENOENT') throw error;
}
