import type { Stats } from 'node:fs';
import { realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { controlFiles } from '../../site/hosts/servedFiles.ts';

/** A file that may be served. */
export interface FoundFile {
  /** Path below the folder, as requested. */
  name: string;
  /** Real path on the disk. */
  path: string;
  /** In bytes. */
  size: number;
  /** Changes with the content. */
  version: string;
}

/** Looks up a file by its decoded path below the folder; null if it doesn't exist or may not be served. */
export type FindFile = (path: string) => Promise<FoundFile | null>;

/** The version of a file. */
export const versionOf = ({ size, mtimeMs }: Pick<Stats, 'size' | 'mtimeMs'>): string =>
  `${size.toString(36)}-${mtimeMs.toString(36)}`;

/** Opens a built folder for reading. Host configuration files and links that leave the folder are not served. */
export function openFolder(dir: string): FindFile {
  return async (path) => {
    if (controlFiles.includes(path.slice(1))) return null;
    try {
      const root = await realpath(dir);
      const file = await realpath(join(root, path));
      const stats = await stat(file);
      if (!file.startsWith(root + sep) || !stats.isFile()) return null;
      return {
        name: path,
        path: file,
        size: stats.size,
        version: versionOf(stats),
      };
    } catch {
      return null;
    }
  };
}
