import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';

/**
 * Counts the files of a folder and their bytes.
 *
 * @param {string} folder
 */
export async function measureSize(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  let outputBytes = 0;
  for (const { parentPath, name } of files) {
    outputBytes += (await stat(path.join(parentPath, name))).size;
  }
  return { outputBytes, outputFiles: files.length };
}
