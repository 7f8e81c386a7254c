import { rm } from 'node:fs/promises';
import path from 'node:path';
import { readAliases } from '../config/readAliases.ts';
import { drawnStyles } from '../content/html/drawSources.ts';
import { findPageModules, type PageModule } from '../content/page/findPageModules.ts';
import { type EntryFiles, generateEntries } from '../render/bundle/generateEntries.ts';
import type { Outputs } from '../render/bundle/readBundle.ts';
import type { Project } from '../scan/openProject.ts';

/** `dev` and `build` bundle into folders of their own. */
export type BundleKind = 'build' | 'dev';

/** Says where the entries of a bundle are, and where it is written to; all paths are absolute. */
export function bundlePlaces(folder: string): { entries: EntryFiles; outputs: Outputs } {
  return {
    entries: {
      boot: path.join(folder, 'boot.ts'),
      server: path.join(folder, 'server.tsx'),
      islands: path.join(folder, 'islands.ts'),
    },
    outputs: { client: path.join(folder, 'client'), server: path.join(folder, 'server') },
  };
}

/** Absolute path of the folder for everything that belongs to a bundle of a project. */
export function bundleFolder({ kept }: Pick<Project, 'kept'>, kind: BundleKind): string {
  return path.join(kept.path, kind);
}

/**
 * Lists the modules that pages of a project import, and those that its options need. `sources` are the absolute
 * paths of the pages, by default of all.
 */
export function listModules(
  { siteRoot, config, scan }: Pick<Project, 'siteRoot' | 'config' | 'scan'>,
  sources = scan.pages.map(({ filePath }) => path.join(siteRoot, filePath)),
): PageModule[] {
  const modules = findPageModules(siteRoot, sources, readAliases(config.rsbuild, siteRoot));
  for (const language of ['math', 'mermaid'] as const) {
    const key = drawnStyles[language];
    if (config.markdown[language]) modules.push({ key, request: key });
  }
  return modules;
}

/** Writes the entries of a project for the modules that its pages import now. */
export async function writeEntries(
  project: Project,
  kind: BundleKind,
  modules: readonly PageModule[] = listModules(project),
): Promise<void> {
  const { rules } = project;
  const folder = bundleFolder(project, kind);
  const devBase = kind === 'dev' ? rules.base : null;
  const request = { folder, modules, rules: JSON.stringify(rules), devBase };
  try {
    await generateEntries(request);
  } catch {
    // Something else has the name of the folder, or of a file in it.
    await rm(folder, { recursive: true, force: true });
    await generateEntries(request);
  }
}
