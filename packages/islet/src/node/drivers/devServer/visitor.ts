import path from 'node:path';
import type { AppState } from '#client/context.ts';
import type { PageImport, PageRecord, Problem } from '#shared/types.ts';
import { addAliases } from '../../render/document/addAliases.ts';
import { addStaleNotes } from '../../render/document/addStaleNotes.ts';
import { addVersionNotice } from '../../render/document/versionNotice.ts';
import type { RuntimeNames } from '../../render/runtime/runtimeNames.ts';
import { checkAddresses } from '../../site/addresses/checkAddresses.ts';
import { type MovedAnchor, movedByRoute } from '../../site/addresses/listMoved.ts';
import { listPosts } from '../../site/navigation/listPosts.ts';
import { collectIds } from '../../site/policy/scanHtml.ts';
import { checkLinks, type FinalTargets } from '../../site/scan/checkLinks.ts';
import { followLinks, type LinkSource } from '../../site/scan/followLinks.ts';
import type { Project } from '../../site/scan/openProject.ts';
import { addCodeFrames } from '../../support/problems/codeFrame.ts';
import { hasErrors } from '../../support/problems/problems.ts';
import { uniqueProblems } from '../../support/problems/uniqueProblems.ts';
import { listModules } from '../builder/bundleEntries.ts';
import { checkNames } from '../builder/checkNames.ts';
import type { LatestBundle, ReadyBundle } from './bundleLoader.ts';
import { compareVisited } from './compareVisited.ts';
import type { OutlineStore } from './outlineStore.ts';

/** A page with all data for the browser, and all its problems. */
export interface VisitedPage {
  state: AppState;
  problems: Problem[];
  /** Routes of the pages that it shows something of, its own included. */
  sources: ReadonlySet<string>;
  /** Old anchors of the page that are elsewhere now. */
  leads: MovedAnchor[];
}

/** Takes single pages through the stages. */
export interface Visitor {
  /** Null if there is no such page. */
  visit(route: string, ready: ReadyBundle): Promise<VisitedPage | null>;
}

export interface VisitorSources {
  project: Project;
  bundle: LatestBundle;
  outlines: OutlineStore;
}

/** Creates a visitor over one state of the project. */
export function createVisitor({ project, bundle, outlines }: VisitorSources): Visitor {
  const pages = new Map(project.pages.map((page) => [page.routePath, page]));

  return {
    async visit(route, ready) {
      const page = pages.get(route);
      if (!page) return null;
      const { model, record, state, body, sources } = await outlines.render(page, ready);
      const { site, pages: summaries } = model;
      const { runtime } = ready;
      const imports = listBundled(record, runtime.names, project);
      const isBundled = imports.length === record.imports.length;
      const unknownNames = checkNames([{ ...record, imports }], runtime.names);
      const ownProblems = [...record.problems, ...unknownNames];
      // If something is missing, anchors may be missing too.
      const isWhole =
        record.isWhole && isBundled && unknownNames.length === 0 && !hasErrors(body.problems);
      const ids = new Set([...collectIds(body.html), ...state.page.toc.map(({ id }) => id)]);
      const targets = { ...site.targets, ids: new Map(isWhole ? [[route, ids]] : []) };
      const problems = uniqueProblems([
        ...bundle.problems(),
        ...project.scan.problems,
        ...site.problems,
        ...ownProblems,
        // The rendered HTML of a page with mistakes would only repeat them.
        ...(isBundled && !hasErrors(ownProblems) ? body.problems : []),
        ...findDeadLinks(targets, record, body.links),
        ...checkAddresses(project, targets.ids),
      ]);
      const moved = movedByRoute(project, summaries).get(route) ?? [];
      const listed = new Set<string>();
      const posts = await listPosts(site, record, async (of) => {
        listed.add(of);
        const post = pages.get(of);
        return post ? outlines.get(post, ready) : null;
      });
      const compared = await compareVisited(project, record, (one) => outlines.get(one, ready));
      const prose = addStaleNotes(body.html, compared.notes);
      const { html, leads } = addAliases(prose + posts, moved);
      return {
        state: addVersionNotice({ ...state, page: { ...state.page, html } }),
        leads,
        problems: await addCodeFrames(
          project.siteRoot,
          [...problems, ...compared.problems],
          project.generated,
        ),
        sources: new Set([route, ...sources, ...listed, ...compared.sources]),
      };
    },
  };
}

/**
 * The imports of a page, without those of modules that are new. The bundler has been told of these, and reports what is wrong
 * if it can't read them.
 */
function listBundled(
  { imports, filePath }: PageRecord,
  { modules }: RuntimeNames,
  project: Project,
): PageRecord['imports'] {
  const isKnown = ({ module }: PageImport): boolean => Object.hasOwn(modules, module);
  if (imports.every(isKnown)) return imports;
  const found = listModules(project, [path.resolve(project.siteRoot, filePath)]);
  const told = new Set(found.map(({ key }) => key));
  return imports.filter((one) => isKnown(one) || !told.has(one.module));
}

/** Anchors of other pages are only checked by `check`, because that needs every page rendered. */
function findDeadLinks(
  targets: FinalTargets,
  record: PageRecord,
  rendered: readonly LinkSource[],
): Problem[] {
  const written = { from: record, links: record.links };
  return checkLinks(targets, followLinks(targets, [written, ...rendered]));
}
