import { realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const { resolve } = createRequire(import.meta.url);

/**
 * Absolute path of the folder with our sources, for the bundler. Found by name, since the engine runs
 * from where it was compiled to; a real path, since that is how the bundler names files.
 */
export const sourcesFolder = path.resolve(
  realpathSync(resolve('@docs/core/package.json')),
  '../src',
);

/** Where the libraries are that our sources import; a site elsewhere has no links to them. */
export const librariesFolder = path.resolve(resolve('react/package.json'), '../..');
