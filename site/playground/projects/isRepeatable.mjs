import { readFileSync } from 'node:fs';
import { servedPackages } from '../runtime/build/selectedPackages.mjs';
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
 * Whether the playground can repeat a run: it builds once, with the usual config, all files are texts, and they import
 * only what is served. What else it runs only looks at the output.
 *
 * @param {readonly string[]} commands
 * @param {Readonly<Record<string, string | null>>} files
 */
export function isRepeatable([first, ...others], files) {
  if (first !== 'npx rslib' || !others.every((command) => /^node \S+$/.test(command))) return false;
  const names = Object.keys(files);
  if (!names.some((name) => /^rslib\.config\.[cm]?[jt]s$/.test(name))) return false;
  const programs = others.map((command) => command.slice('node '.length));
  const external = listExternal(files['package.json'] ?? '{}');
  return Object.entries(files).every(([name, text]) => {
    if (text === null) return false;
    if (programs.includes(name) || !/\.(?:[cm]?[jt]sx?|vue|svelte)$/.test(name)) return true;
    // What isn't installed beside the examples is missing in the recorded run, too.
    const isThere = (/** @type {string} */ one) =>
      servedPackages.includes(one) || external.has(one) || !Object.hasOwn(dependencies, one);
    return listImported(text).every(isThere);
  });
}
