import type { StandIn } from '../source/foreignSite.ts';
import { readDependencies } from '../source/readDependencies.ts';

/** Packages that only the other engine can load. */
const enginePackages =
  /^(?:@docusaurus\/|@theme(?:-original|-init)?(?:\/|$)|@?rspress(?:\/|$)|vitepress(?:\/|$)|vue$|astro(?::|\/|$)|@astrojs\/|virtual:|@generated\/)/;

/** Decides which imports of modules of the other engine can stay. */
export interface Replacer {
  /** The modules that the stand-in of the site is needed for. */
  readonly replaced: ReadonlySet<string>;
  /** Whether a specifier names a module of the other engine. */
  isOfEngine(specifier: string): boolean;
  /** Whether the stand-in has a name of such a module; it's needed from now on then. */
  replace(specifier: string, name: string): boolean;
  /** Replaces what installed packages take from the engine, if one of these (absolute paths) depends on it. */
  replaceForPackages(folders: readonly string[]): void;
  /** Why names can't be taken from such a module; null if they can. */
  refuseNames(specifier: string, names: readonly string[]): string | null;
}

/** `standIn` is undefined if the engine has none. */
export function createReplacer(standIn: StandIn | undefined): Replacer {
  const replaced = new Set<string>();
  const replace = (specifier: string, name: string): boolean => {
    if (standIn?.specifiers.test(specifier) !== true || !standIn.names.has(name)) return false;
    replaced.add(specifier);
    return true;
  };
  return {
    replaced,
    isOfEngine: (specifier) => enginePackages.test(specifier),
    replace,
    replaceForPackages(folders) {
      const dependsOnEngine = (folder: string): boolean =>
        Object.keys(readDependencies(folder)).some((name) => enginePackages.test(name));
      if (!folders.some(dependsOnEngine)) return;
      for (const specifier of standIn?.forPackages ?? []) replaced.add(specifier);
    },
    refuseNames(specifier, names) {
      if (standIn?.specifiers.test(specifier) !== true) return 'is a module of the other engine';
      const missing = names.find((name) => !replace(specifier, name));
      return missing === undefined ? null : `has \`${missing}\` only in the other engine`;
    },
  };
}
