import path from 'node:path';

/** How the bundle names a component file: its path below the site's root. */
export function moduleKey(siteRoot: string, file: string): string {
  return path.relative(siteRoot, file).split(path.sep).join('/');
}
