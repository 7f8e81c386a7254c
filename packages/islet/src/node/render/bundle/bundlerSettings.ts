import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Files beside a site or above it that say for which browsers a bundler compiles, and with what. */
const settings = [
  '.browserslistrc',
  'browserslist',
  '.postcssrc',
  '.postcssrc.json',
  ...['js', 'cjs', 'mjs', 'ts'].map((ending) => `postcss.config.${ending}`),
];

/** Lists the absolute paths where a bundler looks for settings by itself: those of a site, and above it. */
export function listBundlerSettings(folder: string): string[] {
  return above(folder).flatMap((place) =>
    ['package.json', 'tsconfig.json', ...settings].map((name) => path.join(place, name)),
  );
}

/** Whether there are settings that a bundle of the theme alone depends on. */
export function hasBundlerSettings(folder: string): boolean {
  if (process.env.BROWSERSLIST || process.env.BROWSERSLIST_CONFIG) return true;
  return above(folder).some(
    (place) =>
      settings.some((name) => existsSync(path.join(place, name))) ||
      namesSettings(path.join(place, 'package.json')),
  );
}

function namesSettings(packageFile: string): boolean {
  if (!existsSync(packageFile)) return false;
  // Not parsed, because a package file with a syntax error may be meant to have settings.
  return /"(?:browserslist|postcss)"/.test(readFileSync(packageFile, 'utf8'));
}

/** A folder and all that it is in. */
function above(folder: string): string[] {
  const parent = path.dirname(folder);
  return parent === folder ? [folder] : [folder, ...above(parent)];
}
