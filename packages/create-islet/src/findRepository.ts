import { existsSync } from 'node:fs';
import path from 'node:path';

/** The root of the Git repository that a folder, which may be missing, is in; null if there is none. */
export function findRepository(folder: string): string | null {
  if (existsSync(path.join(folder, '.git'))) return folder;
  const parent = path.dirname(folder);
  return parent === folder ? null : findRepository(parent);
}
