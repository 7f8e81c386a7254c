import path from 'node:path';

/** Name of the engine's cache folder in the root of a site. */
export const cacheFolder = '.islet';

/** Absolute path of something in the cache folder; all of it can be removed at any time. */
export function cachePath(siteRoot: string, ...names: string[]): string {
  return path.join(siteRoot, cacheFolder, ...names);
}
