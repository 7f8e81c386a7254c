import { readFileSync } from 'node:fs';
import { selectedPackages } from '../runtime/build/selectedPackages.mjs';

/**
 * The packages that the recorded runs have.
 *
 * @type {{ dependencies: Record<string, string> }}
 */
const { dependencies } = JSON.parse(
  readFileSync(new URL('../../examples/package.json', import.meta.url), 'utf8'),
);

/** What an import names: the text between the quotes. */
const imported = /(?:^|[\s;}])(?:from|import)\s*\(?\s*(['"])([^'"]+)\1/g;

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
      selectedPackages.includes(one) || external.has(one) || !Object.hasOwn(dependencies, one);
    return listImported(text).every(isThere);
  });
}

/** The packages that a module imports, and modules of Node, without files of its own. */
const listImported = (/** @type {string} */ text) =>
  [...text.matchAll(imported)].flatMap(([, , name = '']) =>
    name.startsWith('.') ? [] : [/^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name],
  );

/**
 * What the output imports instead of containing it: the packages that users of a library install.
 *
 * @param {string} manifest
 */
function listExternal(manifest) {
  const { dependencies: own, peerDependencies, optionalDependencies } = JSON.parse(manifest);
  const lists = [own, peerDependencies, optionalDependencies];
  return new Set(lists.flatMap((list) => Object.keys(list ?? {})));
}
