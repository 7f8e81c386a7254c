import path from 'node:path';
import { statOrNull } from '../../support/files/statOrNull.ts';

/** Packages of other engines whose components have the names of ours. */
const widgetPackages =
  /^(?:@theme(?:-original)?(?:\/.+)?|@?rspress(?:\/core)?\/theme|@astrojs\/starlight\/components|nextra\/components|nextra-theme-docs|fumadocs-ui\/components\/.+)$/;

/**
 * What an import leads to: a `file` (absolute path), `widgets` of the theme, or a `module` that only the
 * bundler finds. `isText` if the import is the text of the file: `./a.ts?raw`.
 */
export type ImportTarget =
  | { kind: 'file'; file: string; isText: boolean }
  | { kind: 'widgets' }
  | { kind: 'module' };

/**
 * Absolute paths by the start of a specifier, as in `@site`; one that ends with `$` matches only the whole
 * specifier.
 */
export type ImportAliases = Readonly<Record<string, string>>;

/** Finds what an import in the file `from` leads to; modules of code behind an alias are left to the bundler. */
export function resolveImport(
  specifier: string,
  { from, aliases }: { from: string; aliases: ImportAliases },
): ImportTarget {
  const [name = '', query] = specifier.split('?');
  const isText = query === 'raw';
  if (name.startsWith('.')) {
    return { kind: 'file', file: addExtension(path.resolve(path.dirname(from), name)), isText };
  }
  const alias = findAlias(name, aliases);
  if (alias !== null && (isText || /\.mdx?$/.test(name))) {
    return { kind: 'file', file: alias, isText };
  }
  return alias === null && widgetPackages.test(name) ? { kind: 'widgets' } : { kind: 'module' };
}

/** Completes the path of a module whose extension was left out, as bundlers allow. */
function addExtension(file: string): string {
  const isFile = (name: string): boolean => statOrNull(name)?.isFile() ?? false;
  if (isFile(file)) return file;
  return ['.tsx', '.ts', '.jsx', '.js'].map((ending) => file + ending).find(isFile) ?? file;
}

/** The path that an alias gives to a specifier; the longest alias counts. */
function findAlias(specifier: string, aliases: ImportAliases): string | null {
  const names = Object.keys(aliases).sort((a, b) => b.length - a.length);
  for (const name of names) {
    const target = aliases[name] ?? '';
    if (name.endsWith('$') ? specifier === name.slice(0, -1) : specifier === name) return target;
    const folder = name.endsWith('/') ? name : `${name}/`;
    if (specifier.startsWith(folder)) return path.join(target, specifier.slice(folder.length));
  }
  return null;
}
