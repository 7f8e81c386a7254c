import path from 'node:path';

/** Path of a file from a folder on, with `/` on every system, as problems and notes name files. */
export function relativePath(folder: string, file: string): string {
  return path.relative(folder, file).split(path.sep).join('/');
}
