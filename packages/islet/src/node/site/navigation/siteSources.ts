import path from 'node:path';
import type { PageSummary } from '#shared/types.ts';
import { createIconFinder } from '../icons/createIconFinder.ts';
import type { GitTimes } from '../scan/gitTimes.ts';
import type { Project } from '../scan/openProject.ts';
import { readTime } from './buildPageData.ts';
import type { SiteSources } from './createSite.ts';
import { findFeeds } from './page/findFeeds.ts';

/** Combines a project with the summaries of its pages and, if they are known, the times of its files. */
export function siteSources(
  project: Project,
  pages: readonly PageSummary[],
  times: GitTimes['times'] = {},
): SiteSources {
  const withTime = (page: PageSummary) => ({
    ...page,
    lastUpdated: readTime(page.frontmatter, times[page.filePath] ?? null),
  });
  const { siteRoot, config, configFiles, rules, scan, linkedFiles, drafts, moved, ...added } =
    project;
  return {
    config,
    configFile: path.basename(configFiles[0] ?? siteRoot),
    rules,
    pages,
    metaFiles: scan.metaFiles,
    navFiles: scan.navFiles,
    files: linkedFiles,
    drafts,
    moved,
    ...{ ledger: added.ledger, generated: added.generated },
    icons: createIconFinder(siteRoot),
    feeds: findFeeds(config, rules, pages.map(withTime)),
  };
}
