import { peerDependencies } from 'islet/package.json';
import { isPackage, type ModuleCopier, packageOf } from './createModuleCopier.ts';
import { listWrittenImports } from './page/convertImports.ts';
import type { ForeignSite } from './source/foreignSite.ts';
import { readDependencies } from './source/readDependencies.ts';

/**
 * The packages that pages and their components import, and the one that draws formulas, with the versions that the
 * source has, by name.
 */
export function listPackages(
  output: ReadonlyMap<string, string>,
  modules: ModuleCopier,
  { root, settings: { markdown } }: Pick<ForeignSite, 'root' | 'settings'>,
): Record<string, string> {
  const pages = [...output].filter(([file]) => file.endsWith('.mdx'));
  const imported = pages.flatMap(([, text]) => listWrittenImports(text));
  const drawing = markdown?.math ? ['katex'] : [];
  const ofPages = imported.filter((name) => isPackage(name) && !modules.engine.isOfEngine(name));
  const names = [...modules.packages, ...ofPages.map(packageOf), ...drawing];
  const known: Record<string, unknown> = { ...peerDependencies, ...readDependencies(root) };
  return Object.fromEntries(names.map((name) => [name, String(known[name] ?? '*')]));
}
