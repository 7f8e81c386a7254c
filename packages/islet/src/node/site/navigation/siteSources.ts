import path from 'node:path';
import type { PageSummary } from '#shared/types.ts';
import { createIconFinder } from '../icons/createIconFinder.ts';
import type { Project } from '../scan/openProject.ts';
import type { SiteSources } from './createSite.ts';

/** Combines a project with the summaries of its pages. */
export function siteSources(project: Project, pages: readonly PageSummary[]): SiteSources {
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
  };
}
