import path from 'node:path';
import type { PageSummary } from '#shared/types.ts';
import { createIconFinder } from '../icons/createIconFinder.ts';
import type { GitTimes } from '../scan/gitTimes.ts';
import type { Project } from '../scan/openProject.ts';
import { readTime } from './buildPageData.ts';
import type { SiteSources } from './createSite.ts';
import { findFeeds, listMissingFeeds } from './page/findFeeds.ts';

/** Combines a project with the summaries of its pages and, if they are known, the times of its files. */
export function siteSources(
  project: Project,
  pages: readonly PageSummary[],
  times: GitTimes['times'] | null = null,
): SiteSources {
  const withTime = (page: PageSummary) => ({
    ...page,
    lastUpdated: readTime(page.frontmatter, times?.[page.filePath] ?? null),
  });
  const {
    siteRoot,
    config,
    configFiles,
    rules,
    scan,
    linkedFiles,
    publicFiles,
    drafts,
    moved,
    ...added
  } = project;
  const feeds = findFeeds(config, rules, pages.map(withTime));
  // The dates decide which pages a feed has, so nothing can be said before they are known.
  const missing = new Set(times === null ? [] : listMissingFeeds(config, rules, feeds));
  return {
    config,
    configFile: path.basename(configFiles[0] ?? siteRoot),
    rules,
    pages,
    metaFiles: scan.metaFiles,
    navFiles: scan.navFiles,
    files: new Set([...linkedFiles].filter((file) => !missing.has(file) || publicFiles.has(file))),
    drafts,
    moved,
    ...{ ledger: added.ledger, generated: added.generated },
    icons: createIconFinder(siteRoot),
    feeds,
  };
}
