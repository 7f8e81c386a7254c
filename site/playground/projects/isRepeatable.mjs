import { selectedPackages } from '../runtime/build/selectedPackages.mjs';

/** What an import names: the text between the quotes. */
const imported = /(?:^|[\s;}])(?:from|import)\s*\(?\s*(['"])([^'"]+)\1/g;

/**
 * Whether the playground can repeat a run: it builds once, with the usual config, which imports only what is served,
 * and all files are texts. What else it runs only looks at the output.
 *
 * @param {readonly string[]} commands
 * @param {Readonly<Record<string, string | null>>} files
 */
export function isRepeatable([first, ...others], files) {
  const config = Object.keys(files).find((name) => /^rslib\.config\.[cm]?[jt]s$/.test(name));
  const text = config === undefined ? null : files[config];
  if (first !== 'npx rslib' || typeof text !== 'string') return false;
  if (!others.every((command) => /^node \S+$/.test(command))) return false;
  if (Object.values(files).includes(null)) return false;
  return [...text.matchAll(imported)].every(
    ([, , name = '']) => name.startsWith('.') || selectedPackages.includes(name),
  );
}
