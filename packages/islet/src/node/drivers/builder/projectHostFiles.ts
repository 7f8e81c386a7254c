import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { PageData, Problem } from '#shared/types.ts';
import { routeToUrl } from '#shared/url.ts';
import type { OutputFolder } from '../../output/files/outputFolder.ts';
import { filesForHosts, type HostFiles } from '../../site/hosts/filesForHosts.ts';
import type { MarkdownPage } from '../../site/hosts/hostFiles.ts';
import { type IsolatedPlace, isolationBlocks } from '../../site/hosts/isolationHeaders.ts';
import { findOversize, hasCapacity } from '../../site/hosts/outputLimits.ts';
import { siteRedirects } from '../../site/hosts/siteRedirects.ts';
import type { Project } from '../../site/scan/openProject.ts';
import { documentShared } from './documentShared.ts';
import type { DocumentShared } from './pageBuilder.ts';
import type { PreparedSite } from './prepareSite.ts';

/** What builds write besides the files that other stages know. */
const knownExtensions = ['bin', 'css', 'html', 'js', 'json', 'md', 'png', 'svg', 'txt', 'xml'];

/** The files for the hosts of a project; `documents` are all that it writes. */
export async function projectHostFiles(
  project: Project,
  { pages, records, bundle }: Pick<PreparedSite, 'pages' | 'records' | 'bundle'>,
  documents: Pick<DocumentShared, 'csp' | 'isolated'>,
): Promise<HostFiles> {
  const { config, configFiles, publicRoot, publicFiles, runtimeFiles } = project;
  const authored = (name: string): Promise<string> =>
    readFile(path.join(publicRoot, name), 'utf8').catch(() => '');
  const names = [
    ...publicFiles,
    ...runtimeFiles.keys(),
    ...bundle.files.map(({ output }) => output),
    ...records.flatMap(({ assets }) => assets.map(({ output }) => output)),
  ];
  return filesForHosts({
    ...{ hosts: config.hosts, base: config.base, cleanUrls: config.cleanUrls },
    csp: documents.csp,
    blocks: isolationBlocks(listIsolatedPlaces(project, documents.isolated), project.rules),
    hasRedirectPages: config.redirectPages,
    authored: { headers: await authored('_headers'), redirects: await authored('_redirects') },
    redirects: siteRedirects(project),
    markdown: listMarkdown(pages, project),
    extensions: [...knownExtensions, ...names.map((name) => path.extname(name).slice(1))].filter(
      Boolean,
    ),
    configFile: path.basename(configFiles[0] ?? ''),
  });
}

/** Finds the limits of its hosts that a project passes. */
export async function checkHosts(project: Project, prepared: PreparedSite): Promise<Problem[]> {
  if (project.config.hosts.length === 0) return [];
  const documents = documentShared(project, prepared);
  return (await projectHostFiles(project, prepared, documents)).problems;
}

/** Finds what the hosts of a project refuse of its output. */
export function checkOutputSize({ config, configFiles }: Project, output: OutputFolder): Problem[] {
  const hosts = config.hosts.filter(hasCapacity);
  if (hosts.length === 0) return [];
  const sizes = output.sizes();
  return hosts.flatMap((host) => findOversize(host, sizes, path.basename(configFiles[0] ?? '')));
}

/** The folders of a project that are isolated, as hosts see them. */
export function listIsolatedPlaces(
  { config }: Pick<Project, 'config'>,
  documents: ReadonlyArray<Pick<IsolatedPlace, 'folder' | 'csp'>>,
): IsolatedPlace[] {
  return config.isolated.map(({ folder, runtime }) => ({
    folder,
    hasRuntime: runtime !== undefined,
    csp: documents.find((one) => one.folder === folder)?.csp ?? null,
  }));
}

/** Unlisted pages are left out: on hosts that don't know the file, everyone can read it. */
function listMarkdown(pages: readonly PageData[], { rules }: Project): MarkdownPage[] {
  return pages.flatMap(({ routePath, markdownUrl, frontmatter }) =>
    markdownUrl === null || frontmatter.unlisted
      ? []
      : [{ url: routeToUrl(rules, routePath), markdownUrl }],
  );
}
