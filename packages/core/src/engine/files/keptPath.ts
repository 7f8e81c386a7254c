import path from 'node:path';

/** Name of the folder in a site's root where the engine keeps what it makes for itself. */
export const keptFolder = '.docs';

/** Absolute path of something that is kept there; all of it can be removed at any time. */
export function keptPath(siteRoot: string, ...names: string[]): string {
  return path.join(siteRoot, keptFolder, ...names);
}
