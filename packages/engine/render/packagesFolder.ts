import { realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const { resolve } = createRequire(import.meta.url);

/**
 * Absolute path of the folder with our packages, for the bundler. Found by name, since the engine runs
 * from where it was compiled to; a real path, since that is what the bundler calls files by.
 */
export const packagesFolder = path.resolve(
  realpathSync(resolve('@docs/engine/package.json')),
  '../..',
);

/** Where the libraries of our packages lie; a site elsewhere has no links to them. */
export const librariesFolder = path.resolve(resolve('react/package.json'), '../..');
