import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

/** Real path of this module's folder, since that is how the bundler names files. */
const here = realpathSync(path.dirname(fileURLToPath(import.meta.url)));

/** Absolute path of the package that the engine is part of. */
const packageFolder = findPackage(here);

/** What sites import from. Only `package.json` has the name, so that it can change. */
export const packageName = readName(path.join(packageFolder, 'package.json'));

/**
 * Absolute path of the folder that holds `theme/`, `client/` and so on, for the bundler: `dist`, or `src`
 * where the engine runs from its sources, as in unit tests.
 */
export const codeFolder = path.join(
  packageFolder,
  path.relative(packageFolder, here).split(path.sep)[0] ?? '',
);

/** Whether this is the built package, whose files don't change. */
export const isBuilt = path.basename(codeFolder) === 'dist';

/**
 * Absolute paths of the folders in which Node looks for the libraries of the package; a site may be
 * anywhere, and package managers put them in different places.
 */
export const libraryFolders = (createRequire(import.meta.url).resolve.paths('react') ?? []).filter(
  (folder) => existsSync(folder),
);

/**
 * The version of a package that a site may install for the engine to load; null if it is not there.
 * `name` is that of a package, as `katex`.
 */
export function optionalVersion(name: string): string | null {
  const files = libraryFolders.map((folder) => path.join(folder, name, 'package.json'));
  const file = files.find((one) => existsSync(one));
  if (file === undefined) return null;
  return z.object({ version: z.string() }).parse(JSON.parse(readFileSync(file, 'utf8'))).version;
}

function readName(file: string): string {
  return z.object({ name: z.string() }).parse(JSON.parse(readFileSync(file, 'utf8'))).name;
}

function findPackage(folder: string): string {
  return existsSync(path.join(folder, 'package.json')) ? folder : findPackage(path.dirname(folder));
}
