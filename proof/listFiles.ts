import { readdir } from 'node:fs/promises';
import path from 'node:path';

/** Paths of all files below a folder whose name matches, in order; both are below `root`, with `/`. */
export async function listFiles(root: string, folder: string, name: RegExp): Promise<string[]> {
  const names = await readdir(path.join(root, folder), { recursive: true });
  return names
    .filter((one) => name.test(one))
    .map((one) => path.posix.join(folder, one.split(path.sep).join('/')))
    .sort();
}
