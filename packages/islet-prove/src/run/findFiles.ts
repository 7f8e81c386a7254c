import { readdir } from 'node:fs/promises';
import path from 'node:path';

/** Lists all files below a folder whose names match, sorted; paths are relative to `root`, with `/`. */
export async function findFiles(root: string, folder: string, name: RegExp): Promise<string[]> {
  const names = await readdir(path.join(root, folder), { recursive: true });
  return names
    .filter((one) => name.test(one))
    .map((one) => path.posix.join(folder, one.split(path.sep).join('/')))
    .sort();
}
