import { mkdtemp, rename, rm } from 'node:fs/promises';
import path from 'node:path';

/**
 * Moves what earlier builds left in a folder into a new one next to it, and returns its path. Removing it
 * would slow the next build down, because ext4 skips everything that was deleted in the last seconds each
 * time it creates a file. What is on another disk, such as a linked cache, is removed.
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
