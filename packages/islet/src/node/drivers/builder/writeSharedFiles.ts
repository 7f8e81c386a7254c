import path from 'node:path';
import type { PageData } from '#shared/types.ts';
import { decodePath, joinRoute, routeToHtmlFile, routeToUrl } from '#shared/url.ts';
import {
  robots,
  type SitemapEntry,
  sitemapFile,
  sitemapFiles,
} from '../../output/feeds/sitemap.ts';
import type { OutputFolder } from '../../output/files/outputFolder.ts';
import { isolationScript } from '../../render/document/compiledScripts.mjs';
import { contentsDocument } from '../../render/document/contentsDocument.ts';
import { renderDocument } from '../../render/document/renderDocument.ts';
import type { HostFiles } from '../../site/hosts/filesForHosts.ts';
import {
  isolationFile,
  isolationRules,
  needsIsolationFile,
} from '../../site/hosts/isolationHeaders.ts';
import { redirectPages } from '../../site/hosts/redirectPages.ts';
import { siteRedirects } from '../../site/hosts/siteRedirects.ts';
import { listDefaultFiles } from '../../site/scan/listLinkedFiles.ts';
import type { Project } from '../../site/scan/openProject.ts';
import type { DocumentShared } from './pageBuilder.ts';
import type { PreparedSite } from './prepareSite.ts';
import { listIsolatedPlaces, projectHostFiles } from './projectHostFiles.ts';

/**
 * Writes everything that is not a page: bundle, assets, site data, files for hosts and robots. Gives the files for servers,
 * which belong beside the output.
 */
export async function writeSharedFiles({
  project,
  prepared,
  shared,
  output,
}: {
  project: Project;
  prepared: PreparedSite;
  shared: DocumentShared;
  output: OutputFolder;
}): Promise<HostFiles['beside']> {
  const { bundle, records, pages, data } = prepared;
  const { config, publicRoot, publicFiles, runtimeFiles } = project;
  const rules = siteRedirects(project);
  const hostFiles = await projectHostFiles(project, prepared, shared);
  for (const file of publicFiles) {
    if (!hostFiles.output.has(file)) await output.add(path.join(publicRoot, file), file);
  }
  for (const [file, source] of runtimeFiles) await output.add(source, file);
  if (needsIsolationFile(config)) {
    const list = isolationRules(listIsolatedPlaces(project, []), project.rules);
    output.write(
      isolationFile,
      `const isolationRules=${JSON.stringify(list)};${isolationScript}\n`,
    );
  }
  // GitHub Pages would take the Markdown of pages for sources, and leave out or change it.
  if (!publicFiles.has('.nojekyll')) output.write('.nojekyll', '');
  for (const [file, text] of hostFiles.output) output.write(file, text);
  if (config.redirectPages) {
    const pageUrls = pages.map(({ routePath }) => routeToUrl(project.rules, routePath));
    const taken = new Set([
      ...publicFiles,
      ...pages.map(({ routePath }) => routeToHtmlFile(routePath)),
    ]);
    const { origin } = shared;
    for (const [file, html] of redirectPages(rules, { ...project.rules, pageUrls, origin })) {
      if (!taken.has(file)) output.write(file, html);
    }
  }
  for (const file of bundle.files) await output.add(file.source, file.output);
  const assets = records.flatMap((record) => record.assets);
  for (const asset of new Map(assets.map((a) => [a.output, a])).values()) {
    await output.add(asset.source, asset.output);
  }
  for (const { stylesheet } of records) {
    if (stylesheet !== null) output.write(stylesheet.output, stylesheet.text);
  }
  const fileOf = (url: string): string => decodePath(url.slice(config.base.length));
  for (const [url, value] of Object.entries({ ...data.sites, ...data.sidebars })) {
    output.write(fileOf(url), JSON.stringify(value));
  }
  for (const [url, contents] of Object.entries(data.contents)) {
    output.write(fileOf(url), contentsDocument(contents, shared));
  }
  if (shared.origin !== null) {
    const { origin } = shared;
    const urlOf = (file: string): string => new URL(config.base + file, origin).href;
    for (const [file, text] of sitemapFiles(listEntries(pages, origin, project), urlOf)) {
      output.write(file, text);
    }
    const text = robots(urlOf(sitemapFile));
    for (const file of listDefaultFiles(project)) {
      if (!publicFiles.has(file)) output.write(file, text);
    }
  }
  if (!config.ssg) {
    const html = shellDocument(prepared, shared);
    output.write('index.html', html);
    output.write('404.html', html);
  }
  return hostFiles.beside;
}

/** The pages that search engines should list. */
function listEntries(
  pages: readonly PageData[],
  origin: string,
  { rules }: Project,
): SitemapEntry[] {
  return pages
    .filter((page) => page.pageType !== '404' && !page.frontmatter.unlisted && !page.canonicalUrl)
    .map(({ routePath, lastUpdated }) => ({
      url: new URL(routeToUrl(rules, routePath), origin).href,
      lastModified: lastUpdated,
    }));
}

/** The one document of a site whose pages are rendered in the browser (`ssg: false`). */
function shellDocument(
  { pages, data }: Pick<PreparedSite, 'pages' | 'data'>,
  shared: DocumentShared,
): string {
  const { rules } = shared;
  const notFound = joinRoute(rules, {
    version: rules.defaultVersion,
    lang: rules.defaultLang,
    path: '/404',
  });
  const page = pages.find(({ routePath }) => routePath === notFound);
  const siteData = page && data.sites[page.siteUrl];
  if (!page || !siteData) throw new Error('Engine: the default language has no site data.');
  const state = {
    // It is used for any page, so it can't name translations.
    page: {
      ...page,
      pageType: 'custom' as const,
      documentTitle: siteData.title,
      title: '',
      styleUrls: [],
      languageUrls: {},
      versionUrls: {},
    },
    site: siteData,
    sidebar: null,
  };
  return renderDocument({ ...shared, state, shell: '', origin: null });
}
