import { createHash } from 'node:crypto';
import type { PageData } from '#shared/types.ts';
import type { CompiledPage } from '../../cache/compiledPage.ts';
import type { DataFiles } from '../../output/files/dataFiles.ts';
import { createPageStyles } from '../../render/bundle/pageStyles.ts';
import type { SiteBundle } from '../../render/bundle/readBundle.ts';
import { movedByRoute } from '../../site/addresses/listMoved.ts';
import { buildPageData, type RenderedParts } from '../../site/navigation/buildPageData.ts';
import type { SiteModel } from '../../site/navigation/createSite.ts';
import { listPosts } from '../../site/navigation/listPosts.ts';
import { writeStaleNotes } from '../../site/parity/staleNotes.ts';
import type { GitTimes } from '../../site/scan/gitTimes.ts';
import type { Project } from '../../site/scan/openProject.ts';
import type { Compiler } from './createCompiler.ts';
import type { PreparedPage, RenderedBody } from './pageBuilder.ts';

/** A site whose pages are compiled but not rendered. */
export interface Draft {
  project: Project;
  compiler: Compiler;
  site: SiteModel;
  records: Array<CompiledPage & RenderedParts>;
  /** When each file was last committed. */
  times: GitTimes['times'];
}

interface RenderedPages {
  pages: PreparedPage[];
  bodies: RenderedBody[];
  /** The records with the headings and texts that components rendered. */
  outlined: CompiledPage[];
}

/**
 * Renders the JSX of all pages that have some. Components can read the headings of their page, and those of other pages that an
 * overview lists. So where rendering has added some, a page is rendered once more.
 */
export async function renderPages(
  draft: Draft,
  data: DataFiles,
  bundle: SiteBundle,
): Promise<RenderedPages> {
  const { compiler, records } = draft;
  const { sites, sidebars } = data;
  const finished = records.flatMap(finishedBody);
  const found = new Map(finished.map((body) => [body.routePath, body]));
  const written = await buildPages(draft, data, bundle);
  const withJsx = written.filter(({ routePath }) => !found.has(routePath));
  const render = async (pages: PageData[]): Promise<void> => {
    const bodies = await compiler.renderBodies(pages, { sites, sidebars });
    for (const body of bodies) found.set(body.routePath, body);
  };
  await render(withJsx);
  const outlined = records.map((record) => {
    if (record.proseHash !== null) return record;
    const { toc = record.toc, searchHash = null, parts } = found.get(record.routePath) ?? {};
    return { ...record, toc, searchHash, ...(parts && { parts }) };
  });
  const pages =
    withJsx.length === 0
      ? written
      : await buildPages({ ...draft, records: outlined }, data, bundle);
  const before = new Map(withJsx.map((page) => [page.routePath, page]));
  await render(
    pages.filter((page) => {
      const earlier = before.get(page.routePath);
      return earlier !== undefined && !readsSame(earlier, page);
    }),
  );
  return { pages, bodies: [...found.values()], outlined };
}

/** Whether components read the same in the data of a page as in other data of it. */
export function readsSame(one: PageData, other: PageData): boolean {
  const [text, otherText] = [one, other].map(({ toc, overview }) =>
    JSON.stringify([toc.map(({ text, id, depth }) => [text, id, depth]), overview]),
  );
  return text === otherText;
}

function buildPages(
  { project, records, site, times }: Draft,
  data: DataFiles,
  bundle: SiteBundle,
): Promise<PreparedPage[]> {
  const moved = movedByRoute(project, records);
  const stale = writeStaleNotes(project, records);
  const byRoute = new Map(records.map((record) => [record.routePath, record]));
  const recordOf = async (route: string) => byRoute.get(route) ?? null;
  const { config } = project;
  const shared = {
    ...data,
    buildId: buildIdOf(bundle),
    isolated: config.isolated,
    llms: config.llms,
    recordOf,
    stylesOf: createPageStyles(bundle.moduleStyles, config),
  };
  return Promise.all(
    records.map(async (record) => {
      const lastUpdated = config.themeConfig.lastUpdated ? times[record.filePath] : null;
      const page = await buildPageData(site, record, {
        ...shared,
        lastUpdated: lastUpdated ?? null,
      });
      const posts = await listPosts(site, record, recordOf);
      return {
        ...{ ...page, moved: moved.get(record.routePath), stale: stale.get(record.routePath) },
        posts: posts || undefined,
      };
    }),
  );
}

/** The body of a page without JSX, which is the same in every build. */
function finishedBody({
  routePath,
  ids,
  proseHash,
  toc,
  searchHash,
}: CompiledPage): RenderedBody[] {
  if (proseHash === null) return [];
  return [{ routePath, ids, proseHash, toc, searchHash, parts: [], problems: [], links: [] }];
}

/**
 * Identifies what a page's code and its data must agree on: a tab that gets data with another id reloads the
 * page. New content alone doesn't change it.
 */
function buildIdOf({ files }: Pick<SiteBundle, 'files'>): string {
  const names = files.map(({ output }) => output).sort();
  return createHash('sha256').update(names.join('\n')).digest('hex').slice(0, 8);
}
