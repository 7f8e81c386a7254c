import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';

/** The modules whose code decides outcomes; `scripts/proof.mjs` compiles each of them with all that it imports. */
export type ProofModule =
  | 'answersCheck'
  | 'computeExplorer'
  | 'dataCheck'
  | 'exampleTypesCheck'
  | 'fenceChecks'
  | 'messageCheck'
  | 'optionCheck'
  | 'releaseCheck'
  | 'tutorialCheck'
  | 'runExamples';

const lockSchema = z.object({
  packages: z.record(z.string(), z.object({ version: z.string().optional() })),
});

/** What is installed for the examples, in whole. */
const exampleLocks = [
  'site/examples/package-lock.json',
  'site/examples/runtimes/package-lock.json',
];

/**
 * Hashes the compiled code of a module, the versions of the packages that it imports and of the compiler that checks types,
 * the lock files of the examples, and Node's major version. The hash is the same wherever the repository is.
 */
export async function hashCode(
  root: string,
  module: ProofModule,
  node: string = process.versions.node,
): Promise<string> {
  const read = (file: string): Promise<string> => readFile(path.join(root, file), 'utf8');
  const compiled = await read(`node_modules/.cache/proof/${module}.mjs`);
  const code = compiled.replaceAll(pathToFileURL(`${root}${path.sep}`).href, '');
  const { packages } = lockSchema.parse(JSON.parse(await read('package-lock.json')));
  const versions = ['typescript', ...listImportedPackages(code)].map(
    (name) => `${name} ${packages[`node_modules/${name}`]?.version ?? ''}`,
  );
  const [major] = node.split('.');
  const locks = await Promise.all(exampleLocks.map(read));
  const hash = createHash('sha256');
  for (const text of [major ?? '', code, versions.join('\n'), ...locks]) hash.update(`${text}\0`);
  return hash.digest('hex');
}

/** The packages that compiled code imports, sorted; parts of Node.js aren't among them. */
export function listImportedPackages(code: string): string[] {
  const statements = code.matchAll(
    /^(?:import|export)\b[^'"]*["']([^"'.#][^"']*)["'];$|\bimport\(["']([^"'.#][^"']*)["']\)/gm,
  );
  const names = [...statements].map(([, from, loaded]) => toPackageName(from ?? loaded ?? ''));
  return [...new Set(names)].filter((name) => !name.startsWith('node:')).sort();
}

/** `@scope/name/file` → `@scope/name`. */
const toPackageName = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
