import type { PageRecord, Problem } from '#shared/types.ts';
import { createCompileContext } from '../../page/record/createCompileContext.ts';
import type { Project } from '../../site/scan/openProject.ts';
import type { LatestBundle, ReadyBundle } from './bundleLoader.ts';
import { createModelStore, type Model } from './modelStore.ts';
import { createOutlineStore } from './outlineStore.ts';
import { createRecordStore } from './recordStore.ts';
import { createSearchStore, type SearchStore } from './searchStore.ts';
import { createVisitor, type VisitedPage } from './visitor.ts';

/** The stages of the build for one page at a time, over one state of the project. */
export interface PageStage {
  /** Null if there is no such page. Needs a bundle. */
  visit(route: string, ready: ReadyBundle): Promise<VisitedPage | null>;
  current(): Promise<ReadyBundle | null>;
  model(): Promise<Model>;
  /** Absolute path of a file that visited pages use, by its path in the output. */
  assetAt(output: string): string | undefined;
  /** A stylesheet of a visited page, by its path in the output. */
  stylesheetAt(output: string): string | undefined;
  /** A file of the search index over all pages, which are compiled for it; null for other files. */
  searchFileAt: SearchStore['fileAt'];
  /** The problems of the theme and its components. */
  bundleProblems(): Problem[];
  /** Forgets what depends on the files; returns the routes to load again, or all. */
  invalidate(files: ReadonlySet<string>): Promise<string[] | 'all'>;
  /** Visits those of the routes again that were visited on `old`. */
  revisit(routes: readonly string[] | 'all', old: PageStage): Promise<void>;
  /** The last visit of each page, by its route. */
  readonly visits: ReadonlyMap<string, LastVisit>;
}

/** What is kept of the last visit of a page. */
export interface LastVisit extends Pick<VisitedPage, 'sources'> {
  /** Its problems, as texts. */
  told: readonly string[];
}

export interface PageStageOptions {
  project: Project;
  bundle: LatestBundle;
  print(problems: readonly Problem[]): void;
  /** Gives the last readable record of a page, which may be from a stage before. */
  lastReadable(record: PageRecord): PageRecord;
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
  lastReadable,
  onDependencies,
}: PageStageOptions): PageStage {
  const assets = new Map<string, string>();
  const stylesheets = new Map<string, string>();
  const visits = new Map<string, LastVisit>();
  const context = createCompileContext(project);
  const models = createModelStore(project, context);
  const addFiles = (record: PageRecord): void => {
    for (const { output, source } of record.assets) assets.set(output, source);
    if (record.stylesheet) stylesheets.set(record.stylesheet.output, record.stylesheet.text);
  };
  const records = createRecordStore(context, (record, since) => {
    onDependencies(record.dependencies, since);
    addFiles(record);
  });
  const readableOf = (record: PageRecord): PageRecord => {
    const readable = lastReadable(record);
    addFiles(readable);
    return readable;
  };
  const outlines = createOutlineStore({ project, context, models, records, readableOf });
  const search = createSearchStore(project, { bundle, outlines });
  const visitor = createVisitor({ project, bundle, outlines });
  const fresh = keepFresh(bundle);

  async function visit(route: string, ready: ReadyBundle): Promise<VisitedPage | null> {
    const visited = await visitor.visit(route, ready);
    if (!visited) return null;
    // Problems that pages share are printed once, and again when they come back.
    const known = new Set([...visits.values()].flatMap(({ told }) => told));
    const told = visited.problems.map((problem) => JSON.stringify(problem));
    const news = visited.problems.filter((_, index) => !known.has(told[index] ?? ''));
    if (news.length > 0) print(news);
    visits.set(route, { told, sources: visited.sources });
    return visited;
  }

  return {
    visit: async (route, ready) => fresh.take(route, ready) ?? visit(route, ready),
    visits,
    current: bundle.current,
    bundleProblems: bundle.problems,
    model: models.current,
    assetAt: (output) => assets.get(output),
    stylesheetAt: (output) => stylesheets.get(output),
    searchFileAt: search.fileAt,
    async invalidate(files) {
      fresh.clear();
      search.invalidate();
      const stale = records.invalidate(files);
      if (await models.update(files)) return 'all';
      return [...new Set([...stale, ...listShowing(stale, visits)])];
    },
    async revisit(routes, old) {
      const ready = await bundle.current();
      if (!ready) return;
      for (const [route, before] of [...old.visits]) {
        visits.set(route, before);
        if (routes !== 'all' && !routes.includes(route)) continue;
        // The browser that loads it next is told what fails.
        await fresh.make(route, ready, visit).catch(() => null);
      }
    },
  };
}

/** Lists the visited pages that show something of others, as overviews show headings. */
function listShowing(others: readonly string[], visits: PageStage['visits']): string[] {
  return [...visits]
    .filter(([, { sources }]) => others.some((route) => sources.has(route)))
    .map(([route]) => route);
}

type Visit = PageStage['visit'];

/** Pages that were made for the browsers that load them next; each is taken once. */
interface FreshPages {
  make(route: string, ready: ReadyBundle, visit: Visit): Promise<void>;
  /** Null if there is none, or if the theme has changed since. */
  take(route: string, ready: ReadyBundle): VisitedPage | null;
  clear(): void;
}

function keepFresh(bundle: Pick<LatestBundle, 'problems'>): FreshPages {
  const made = new Map<string, { page: VisitedPage; ready: ReadyBundle; problems: Problem[] }>();
  return {
    async make(route, ready, visit) {
      const problems = bundle.problems();
      const page = await visit(route, ready);
      if (page !== null) made.set(route, { page, ready, problems });
    },
    take(route, ready) {
      const found = made.get(route);
      made.delete(route);
      return found?.ready === ready && found.problems === bundle.problems() ? found.page : null;
    },
    clear: () => made.clear(),
  };
}
