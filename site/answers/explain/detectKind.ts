import type { ConfigKind } from './configAnswer.ts';
import { type ConfigValue, fieldOf, type ParsedConfig, valueAtPath } from './configValue.ts';

/** Packages whose `defineConfig` or types tell which tool a config is for; Vitest's configs are Vite's. */
const packages: Readonly<Record<string, ConfigKind>> = {
  '@rslib/core': 'rslib',
  tsup: 'tsup',
  tsdown: 'tsdown',
  'tsdown/config': 'tsdown',
  vite: 'vite',
  'vitest/config': 'vite',
  rollup: 'rollup',
};

/** Keys that only tsdown has, among those that tsup and tsdown share. */
const ofTsdown = [
  'deps',
  'unbundle',
  'fixedExtension',
  'outExtensions',
  'hash',
  'workspace',
  'exports',
  'publint',
  'attw',
  'inputOptions',
  'outputOptions',
  'css',
  'copy',
  'alias',
];

/** Keys that `package.json` alone has. */
const ofProjects = [
  'scripts',
  'dependencies',
  'devDependencies',
  'peerDependencies',
  'private',
  'license',
  'repository',
  'workspaces',
];

/** Finds out what a pasted text is the config of. */
export function detectKind({ roots, imports }: ParsedConfig, text: string): ConfigKind {
  const known = Object.values(imports).flatMap((name) => packages[name] ?? []);
  const typed = /import\((['"])([^'"]+)\1\)|from\s*(['"])([^'"]+)\3/g;
  const named = [...text.matchAll(typed)].flatMap(
    ([, , inner, , from]) => packages[inner ?? from ?? ''] ?? [],
  );
  return known[0] ?? named[0] ?? detectBySource(Object.values(imports)) ?? detectByKeys(roots[0]);
}

/** Plugins and files that are named after a tool, such as `rollup-plugin-dts` and `../tsdown.base`. */
const sources: ReadonlyArray<[pattern: RegExp, kind: ConfigKind]> = [
  [/^@rsbuild\/|\brslib\b/i, 'rslib'],
  [/^@vitejs\/|^vitest\b|\bvite\b/i, 'vite'],
  [/tsdown/i, 'tsdown'],
  [/tsup/i, 'tsup'],
  [/\brollup\b/i, 'rollup'],
];

const detectBySource = (names: readonly string[]): ConfigKind | null =>
  sources.find(([pattern]) => names.some((name) => pattern.test(name)))?.[1] ?? null;

function detectByKeys(root: ConfigValue | undefined): ConfigKind {
  const has = (path: string): boolean => valueAtPath(root, path) !== undefined;
  const isProject = ofProjects.filter(has).length;
  if (isProject > (has('name') ? 0 : 1)) return 'package';
  if (has('lib') && fieldOf(root, 'lib')?.kind === 'array') return 'rslib';
  if (has('build') || has('test') || (has('resolve.alias') && has('plugins') && !has('output')))
    return 'vite';
  const isPackage =
    ['name', 'version', 'exports', 'main', 'module', 'types'].filter(has).length >= 2;
  if ((isPackage || has('main')) && !has('input') && !has('entry')) return 'package';
  if (has('exports') && !has('entry') && !has('format')) return 'package';
  if (has('input') || has('output.file') || has('output.dir') || has('output.format'))
    return 'rollup';
  if (has('entry') || has('entryPoints') || has('outDir'))
    return ofTsdown.some(has) ? 'tsdown' : 'tsup';
  return 'rslib';
}
