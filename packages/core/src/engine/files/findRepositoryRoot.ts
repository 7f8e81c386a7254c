import { existsSync } from 'node:fs';
import path from 'node:path';

/** The nearest folder that git knows; a site outside a repository is its own root. */
export function findRepositoryRoot(siteRoot: string): string {
  for (let folder = siteRoot; ; folder = path.dirname(folder)) {
    if (existsSync(path.join(folder, '.git'))) return folder;
    if (folder === path.dirname(folder)) return siteRoot;
  }
}
