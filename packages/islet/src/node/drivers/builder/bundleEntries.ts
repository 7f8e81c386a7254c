import path from 'node:path';
import { drawnStyles } from '../../page/html/drawSources.ts';
import { findPageModules, type PageModule } from '../../page/record/findPageModules.ts';
import { type EntryFiles, generateEntries } from '../../render/bundle/generateEntries.ts';
import type { Outputs } from '../../render/bundle/readBundle.ts';
import { readAliases } from '../../site/config/readAliases.ts';
import type { Project } from '../../site/scan/openProject.ts';
import { cachePath } from '../../support/files/cachePath.ts';
import { readSource } from '../../support/files/readSource.ts';
import { relativePath } from '../../support/files/relativePath.ts';

/** `dev` and `build` bundle into folders of their own. */
export type BundleKind = 'build' | 'dev';

/** Says where the entries in a folder are; all paths are absolute. */
export function entryFiles(folder: string): EntryFiles {
  return {
    boot: path.join(folder, 'boot.ts'),
    server: path.join(folder, 'server.tsx'),
    islands: path.join(folder, 'islands.ts'),
  };
}

/** Says where a bundle is written to; all paths are absolute. */
export function outputFolders(folder: string): Outputs {
  return { client: path.join(folder, 'client'), server: path.join(folder, 'server') };
}

/**
 * Absolute path of the folder of the entries. The bundler orders modules by their paths, so in a build, which writes
 * no entries, this doesn't depend on where the cache is.
 */
export function entryFolder(
  { cache, siteRoot }: Pick<Project, 'cache' | 'siteRoot'>,
  kind: BundleKind,
): string {
  return kind === 'build' ? cachePath(siteRoot, kind) : bundleFolder({ cache }, kind);
}

/** Absolute path of the folder for everything that belongs to a bundle of a project. */
export function bundleFolder({ cache }: Pick<Project, 'cache'>, kind: BundleKind): string {
  return path.join(cache.path, kind);
}

/**
 * Lists the modules that pages of a project import, and those that its options need. `sources` are the absolute
 * paths of the pages, by default of all.
 */
export function listModules(
  {
    siteRoot,
    config,
    scan,
    generated,
  }: Pick<Project, 'siteRoot' | 'config' | 'scan' | 'generated'>,
  sources = scan.pages.map(({ filePath }) => path.join(siteRoot, filePath)),
): PageModule[] {
  const textOf = (file: string): string | null =>
    generated.get(relativePath(siteRoot, file)) ?? readSource(file);
  const aliases = readAliases(config.rsbuild, siteRoot);
  const modules = findPageModules(siteRoot, sources, { aliases, textOf });
  for (const language of ['math', 'mermaid'] as const) {
    const key = drawnStyles[language];
    if (config.markdown[language]) modules.push({ key, request: key });
  }
  return modules;
}

/** Generates the entries of a project for the modules that its pages import now: code by absolute path. */
export function createEntries(
  project: Project,
  kind: BundleKind,
  modules: readonly PageModule[] = listModules(project),
): Record<string, string> {
  const { rules } = project;
  return generateEntries({
    folder: entryFolder(project, kind),
    modules,
    rules: JSON.stringify(rules),
    devBase: kind === 'dev' ? rules.base : null,
  });
}
