import path from 'node:path';

/** Path of a file relative to a folder, with `/` on every system. */
export function relativePath(folder: string, file: string): string {
  return path.relative(folder, file).split(path.sep).join('/');
}
