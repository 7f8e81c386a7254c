/** Gives a bundled module: its exports, or a promise of them if its code is downloaded first. */
export type ModuleLoader = () => unknown;

const byName = new Map<string, unknown>();
const byPath = new Map<string, { load: ModuleLoader; exports?: unknown }>();

/** Makes a module known that is imported by its name: one of Node, or a package that configs import. */
export function registerName(name: string, exports: unknown): void {
  byName.set(name, exports);
}

/** Makes bundled modules known by their path in the file system of the worker. */
export function registerPaths(modules: Record<string, ModuleLoader>): void {
  for (const [file, load] of Object.entries(modules)) byPath.set(file, { load });
}

const withoutScheme = (name: string): string => name.replace(/^node:/, '');

export const isNamed = (name: string): boolean => byName.has(withoutScheme(name));
export const getNamed = (name: string): unknown => byName.get(withoutScheme(name));
export const isBundled = (file: string): boolean => byPath.has(file);

/** The exports of a bundled module, or a promise of them. */
export function loadBundled(file: string): unknown {
  const module = byPath.get(file);
  if (!module) return undefined;
  module.exports ??= module.load();
  if (module.exports instanceof Promise)
    module.exports.then((exports) => {
      module.exports = exports;
    });
  return module.exports;
}
