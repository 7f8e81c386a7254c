import { relativePath } from '../../support/files/relativePath.ts';

/** How the bundle names a component file: its path below the site's root. */
export function moduleKey(siteRoot: string, file: string): string {
  return relativePath(siteRoot, file);
}
