import { cp, readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { componentEngines } from './componentEngines.mjs';
import { plainEngines } from './plainEngines.mjs';

const own = fileURLToPath(new URL('../../packages/islet/dist/node/islet.js', import.meta.url));

/** @typedef {import('./types.d.ts').Engine} Engine */

export const ownSearch = {
  open: '.search-button',
  input: 'dialog input',
  result: 'dialog [role=option]',
};

/** @type {Engine[]} */
export const peerEngines = [
  {
    name: 'ours',
    version: null,
    tools: [],
    prepare: (site, folder) => cp(site, folder, { recursive: true }),
    docs: 'docs/en',
    config: 'site.config.ts',
    command: `"${process.execPath}" "${own}" build`,
    output: 'dist',
    leftovers: ['.islet', 'dist'],
    search: ownSearch,
  },
  ...plainEngines,
  ...componentEngines,
];

/**
 * Finds the first of some folders that each program is in.
 *
 * @param {string[]} folders absolute paths
 * @returns {Promise<Map<string, string>>} folders by the names of programs
 */
export async function findPrograms(folders) {
  /** @type {Map<string, string>} */
  const found = new Map();
  for (const folder of folders.toReversed()) {
    for (const name of await readdir(folder).catch(() => [])) found.set(name, folder);
  }
  return found;
}
