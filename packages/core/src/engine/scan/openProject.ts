import { existsSync } from 'node:fs';
import path from 'node:path';
import type { PageIdentity, Problem } from '#common/types.ts';
import { joinRoute, type UrlRules } from '#common/url.ts';
import { checkPlugins } from '../config/checkPlugins.ts';
import { writeJsonSchemas } from '../config/jsonSchemas.ts';
import { loadConfig } from '../config/loadConfig.ts';
import type { SiteConfig } from '../config/schema.ts';
import { toUrlRules } from '../config/toUrlRules.ts';
import { findRepositoryRoot } from '../files/findRepositoryRoot.ts';
import { listFiles } from '../files/listFiles.ts';
import { type KeptFolder, openKeptFolder } from '../files/openKeptFolder.ts';
import { inlineLogo } from './inlineLogo.ts';
import { type DocsScan, scanDocs } from './scanDocs.ts';

/** A site as it is on the disk: its configuration and its files, before any page is read. */
export interface Project {
  siteRoot: string;
  /** Absolute path of the repository that the site is in. */
  repoRoot: string;
  docsRoot: string;
  /** Absolute path of the folder whose files are published as they are. */
  publicRoot: string;
  /** Files of the public folder that are published, by their path below it, with `/`. */
  publicFiles: ReadonlySet<string>;
  outDir: string;
  /** Absolute paths of the config file and of all it imports. */
  configFiles: string[];
  /** Where things are made, and kept for the next build if they can be. */
  kept: KeptFolder;
  /** Sentences about what is kept. */
  notices: string[];
  /** Absolute path of what the configuration was compiled to. */
  configModule: string;
  config: SiteConfig;
  rules: UrlRules;
  /** What is in the docs folder, with the problems of the public folder. */
  scan: DocsScan;
  /** The pages of the scan, and a 404 page for each language and version that has none. */
  pages: PageIdentity[];
  /** All routes, for links. */
  routes: ReadonlySet<string>;
}

/** A site whose configuration cannot be used. */
export interface BrokenProject {
  problems: Problem[];
  /** Absolute paths of the files to fix. */
  configFiles: string[];
}

/**
 * Reads the configuration and lists the files; problems of the configuration end it here. Whatever is
 * done with a site, editors find the schemas of its navigation files afterwards.
 */
export async function openProject(siteRoot: string): Promise<Project | BrokenProject> {
  const loaded = await loadConfig(siteRoot);
  // A folder without a configuration is perhaps the wrong one, where nothing should be left behind.
  if (loaded.dependencies.some(existsSync)) await writeJsonSchemas(siteRoot);
  if ('problems' in loaded) return { problems: loaded.problems, configFiles: loaded.dependencies };
  const faults = checkPlugins(loaded.config);
  if (faults.length > 0) return { problems: faults, configFiles: loaded.dependencies };
  const kept = openKeptFolder(siteRoot);
  const publicRoot = path.join(siteRoot, 'public');
  const repoRoot = findRepositoryRoot(siteRoot);
  const listed = await listFiles({ folder: publicRoot, siteRoot, repoRoot });
  const publicFiles = new Set(listed.files);
  const config = await inlineLogo(loaded.config, { publicRoot, publicFiles });
  const rules = toUrlRules(config);
  const docsRoot = path.resolve(siteRoot, config.root);
  const docs = await scanDocs({ siteRoot, repoRoot, docsRoot, rules });
  const scan = { ...docs, problems: [...listed.problems, ...docs.problems] };
  const routes = new Set(scan.pages.map(({ routePath }) => routePath));
  return {
    siteRoot,
    repoRoot,
    docsRoot,
    publicRoot,
    publicFiles,
    outDir: path.resolve(siteRoot, config.outDir),
    configFiles: loaded.dependencies,
    configModule: loaded.module,
    kept,
    notices: [...loaded.notices, ...(kept.failure === null ? [] : [kept.failure])],
    config,
    rules,
    scan,
    pages: [...scan.pages, ...missingNotFoundPages(rules, routes)],
    routes,
  };
}

function missingNotFoundPages(rules: UrlRules, routes: ReadonlySet<string>): PageIdentity[] {
  const versions = rules.versions.length > 0 ? rules.versions : [rules.defaultVersion];
  return versions
    .flatMap((version) =>
      rules.langs.map((lang) => ({
        filePath: '',
        pagePath: '404',
        routePath: joinRoute(rules, { version, lang, path: '/404' }),
        lang,
        version,
      })),
    )
    .filter(({ routePath }) => !routes.has(routePath));
}
