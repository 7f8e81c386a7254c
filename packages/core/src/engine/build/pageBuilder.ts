import type { AppState } from '#client/context.ts';
import type {
  PageData,
  PageIdentity,
  PageRecord,
  Problem,
  SidebarItem,
  SiteData,
} from '#common/types.ts';
import { routeToDataFile, routeToHtmlFile, routeToMarkdownFile } from '#common/url.ts';
import { type IndexedPage, indexPage } from '#search/index/indexPage.ts';
import type { SearchDocument } from '#search/types.ts';
import type { CompileContext } from '../content/page/compileContext.ts';
import { pageMarkdown } from '../export/pageMarkdown.ts';
import { writeOutputFile } from '../output/outputFolder.ts';
import { collectIds } from '../policy/scanHtml.ts';
import { explainShellCrash } from '../render/explainCrash.ts';
import { openRuntime, type SafeRuntime } from '../render/openRuntime.ts';
import { type RenderedProse, renderBody } from '../render/renderBody.ts';
import { type DocumentParts, renderDocument } from '../render/renderDocument.ts';
import type { RuntimeNames } from '../render/runtimeNames.ts';
import type { MentionsByRoute } from '../search/collectMentions.ts';
import { toSearchDocument } from '../search/toSearchDocument.ts';
import type { KeptFault, RecordCache } from './recordCache.ts';

/** A record without its prose: what the site stage needs, small enough to keep for every page. */
export interface CompiledPage extends Omit<PageRecord, 'body' | 'program' | 'sections'> {
  /** False where an earlier build had compiled it. */
  isFresh: boolean;
  fault: KeptFault | null;
}

/** What all pages share when they are rendered. */
export interface RenderShared {
  /** By the URL that page data refers to. */
  sites: Record<string, SiteData>;
  sidebars: Record<string, SidebarItem[]>;
}

/** What all documents share. */
export type DocumentShared = Pick<
  DocumentParts,
  'rules' | 'earlyScript' | 'csp' | 'boot' | 'stylesheets' | 'origin' | 'socialImage' | 'ssg'
>;

export interface RenderedBody extends Omit<RenderedProse, 'html'> {
  routePath: string;
  /** Ids of the final HTML, for the link check. */
  ids: string[];
}

/**
 * Takes a share of the pages through the stages and keeps their prose in between, so that only small
 * data travels when it runs in a thread of its own.
 */
export interface PageBuilder {
  compile(pages: PageIdentity[]): Promise<CompiledPage[]>;
  /** Gives what the search index needs of the pages, and forgets their plain text. */
  indexPages(routes: string[], mentions: MentionsByRoute): Promise<IndexedPage[]>;
  loadRuntime(serverEntry: string): Promise<RuntimeNames>;
  renderBodies(pages: PageData[], shared: RenderShared): Promise<RenderedBody[]>;
  /** Gives what is wrong with those that could not be written. */
  writePages(routes: string[], folder: string, shared: DocumentShared): Promise<Problem[]>;
}

/** Creates a builder over one compile context, which takes its records from a cache. */
export function createPageBuilder(
  cache: RecordCache,
  context: Pick<CompileContext, 'base' | 'resolveComponentUrl'>,
): PageBuilder {
  const records = new Map<string, Pick<PageRecord, 'body' | 'program' | 'links' | 'problems'>>();
  const documents = new Map<string, SearchDocument>();
  const rendered = new Map<string, AppState>();
  let runtime: SafeRuntime | null = null;

  const stateOf = (page: PageData, shared: RenderShared): AppState => ({
    page,
    site: required(shared.sites[page.site], `site data ${page.site}`),
    sidebar: page.sidebar === null ? null : (shared.sidebars[page.sidebar] ?? null),
  });

  return {
    async compile(pages) {
      const compiled: CompiledPage[] = [];
      for (const page of pages) {
        const { record, isFresh, fault } = await cache.compile(page);
        const { body, program, sections: _, ...rest } = record;
        const { links, problems } = rest;
        records.set(page.routePath, { body, program, links, problems });
        const document = toSearchDocument(record);
        if (document) documents.set(page.routePath, document);
        compiled.push({ ...rest, isFresh, fault });
      }
      return compiled;
    },
    async indexPages(routes, mentions) {
      return routes.flatMap((route) => {
        const document = documents.get(route);
        documents.delete(route);
        return document ? [indexPage({ ...document, mentions: mentions.get(route) })] : [];
      });
    },
    async loadRuntime(serverEntry) {
      runtime = await openRuntime(serverEntry);
      return runtime.names;
    },
    async renderBodies(pages, shared) {
      const server = required(runtime, 'the server bundle');
      const bodies: RenderedBody[] = [];
      for (const page of pages) {
        const { routePath } = page;
        const record = required(records.get(routePath), `the record of ${routePath}`);
        const state = stateOf(page, shared);
        const { html, ...found } = await renderBody({
          record,
          runtime: server,
          state,
          context,
        });
        records.delete(routePath);
        rendered.set(routePath, stateOf({ ...page, html }, shared));
        const ids = [...collectIds(html), ...page.toc.map(({ id }) => id)];
        bodies.push({ routePath, ids, ...found });
      }
      return bodies;
    },
    async writePages(routes, folder, shared) {
      const server = required(runtime, 'the server bundle');
      const problems: Problem[] = [];
      for (const route of routes) {
        const state = required(rendered.get(route), `the HTML of ${route}`);
        rendered.delete(route);
        writeOutputFile(folder, routeToDataFile(route), JSON.stringify(state.page));
        if (state.page.markdown !== null) {
          const markdown = pageMarkdown(state.page, shared);
          writeOutputFile(folder, routeToMarkdownFile(route), markdown);
        }
        if (!shared.ssg) continue;
        try {
          const shell = await server.renderShell(state);
          const html = renderDocument({ ...shared, state, shell });
          writeOutputFile(folder, routeToHtmlFile(route), html);
        } catch (error) {
          problems.push(explainShellCrash(error, state.page));
        }
      }
      return problems;
    },
  };
}

/** Stages call each other in a fixed order; a gap is a mistake in the engine, not in the content. */
function required<T>(value: T | null | undefined, what: string): T {
  if (value === null || value === undefined) throw new Error(`Engine: ${what} is not there yet.`);
  return value;
}
