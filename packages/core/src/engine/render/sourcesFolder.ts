import { realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const { resolve } = createRequire(import.meta.url);

/**
 * Absolute path of the folder with our sources, for the bundler. It is found by package name, because the
 * engine runs from another folder, and is a real path, because the bundler names files by these.
 */
export const sourcesFolder = path.resolve(
  realpathSync(resolve('@docs/core/package.json')),
  '../src',
);

/** The folder with the libraries that our sources import, which a site elsewhere may not have. */
export const librariesFolder = path.resolve(resolve('react/package.json'), '../..');
