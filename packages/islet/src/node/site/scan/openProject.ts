import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { PageIdentity, Problem } from '#shared/types.ts';
import { joinRoute, type UrlRules } from '#shared/url.ts';
import { findRepositoryRoot, type RepositoryRoot } from '../../support/files/findRepositoryRoot.ts';
import { listFiles } from '../../support/files/listFiles.ts';
import { type CacheFolder, openCacheFolder } from '../../support/files/openCacheFolder.ts';
import { decodeSource, explainEncoding } from '../../support/files/readSource.ts';
import type { GeneratedTexts } from '../../support/problems/generatedTexts.ts';
import { checkPlugins } from '../config/checkPlugins.ts';
import { checkFenceModule } from '../config/fenceModule.ts';
import { type LoadedConfig, loadConfig } from '../config/loadConfig.ts';
import { checkMcpTools } from '../config/mcpTools.ts';
import type { Overrides } from '../config/overrides.ts';
import { addressesFile, type Ledger, parseAddresses } from '../config/parseAddresses.ts';
import type { SiteConfig } from '../config/schema.ts';
import { toUrlRules } from '../config/toUrlRules.ts';
import { continueLists } from './continueLists.ts';
import { generatePages } from './generatePages.ts';
import { inlineLogo } from './inlineLogo.ts';
import { listLinkedFiles } from './listLinkedFiles.ts';
import { listScopes } from './listScopes.ts';
import { type DocsScan, scanDocs } from './scanDocs.ts';

/** The configuration and the file list of a site, before any page is read. */
export interface Project extends RepositoryRoot {
  siteRoot: string;
  docsRoot: string;
  /** Absolute path of the folder whose files are published as they are. */
  publicRoot: string;
  /** Files of the public folder that are published: paths below it, with `/`. */
  publicFiles: ReadonlySet<string>;
  /** Files that links can lead to: paths in the output. */
  linkedFiles: ReadonlySet<string>;
  outDir: string;
  /** Absolute paths of the config file and of everything it imports. */
  configFiles: string[];
  /** The cache folder, which stays for the next build if possible. */
  cache: CacheFolder;
  /** Messages about the caches, as whole sentences. */
  notices: string[];
  /** Absolute path of the compiled configuration. */
  configModule: string;
  /** The fields of the configuration that the command has replaced. */
  overrides: Overrides;
  config: SiteConfig;
  rules: UrlRules;
  /** The content of the docs folder, and the problems of the docs and the public folder. */
  scan: DocsScan;
  /** The texts of the pages that the config returns. */
  generated: GeneratedTexts;
  /** Absolute paths of the files that they are made from. */
  generatedFrom: string[];
  /** The pages of the scan, plus a 404 page for each language and version without one. */
  pages: PageIdentity[];
  /** All routes, for links. */
  routes: ReadonlySet<string>;
  /** Routes of pages that are not published yet. */
  drafts: ReadonlySet<string>;
  /** Routes that pages with a slug would have without it, and those that they have. */
  moved: ReadonlyMap<string, string>;
  /** Every address that was ever published; null if the site has no list of them. */
  ledger: Ledger | null;
}

/** A site with an invalid configuration. */
export interface BrokenProject {
  problems: Problem[];
  /** Absolute paths of the files to fix. */
  configFiles: string[];
}

/**
 * Reads the configuration and lists the files; stops at problems in the configuration. Drafts are pages only
 * `withDrafts`, and `overrides` replace fields of the configuration.
 */
