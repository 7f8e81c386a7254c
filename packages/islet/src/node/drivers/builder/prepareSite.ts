import type { PageIdentity, Problem } from '#shared/types.ts';
import type { CompiledPage } from '../../cache/compiledPage.ts';
import { type DataFiles, nameDataFiles } from '../../output/files/dataFiles.ts';
import { collectMentions, type MentionsByRoute } from '../../output/index/collectMentions.ts';
import type { SiteBundle } from '../../render/bundle/readBundle.ts';
import { explainCrash } from '../../render/document/explainCrash.ts';
import type { RuntimeNames } from '../../render/runtime/runtimeNames.ts';
import { checkAddresses } from '../../site/addresses/checkAddresses.ts';
import type { KnownIds } from '../../site/addresses/followAddress.ts';
import { createSite } from '../../site/navigation/createSite.ts';
import { findUnlinkedPages } from '../../site/navigation/findUnlinkedPages.ts';
import { siteSources } from '../../site/navigation/siteSources.ts';
import { checkParity } from '../../site/parity/checkParity.ts';
import { checkLinks, type FinalTargets } from '../../site/scan/checkLinks.ts';
import { type FollowedLinks, followLinks, type LinkSource } from '../../site/scan/followLinks.ts';
import type { GitTimes } from '../../site/scan/gitTimes.ts';
import type { Project } from '../../site/scan/openProject.ts';
import { hasErrors } from '../../support/problems/problems.ts';
import { uniqueProblems } from '../../support/problems/uniqueProblems.ts';
import { checkNames } from './checkNames.ts';
import type { Compiler } from './createCompiler.ts';
import type { PreparedPage, RenderedBody } from './pageBuilder.ts';
import type { BuildInputs } from './readInputs.ts';
import { type Draft, renderPages } from './renderPages.ts';
import { toIdentity } from './toIdentity.ts';

/** What writing needs of the record of a page. Everything else of it is in memory only until all pages were checked. */
export interface BuiltRecord extends Pick<CompiledPage, 'searchHash' | 'assets' | 'stylesheet'> {
  page: PageIdentity;
}

/** A site with everything but its documents; the compiler holds the prose. */
export interface PreparedSite {
  bundle: SiteBundle;
  records: BuiltRecord[];
  /** The texts of the links that are written in pages. */
  mentions: MentionsByRoute;
  pages: PreparedPage[];
  /** By route. */
  proseHashes: ReadonlyMap<string, string>;
  data: DataFiles;
  /** When each file was last committed, if the site needs it. */
  times: GitTimes['times'];
}

/** A prepared site, or null if there are errors, so that nothing can be written. */
export interface Preparation {
  problems: Problem[];
  prepared: PreparedSite | null;
  /** Those of the pages that could be rendered as they are meant. */
  ids: KnownIds;
}

/**
 * Takes a project through every stage except writing, and collects all problems. If the bundle has mistakes
 * but can still run, it is used to find those of the pages; without any bundle, there is nothing to write,
 * and anchors aren't checked.
 */
export async function prepareSite(
  project: Project,
  compiler: Compiler,
  { bundled, records, gitTimes }: BuildInputs,
): Promise<Preparation> {
  const { scan, config } = project;
  const { bundle, problems: bundleProblems } = bundled;
  const site = createSite(siteSources(project, records, gitTimes.times));
  const links = followLinks(site.targets, writtenLinks(records));
  const draft: Draft = { project, compiler, records, site, times: gitTimes.times };
  const problems = [
    ...scan.problems,
    ...gitTimes.problems,
    ...bundleProblems,
    ...records.flatMap((record) => record.problems),
    ...site.problems,
    ...checkParity(project, records),
  ];

  const loaded = bundle && (await loadNames(compiler, bundle));
  if (!loaded || 'problem' in loaded) {
    // If its sources have mistakes, they explain why the theme can't be loaded.
    const crash = loaded && !hasErrors(bundleProblems) ? [loaded.problem] : [];
    const dead = findDeadLinks({ site, links }, new Map());
    return {
      problems: uniqueProblems([...problems, ...crash, ...dead]),
      prepared: null,
      ids: new Map(),
    };
  }
  const data = nameDataFiles(site, config.base);
  const { pages, bodies, outlined } = await renderPages(draft, data, bundle);
  const rendered = followLinks(site.targets, linksIn(bodies));
  const checked = { ...draft, links: [...links, ...rendered], pages, names: loaded.names };
  const found = findRenderProblems(checked, bodies);
  problems.push(...found.problems, ...checkAddresses(project, found.ids));
  // Nothing may lead to a page because of a mistake in a menu.
  const unlinked = hasErrors(problems) ? [] : findUnlinkedPages(site, records, checked.links);
  const proseHashes = new Map(bodies.map((body) => [body.routePath, body.proseHash]));
  return {
    problems: uniqueProblems([...problems, ...unlinked]),
    prepared: {
      ...{ bundle, pages, proseHashes, data, times: gitTimes.times },
      records: outlined.map(keepForWriting),
      mentions: collectMentions(links),
    },
    ids: found.ids,
  };
}

const keepForWriting = (record: CompiledPage): BuiltRecord => {
  const { searchHash, assets, stylesheet } = record;
  return { page: toIdentity(record), searchHash, assets, stylesheet };
};

/** Finds the problems that only rendering shows, and the dead links; gives the ids that it checked them with. */
function findRenderProblems(
  draft: Draft & Pick<PreparedSite, 'pages'> & { links: FollowedLinks[]; names: RuntimeNames },
  bodies: readonly RenderedBody[],
): Pick<Preparation, 'problems' | 'ids'> {
  const { records, pages, names } = draft;
  const outlines = new Map(pages.map(({ routePath, toc }) => [routePath, toc]));
  const byRoute = new Map(records.map((record) => [record.routePath, record]));
  // If something is missing, further problems may result from that, and anchors may be missing too.
  const whole = bodies.filter(({ routePath }) => {
    const record = byRoute.get(routePath);
    return record?.isWhole && checkNames([record], names).length === 0;
  });
  const ids = new Map(
    whole
      .filter(({ problems }) => !hasErrors(problems))
      .map(({ routePath, ids }): [string, Set<string>] => [
        routePath,
        new Set([...ids, ...(outlines.get(routePath) ?? []).map(({ id }) => id)]),
      ]),
  );
  const problems = [
    ...checkNames(records, names),
    ...whole.flatMap((body) => body.problems),
    ...findDeadLinks(draft, ids),
  ];
  return { problems, ids };
}

const writtenLinks = (records: readonly CompiledPage[]): LinkSource[] =>
  records.map((record) => ({ from: record, links: record.links }));

const linksIn = (bodies: readonly RenderedBody[]): LinkSource[] =>
  bodies.flatMap(({ links }) => links);

function findDeadLinks(
  { site: { targets, links: ofMenus }, links }: Pick<Draft, 'site'> & { links: FollowedLinks[] },
  ids: FinalTargets['ids'],
): Problem[] {
  return checkLinks({ ...targets, ids }, [...links, ...followLinks(targets, ofMenus)]);
}

async function loadNames(
  compiler: Compiler,
  { serverEntry }: SiteBundle,
): Promise<{ names: RuntimeNames } | { problem: Problem }> {
  try {
    return { names: await compiler.loadRuntime(serverEntry) };
  } catch (error) {
    return { problem: explainCrash(error) };
  }
}
