import { listExternal, listImported } from '../projects/listImported.mjs';
import type { ProjectFiles } from '../protocol.ts';
import { servedPackages } from '../runtime/build/selectedPackages.mjs';
import { missingModules, ownStandIns, packageStandIns } from '../runtime/build/standInNames.mjs';

/** Packages that a project imports and the playground doesn't have. */
export interface UnservedPackages {
  /** What imports them can't be built or run here. */
  missing: string[];
  /** The output imports them, so only declaration files need them. */
  external: string[];
}

const known = new Set([
  ...servedPackages,
  '@rsbuild/core',
  '@rspack/core',
  ...Object.keys(ownStandIns),
  ...Object.keys(packageStandIns),
  ...missingModules,
]);

/** What npm allows as a name; other requests lead into the project, such as `#units` and `@/units`. */
const packageName = /^(?:@[a-z\d-][\w.-]*\/)?[a-z\d][\w.-]*$/;

const configName = /^(?:[\w-]+\.)?config\.[cm]?[jt]s$/;

/**
 * Finds the imported packages that the playground doesn't have. Names that the config or `tsconfig.json` replaces are
 * none, nor are the packages of the project, which are linked.
 */
export function findUnserved(files: ProjectFiles): UnservedPackages {
  const { external } = readManifest(files['package.json'] ?? '{}');
  const own = new Set(
    Object.entries(files).flatMap(([path, text]) =>
      /(?:^|\/)package\.json$/.test(path) ? [readManifest(text).name] : [],
    ),
  );
  const settings = Object.entries(files).filter(([path]) => isSetting(path));
  const isReplaced = (name: string): boolean =>
    settings.some(([, text]) => new RegExp(`["']${quote(name)}(?:/\\*)?["']\\s*:`).test(text));
  const found: UnservedPackages = { missing: [], external: [] };
  for (const [path, text] of Object.entries(files)) {
    if (!/\.(?:[cm]?[jt]sx?|vue|svelte)$/.test(path)) continue;
    for (const name of listImported(text)) {
      if (known.has(name) || own.has(name) || !packageName.test(name)) continue;
      const isRun = configName.test(path);
      if (!isRun && isReplaced(name)) continue;
      found[!isRun && external.has(name) ? 'external' : 'missing'].push(name);
    }
  }
  return { missing: sortOnce(found.missing), external: sortOnce(found.external) };
}

const isSetting = (path: string): boolean =>
  configName.test(path) || /(?:^|\/)tsconfig[\w.]*\.json$/.test(path);

const quote = (name: string): string => name.replace(/[.$]/g, '\\$&');

const sortOnce = (names: readonly string[]): string[] => [...new Set(names)].sort();

/** What the reader is typing may not be JSON at the moment. */
function readManifest(text: string): { name: unknown; external: ReadonlySet<string> } {
  try {
    return { name: Object(JSON.parse(text)).name, external: listExternal(text) };
  } catch {
    return { name: undefined, external: new Set() };
  }
}
