import { mkdtemp, rename, rm } from 'node:fs/promises';
import path from 'node:path';

/**
 * Moves what earlier builds left in a folder into a new one beside it, and gives its path. Removing it would slow the
 * next build down: each time that ext4 creates a file, it passes over everything that was deleted in the last seconds.
 * What is on another disk, as a linked cache may be, is removed all the same.
 *
 * @param {string} root absolute path
 * @param {readonly string[]} names files and folders, which may be missing
 */
export async function setAside(root, names) {
  const aside = await mkdtemp(`${root}-old-`);
  for (const [index, name] of names.entries()) {
    const file = path.join(root, name);
    await rename(file, path.join(aside, String(index))).catch((error) => {
      if (error.code === 'EXDEV') return rm(file, { recursive: true });
      if (error.code !== 'ENOENT') throw error;
      return undefined;
    });
  }
  return aside;
}
