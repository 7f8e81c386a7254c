import path from 'node:path';

/** Name of the engine's cache folder in the root of a site. */
export const keptFolder = '.docs';

/** Absolute path of something in the cache folder; all of it can be removed at any time. */
export function keptPath(siteRoot: string, ...names: string[]): string {
  return path.join(siteRoot, keptFolder, ...names);
}
