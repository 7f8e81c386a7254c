import { realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';

/** A file that may be served. */
export interface FoundFile {
  /** Path below the folder, as requested. */
  name: string;
  /** Real path on the disk. */
  path: string;
  /** Changes with the content. */
  version: string;
}

/** Looks up a file by its decoded path below the folder; null if it doesn't exist or may not be served. */
export type Folder = (path: string) => Promise<FoundFile | null>;

const CONTROL_FILES = ['/_headers', '/_redirects'];

/** Opens a built folder for reading. Host configuration files and links that leave the folder are not served. */
export function openFolder(dir: string): Folder {
  return async (path) => {
    if (CONTROL_FILES.includes(path)) return null;
    try {
      const root = await realpath(dir);
      const file = await realpath(join(root, path));
      const stats = await stat(file);
      if (!file.startsWith(root + sep) || !stats.isFile()) return null;
      return {
        name: path,
        path: file,
        version: `${stats.size.toString(36)}-${stats.mtimeMs.toString(36)}`,
      };
    } catch {
      return null;
    }
  };
}
