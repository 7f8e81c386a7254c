import type { AppState } from '#client/context.ts';
import type { PageRecord, Problem } from '#common/types.ts';
import { checkNames } from '../build/checkNames.ts';
import { createCompileContext } from '../content/page/createCompileContext.ts';
import { buildPageData } from '../navigation/buildPageData.ts';
import type { SiteModel } from '../navigation/createSite.ts';
import type { DataFiles } from '../output/dataFiles.ts';
import { addCodeFrames } from '../problems/codeFrame.ts';
import { hasErrors } from '../problems/problems.ts';
import { uniqueProblems } from '../problems/uniqueProblems.ts';
import { createPageStyles } from '../render/bundle/pageStyles.ts';
import { renderBody } from '../render/renderBody.ts';
import { checkLinks, type LinkSource } from '../scan/checkLinks.ts';
import { type GitTimes, readGitTimes } from '../scan/gitTimes.ts';
import type { Project } from '../scan/openProject.ts';
import { createModelStore } from './modelStore.ts';
import { createRecordStore } from './recordStore.ts';
import type { BundleRunner, ReadyBundle } from './runBundle.ts';
import { createSearchStore, type SearchStore } from './searchStore.ts';

/** A page with all data for the browser, and all its problems. */
export interface VisitedPage {
  state: AppState;
  problems: Problem[];
}

/** The stages of the build for one page at a time, over one state of the project. */
export interface PageStage {
  /** Null if there is no such page. Needs a bundle. */
  visit(route: string, ready: ReadyBundle): Promise<VisitedPage | null>;
  current(): Promise<ReadyBundle | null>;
  data(): Promise<DataFiles>;
  /** Absolute path of a file that visited pages use, by its path in the output. */
  assetAt(output: string): string | undefined;
  /** A file of the search index over all pages, which are compiled for it; null for other files. */
  searchFileAt: SearchStore['fileAt'];
  /** The problems of the theme and its components. */
  bundleProblems(): Problem[];
  /** Forgets what depends on the files; returns the routes to load again, or all. */
  invalidate(files: ReadonlySet<string>): Promise<string[] | 'all'>;
  /**
   * Visits those of the routes again that were visited on `old`; returns true if the problems of one of them
   * have changed.
   */
  revisit(routes: readonly string[] | 'all', old: PageStage): Promise<boolean>;
  /** Route → the problems at the last visit, as texts. */
  readonly visits: ReadonlyMap<string, readonly string[]>;
}

export interface PageStageOptions {
  project: Project;
  bundle: BundleRunner;
  print(problems: readonly Problem[]): void;
  /**
   * Called with the files that a page depends on, and the time when it started to read them (milliseconds
   * since 1970).
   */
  onDependencies(files: readonly string[], since: number): void;
}

/** Creates a stage without any visited pages. */
export function createPageStage({
  project,
  bundle,
  print,
  onDependencies,
}: PageStageOptions): PageStage {
  const pages = new Map(project.pages.map((page) => [page.routePath, page]));
  const assets = new Map<string, string>();
  const visits = new Map<string, readonly string[]>();
  const gitTimes: Promise<Pick<GitTimes, 'times'>> = project.config.themeConfig.lastUpdated
    ? readGitTimes(project.siteRoot, project.config.root)
    : Promise.resolve({ times: {} });
  const context = createCompileContext(project);
  const models = createModelStore(project, context);
  const records = createRecordStore(context, (record, since) => {
    onDependencies(record.dependencies, since);
    for (const { output, source } of record.assets) assets.set(output, source);
  });

  const search = createSearchStore(project, records);

  const tocOf = async (route: string) => {
    const page = pages.get(route);
    return page ? (await records.get(page)).toc : [];
  };

  async function visit(route: string, ready: ReadyBundle): Promise<VisitedPage | null> {
    const page = pages.get(route);
    if (!page) return null;
    const { bundle: built, runtime } = ready;
    const [{ site, data }, record] = await Promise.all([models.current(), records.get(page)]);
    const lastUpdated = (await gitTimes).times[record.filePath] ?? null;
    const pageData = await buildPageData(site, record, {
      ...data,
      buildId: 'dev',
      lastUpdated,
      llms: project.config.llms,
      tocOf,
      stylesOf: createPageStyles(built.moduleStyles, project.rules.base),
    });
    const state: AppState = {
      page: pageData,
      site: site.siteOf(record),
      sidebar: pageData.sidebarUrl === null ? null : (data.sidebars[pageData.sidebarUrl] ?? null),
    };
    const body = await renderBody({ record, runtime, state, context });
    const mistakes = [...record.problems, ...checkNames([record], runtime.names)];
    const problems = await addCodeFrames(
      project.siteRoot,
      uniqueProblems([
        ...bundle.problems(),
        ...project.scan.problems,
        ...site.problems,
        ...mistakes,
        // The rendered HTML of a page with mistakes would only repeat them.
        ...(hasErrors(mistakes) ? [] : body.problems),
        ...findDeadLinks(site, record, body.links),
      ]),
    );
    // Problems that pages share are printed once, and again when they come back.
    const told = new Set([...visits.values()].flat());
    const news = problems.filter((problem) => !told.has(JSON.stringify(problem)));
    if (news.length > 0) print(news);
    visits.set(
      route,
      problems.map((problem) => JSON.stringify(problem)),
    );
    return { state: { ...state, page: { ...pageData, html: body.html } }, problems };
  }

  return {
    visit,
    visits,
    current: bundle.current,
    bundleProblems: bundle.problems,
    data: async () => (await models.current()).data,
    assetAt: (output) => assets.get(output),
    searchFileAt: search.fileAt,
    async invalidate(files) {
      search.invalidate();
      const stale = records.invalidate(files);
      return (await models.update(files)) ? 'all' : stale;
    },
    async revisit(routes, old) {
      const ready = await bundle.current();
      if (!ready) return false;
      let hasChanged = false;
      for (const [route, before] of [...old.visits]) {
        visits.set(route, before);
        if (routes !== 'all' && !routes.includes(route)) continue;
        // The document that is loaded next shows what fails.
        const isVisited = await visit(route, ready).catch(() => null);
        hasChanged ||=
          isVisited === null || visits.get(route)?.join() !== before.join() || !pages.has(route);
      }
      return hasChanged;
    },
  };
}

/** Anchors of other pages are only checked by `check`, because that needs every page compiled. */
function findDeadLinks(
  { targets }: SiteModel,
  record: PageRecord,
  rendered: readonly LinkSource[],
): Problem[] {
  const written = { from: record, links: record.links };
  return checkLinks({ ...targets, ids: new Map() }, [written, ...rendered]);
}
