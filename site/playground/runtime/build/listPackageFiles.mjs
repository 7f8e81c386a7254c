import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * The files of a folder of `node_modules`, relative to it, in a fixed order.
 *
 * @param {string} packages
 * @param {string} folder
 * @param {(file: string) => boolean} isWanted
 */
export function listPackageFiles(packages, folder, isWanted) {
  if (!existsSync(path.join(packages, folder))) return [];
  return readdirSync(path.join(packages, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(packages, path.join(entry.parentPath ?? entry.path, entry.name)))
    .map((file) => file.split(path.sep).join('/'))
    .filter(isWanted)
    .sort();
}