export async function openProject(
  siteRoot: string,
  { withDrafts = false, overrides = {} }: { withDrafts?: boolean; overrides?: Overrides } = {},
): Promise<Project | BrokenProject> {
  const loaded = await readConfig(siteRoot, overrides);
  if ('problems' in loaded) return loaded;
  const { generated, generatedFrom } = loaded;
  const cache = openCacheFolder(siteRoot);
  const publicRoot = path.join(siteRoot, 'public');
  const root = findRepositoryRoot(siteRoot, loaded.config.repositoryRoot);
  const { repoRoot } = root;
  const listed = await listFiles({ folder: publicRoot, siteRoot, repoRoot });
  const publicFiles = new Set(listed.files);
  const config = await inlineLogo(loaded.config, { publicRoot, publicFiles });
  const rules = toUrlRules(config);
  const docsRoot = path.resolve(siteRoot, config.root);
  const docs = await scanDocs({ siteRoot, repoRoot, docsRoot, rules, generated });
  const { ledger, problems: misread } = readLedger(siteRoot, rules);
  const isDraft = ({ filePath }: PageIdentity): boolean =>
    !withDrafts && docs.heads.get(filePath)?.isDraft === true;
  const drafts = new Set(docs.pages.filter(isDraft));
  const published = docs.pages.filter((page) => !drafts.has(page));
  const lists = continueLists(published, docs.heads);
  const scan = {
    ...docs,
    pages: [...published, ...lists.pages],
    problems: [...listed.problems, ...docs.problems, ...lists.problems, ...misread],
  };
  const routes = new Set(scan.pages.map(({ routePath }) => routePath));
  return {
    siteRoot,
    ...root,
    docsRoot,
    publicRoot,
    publicFiles,
    linkedFiles: listLinkedFiles(publicFiles, { config, rules }),
    outDir: path.resolve(siteRoot, config.outDir),
    configFiles: loaded.dependencies,
    configModule: loaded.module,
    overrides,
    cache,
    notices: [...loaded.notices, ...(cache.failure === null ? [] : [cache.failure])],
    config,
    rules,
    scan,
    generated,
    generatedFrom,
    pages: [...scan.pages, ...missingNotFoundPages(rules, routes)],
    routes,
    drafts: new Set(Array.from(drafts, ({ routePath }) => routePath)),
    moved: scan.moved,
    ledger,
  };
}

/** What a config says, and the pages that it returns. */
type ReadConfig = Extract<LoadedConfig, { file: string }> &
  Pick<Project, 'generated' | 'generatedFrom'>;

async function readConfig(
  siteRoot: string,
  overrides: Overrides,
): Promise<ReadConfig | BrokenProject> {
  const loaded = await loadConfig(siteRoot, { overrides });
  if ('problems' in loaded) return { problems: loaded.problems, configFiles: loaded.dependencies };
  const configFile = path.basename(loaded.file);
  const problems = [
    ...checkPlugins(loaded.config, configFile),
    ...(await checkFenceModule({ siteRoot, name: loaded.config.markdown.fences }, configFile)),
    ...(await checkMcpTools({ siteRoot, name: loaded.config.mcpTools }, configFile)),
  ];
  if (problems.length > 0) return { problems, configFiles: loaded.dependencies };
  const { texts, files, ...made } = await generatePages(siteRoot, loaded);
  return made.problems.length > 0
    ? { problems: made.problems, configFiles: [...loaded.dependencies, ...files] }
    : { ...loaded, generated: texts, generatedFrom: files };
}

function readLedger(
  siteRoot: string,
  rules: UrlRules,
): Pick<Project & BrokenProject, 'ledger' | 'problems'> {
  const file = path.join(siteRoot, addressesFile);
  if (!existsSync(file)) return { ledger: null, problems: [] };
  const bytes = readFileSync(file);
  const ledger = parseAddresses(decodeSource(bytes), rules);
  const misread = explainEncoding(addressesFile, bytes);
  return { ledger, problems: misread ? [misread] : ledger.problems };
}

function missingNotFoundPages(rules: UrlRules, routes: ReadonlySet<string>): PageIdentity[] {
  return listScopes(rules)
    .map(({ lang, version }) => ({
      filePath: '',
      pagePath: '404',
      routePath: joinRoute(rules, { version, lang, path: '/404' }),
      lang,
      version,
    }))
    .filter(({ routePath }) => !routes.has(routePath));
}
