import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { relativePath } from 'islet/tools';
import type { ForeignSite } from './source/foreignSite.ts';
import { type ModuleImport, readModuleImports } from './source/readModuleImports.ts';
import { createReplacer, type Replacer } from './standIns/createReplacer.ts';

/** Copies the modules that pages import, with all that these import. */
export interface ModuleCopier {
  /** Absolute path → path below the new site. */
  readonly copied: ReadonlyMap<string, string>;
  /** Names of the packages that copied modules import; those of pages are not in it. */
  readonly packages: ReadonlySet<string>;
  readonly engine: Replacer;
  /** Absolute path of what a specifier means that is a path or begins with an alias; else null. */
  toFile(from: string, specifier: string): string | null;
  /** Copies one file and gives its path below the new site. */
  copy(file: string): string;
  /**
   * Why an import can't work in the new site; null if it can, and then it's copied. `names` are what it takes from a
   * module of the other engine.
   */
  refuse(from: string, specifier: string, names?: readonly string[]): string | null;
}

/** `targets` has the path below the new site of every file that goes there anyway. */
export function createModuleCopier(
  site: Pick<ForeignSite, 'root' | 'aliases' | 'standIn'>,
  targets: ReadonlyMap<string, string>,
): ModuleCopier {
  const copied = new Map<string, string>();
  const packages = new Set<string>();
  const engine = createReplacer(site.standIn);
  const known = new Map<string, string | null>();
  const aliases = Object.keys(site.aliases).sort((a, b) => b.length - a.length);

  const toFile = (from: string, specifier: string): string | null => {
    if (/^\.{1,2}(?:\/|$)/.test(specifier)) return path.resolve(path.dirname(from), specifier);
    const alias = aliases.find((one) => specifier === one || specifier.startsWith(`${one}/`));
    const folder = alias === undefined ? undefined : site.aliases[alias];
    return folder === undefined ? null : path.join(folder, specifier.slice(alias?.length));
  };

  const copy = (file: string): string => {
    const target = placeCopy(site, file);
    copied.set(file, target);
    return target;
  };

  const refuseNested = (
    from: string,
    { specifier, names }: Pick<ModuleImport, 'specifier' | 'names'>,
  ): string | null => {
    const reason = refuse(from, specifier, names);
    const isOfPackage = reason === null && toFile(from, specifier) === null;
    const isOfEngine = engine.isOfEngine(specifier);
    if (isOfPackage && isPackage(specifier) && !isOfEngine) packages.add(packageOf(specifier));
    return reason;
  };

  const refuse: ModuleCopier['refuse'] = (from, specifier, names = []) => {
    const [name = ''] = specifier.split('?');
    const file = toFile(from, name);
    if (file === null) return engine.isOfEngine(name) ? engine.refuseNames(name, names) : null;
    const found = resolveModule(file);
    return found === null ? 'does not exist' : refuseFile(found);
  };

  const refuseFile = (file: string): string | null => {
    const earlier = known.get(file);
    if (earlier !== undefined) return earlier;
    // Modules may import each other.
    known.set(file, null);
    const reason = isModule(file) ? findFault(file) : kindFault(file);
    known.set(file, reason);
    if (reason === null && !targets.has(file) && !/\.mdx?$/.test(file)) copy(file);
    return reason;
  };

  const findFault = (file: string): string | null => {
    for (const one of readModuleImports(readFileSync(file, 'utf8'))) {
      const reason = refuseNested(file, one);
      if (reason !== null) return `imports \`${one.specifier}\`, which ${reason}`;
    }
    return null;
  };

  return { copied, packages, engine, toFile, copy, refuse };
}

/** Whether a specifier names a package, not a file or a module of Node. */
export const isPackage = (name: string): boolean =>
  /^(?:@[\w-]+\/)?[a-z][\w.-]*(?:\/|$)/i.test(name);

const isModule = (file: string): boolean => /\.[cm]?[jt]sx?$/.test(file);

function kindFault(file: string): string | null {
  const kind = path.extname(file).slice(1);
  const name = { vue: 'Vue', astro: 'Astro', svelte: 'Svelte' }[kind];
  if (name !== undefined) return `is a component of ${name}`;
  return /^(?:s[ac]ss|less|styl)$/.test(kind) ? 'needs a preprocessor of styles' : null;
}

/** The package that a specifier belongs to. */
export const packageOf = (name: string): string =>
  name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');

/** The new path of a file that is in no folder of pages, since `theme` has a special meaning here. */
export function placeCopy({ root }: Pick<ForeignSite, 'root'>, file: string): string {
  const below = relativePath(root, file);
  return `imported/${below.startsWith('..') ? path.basename(file) : below}`;
}

const ends = ['', '.tsx', '.ts', '.jsx', '.js', '.mjs', '.json'];

/** The file that an import means, whose extension may be left out. */
export function resolveModule(file: string): string | null {
  const names = [...ends, ...ends.slice(1).map((end) => `/index${end}`)].map((end) => file + end);
  return names.find((one) => existsSync(one) && statSync(one).isFile()) ?? null;
}
