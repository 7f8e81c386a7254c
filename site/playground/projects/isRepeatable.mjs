import { readFileSync } from 'node:fs';
import { servedPackages } from '../runtime/build/selectedPackages.mjs';
import { listBuilds, listPrograms } from './listBuilds.mjs';
import { listExternal, listImported } from './listImported.mjs';

/**
 * The packages that the recorded runs have.
 *
 * @type {{ dependencies: Record<string, string> }}
 */
const { dependencies } = JSON.parse(
  readFileSync(new URL('../../examples/package.json', import.meta.url), 'utf8'),
);

/**
 * Whether the playground can repeat a run: its files import only what is served, and what it runs besides Rslib only
 * looks at the output.
 *
 * @param {readonly string[]} commands
 * @param {Readonly<Record<string, string>>} files
 */
export function isRepeatable(commands, files) {
  const { builds, other } = listBuilds(commands);
  if (other !== null || builds.length === 0) return false;
  const programs = listPrograms(commands);
  const external = listExternal(files['package.json'] ?? '{}');
  return Object.entries(files).every(([name, text]) => {
    if (programs.includes(name) || !/\.(?:[cm]?[jt]sx?|vue|svelte)$/.test(name)) return true;
    // What isn't installed beside the examples is missing in the recorded run, too.
    const isThere = (/** @type {string} */ one) =>
      servedPackages.includes(one) || external.has(one) || !Object.hasOwn(dependencies, one);
    return listImported(text).every(isThere);
  });
}
