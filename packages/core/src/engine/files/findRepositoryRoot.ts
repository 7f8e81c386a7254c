import { existsSync } from 'node:fs';
import path from 'node:path';

/** Finds the root of the git repository; without one, that is the site's own root. */
export function findRepositoryRoot(siteRoot: string): string {
  for (let folder = siteRoot; ; folder = path.dirname(folder)) {
    if (existsSync(path.join(folder, '.git'))) return folder;
    if (folder === path.dirname(folder)) return siteRoot;
  }
}
