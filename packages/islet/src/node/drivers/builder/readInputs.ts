import type { CachedBundle } from '../../cache/cacheBundle.ts';
import type { CacheFault, CompiledPage } from '../../cache/compiledPage.ts';
import type { BundleResult } from '../../render/bundle/bundleSite.ts';
import { type GitTimes, readGitTimes } from '../../site/scan/gitTimes.ts';
import type { Project } from '../../site/scan/openProject.ts';
import { hasErrors } from '../../support/problems/problems.ts';
import { bundleProject } from './bundleProject.ts';
import type { Compiler } from './createCompiler.ts';
import { countPages, type OnProgress } from './progress.ts';

/** What a site is made from. */
export interface BuildInputs {
  bundled: BundleResult;
  records: CompiledPage[];
  /** When each file was last committed, if the site needs it. */
  gitTimes: GitTimes;
  /** Sentences about the cache; they need no action. */
  notices: string[];
}

/** Bundles the theme, compiles the pages and reads the times of commits, all at once. */
export async function readInputs(
  project: Project,
  compiler: Compiler,
  onProgress: OnProgress,
): Promise<BuildInputs> {
  const { pages } = project;
  const compiling = compiler.compile(pages, countPages(onProgress, 'Compile', pages.length));
  const [bundled, records, gitTimes] = await Promise.all([
    bundleProject(project),
    // Bundling may take longer.
    compiling.finally(() => onProgress({ stage: 'Bundle', done: 0, total: 1 })),
    readTimes(project),
  ]);
  if (!records.some(({ problems }) => hasErrors(problems))) compiler.retain(pages);
  onProgress({ stage: 'Link', done: 0, total: pages.length });
  const notices = listNotices(project, bundled, records);
  return { bundled: bundled.result, records, gitTimes, notices };
}

async function readTimes({ siteRoot, config }: Project): Promise<GitTimes> {
  const isNeeded = config.themeConfig.lastUpdated;
  return isNeeded ? readGitTimes(siteRoot, config.root) : { times: {}, problems: [] };
}

function listNotices(
  { notices }: Project,
  bundled: CachedBundle<BundleResult>,
  records: readonly CompiledPage[],
): string[] {
  const count = (fault: CacheFault): number =>
    records.filter((page) => page.fault === fault).length;
  const [damaged, unwritable] = [count('damaged'), count('unwritable')];
  const pages = (number: number): string => `${number} ${number === 1 ? 'page' : 'pages'}`;
  return [
    ...notices,
    ...bundled.notices,
    ...(damaged > 0 ? [`The cache of ${pages(damaged)} was damaged; it was written again.`] : []),
    ...(unwritable > 0 ? [`${pages(unwritable)} could not be cached for the next build.`] : []),
  ];
}
