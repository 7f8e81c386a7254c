import { existsSync } from 'node:fs';
import path from 'node:path';

const names = ['site.config.ts', 'site.config.mts', 'site.config.js', 'site.config.mjs'] as const;

/** Absolute paths where a site can have its config; the first file that exists is read. */
export const listConfigFiles = (siteRoot: string): string[] =>
  names.map((name) => path.resolve(siteRoot, name));

/** Name of the config of a site, to point at in a problem. */
export function configName(siteRoot: string): string {
  return path.basename(listConfigFiles(siteRoot).find((file) => existsSync(file)) ?? names[0]);
}
