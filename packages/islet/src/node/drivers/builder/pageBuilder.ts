import type { AppState } from '#client/context.ts';
import type { IndexContent } from '#search/index/planIndex.ts';
import type { SearchDocument } from '#search/searchTypes.ts';
import type { SidebarItem } from '#shared/navigation.ts';
import type { SiteData } from '#shared/siteData.ts';
import type { PageData, PageIdentity, Problem } from '#shared/types.ts';
import { routeToDataFile, routeToHtmlFile, routeToMarkdownFile } from '#shared/url.ts';
import { compileCached, readCachedText } from '../../cache/compileCached.ts';
import { type CompiledPage, hashDocument, type PageText } from '../../cache/compiledPage.ts';
import type { RecordCache } from '../../cache/recordCache.ts';
import { encodePage } from '../../output/files/encodePage.ts';
import { writeOutputFile } from '../../output/files/outputFolder.ts';
import type { MentionsByRoute } from '../../output/index/collectMentions.ts';
import { createPageIndexer } from '../../output/index/createPageIndexer.ts';
import { toSearchDocument } from '../../output/index/toSearchDocument.ts';
import { pageMarkdown } from '../../output/llms/pageMarkdown.ts';
import type { CompileContext } from '../../page/record/compileContext.ts';
import { listParts } from '../../render/bundle/pageStyles.ts';
import { addAliases } from '../../render/document/addAliases.ts';
import { addStaleNotes } from '../../render/document/addStaleNotes.ts';
import { explainShellCrash } from '../../render/document/explainCrash.ts';
import { openRuntime, type SafeRuntime } from '../../render/document/openRuntime.ts';
import { type RenderedProse, renderBody } from '../../render/document/renderBody.ts';
import {
  type DocumentParts,
  type DocumentScripts,
  renderDocument,
} from '../../render/document/renderDocument.ts';
import { addVersionNotice } from '../../render/document/versionNotice.ts';
import type { RuntimeNames } from '../../render/runtime/runtimeNames.ts';
import type { MovedAnchor } from '../../site/addresses/listMoved.ts';
import type { StaleNote } from '../../site/parity/staleNotes.ts';
import { collectIds } from '../../site/policy/scanHtml.ts';
import { hashContent } from '../../support/modules/notes.mjs';

/** What all pages share when they are rendered. */
export interface RenderShared {
  /** By the URL that page data refers to. */
  sites: Record<string, SiteData>;
  sidebars: Record<string, SidebarItem[]>;
}

/** What all documents share. */
export interface DocumentShared
  extends Pick<DocumentScripts, 'csp'>,
    Required<Pick<DocumentParts, 'isolated'>>,
    Pick<
      DocumentParts,
      | 'rules'
      | 'early'
      | 'earlyWithTabs'
      | 'boot'
      | 'stylesheets'
      | 'origin'
      | 'socialImage'
      | 'socialLook'
      | 'ssg'
      | 'hasStructuredData'
    > {}

/** Where pages are written, and what they share. */
export interface PageOutput extends RenderShared {
  /** Absolute path. */
  folder: string;
  /** Paths below it of files that aren't written, because they are taken over from the last output. */
  kept: ReadonlySet<string>;
  documents: DocumentShared;
}

/** A page with what its prose gets from other pages, and the anchors that it no longer has. */
export interface PreparedPage extends PageData {
  /** HTML of the posts that it lists; omitted if it lists none. */
  posts?: string | undefined;
  moved?: MovedAnchor[] | undefined;
  /** What it says about sections whose original has changed. */
  stale?: StaleNote[] | undefined;
}

export interface RenderedBody
  extends Pick<RenderedProse, 'problems' | 'links'>,
    Pick<CompiledPage, 'toc' | 'searchHash'> {
  routePath: string;
  /** Ids in the HTML, for the link check. */
  ids: string[];
  proseHash: string;
  /** Classes of the components in it that have stylesheets of their own. */
  parts: string[];
}

/**
 * Takes pages through the stages. It holds the text of the first pages that it compiled and reads that of all others from
 * the cache, so only small data moves between threads.
 */
export interface PageBuilder {
  /** Returns those of the pages that don't need to be compiled again. */
  find(pages: PageIdentity[]): Promise<CompiledPage[]>;
  compile(pages: PageIdentity[]): Promise<CompiledPage[]>;
  /** Returns what the search index needs of the pages, which are in the order of their routes, besides their texts. */
  indexPages(pages: PageIdentity[], mentions: MentionsByRoute): Promise<IndexContent>;
  /** Returns the texts that the search index shows of the pages, each as JSON. Call it after they were indexed. */
  textsOf(pages: PageIdentity[]): Promise<string[]>;
  loadRuntime(serverEntry: string): Promise<RuntimeNames>;
  /** Renders the JSX of pages, and holds the HTML. */
  renderBodies(pages: PageData[], shared: RenderShared): Promise<RenderedBody[]>;
  /** Sets where the next pages are written. */
  openOutput(output: PageOutput): Promise<void>;
  /** Returns the problems of those that couldn't be written. */
  writePages(pages: PreparedPage[]): Promise<Problem[]>;
}

/** The most texts to hold; beyond that, only those that the cache doesn't have. Reading one again is faster than compiling. */
const mostTexts = 500;

/** Creates a builder over one compile context, which takes its records from a cache if there is one. */
export function createPageBuilder(cache: RecordCache | null, context: CompileContext): PageBuilder {
  const texts = new Map<string, PageText>();
  const rendered = new Map<string, Pick<RenderedProse, 'html'> & Pick<PageText, 'document'>>();
  let runtime: SafeRuntime | null = null;
  let output: PageOutput | null = null;

  const textOf = async (page: PageIdentity): Promise<PageText> =>
    texts.get(page.routePath) ?? readCachedText(page, context, cache);

  const documentOf = async (page: PageIdentity): Promise<SearchDocument | null> =>
    (rendered.get(page.routePath) ?? (await textOf(page))).document;

  return {
    find: async (pages) => pages.flatMap((page) => cache?.find(page) ?? []),
    async compile(pages) {
      const compiled: CompiledPage[] = [];
      for (const page of pages) {
        const { page: done, text } = await compileCached(page, context, cache);
        if (done.inputHash === null || texts.size < mostTexts) texts.set(page.routePath, text);
        compiled.push(done);
      }
      return compiled;
    },
    ...createPageIndexer(documentOf, ({ routePath }) => {
      const held = texts.get(routePath);
      if (held) texts.set(routePath, { ...held, document: null });
    }),
    async loadRuntime(serverEntry) {
      runtime = await openRuntime(serverEntry);
      return runtime.names;
    },
    async renderBodies(pages, shared) {
      const server = required(runtime, 'the server bundle');
      const bodies: RenderedBody[] = [];
      for (const page of pages) {
        const { prose: record } = await textOf(page);
        const sources = { record, runtime: server, state: stateOf(page, shared), context };
        const body = await renderBody(sources);
        const document = toSearchDocument({ ...page, sections: body.outline.sections });
        rendered.set(page.routePath, { html: body.html, document });
        bodies.push(describeBody(page, body, document));
      }
      return bodies;
    },
    async openOutput(opened) {
      output = opened;
    },
    async writePages(pages) {
      const opened = required(output, 'the output');
      const states: LeadingState[] = [];
      for (const { moved = [], stale = [], posts = '', ...data } of pages) {
        const { routePath } = data;
        const prose = rendered.get(routePath)?.html ?? (await textOf(data)).prose.body.join('');
        const { html, leads } = addAliases(addStaleNotes(prose, stale) + posts, moved);
        states.push({ ...addVersionNotice(stateOf({ ...data, html }, opened)), leads });
        rendered.delete(routePath);
        texts.delete(routePath);
      }
      return writeStates(states, required(runtime, 'the server bundle'), opened);
    },
  };
}

/** What other threads need to know of a rendered page. */
function describeBody(
  { routePath }: PageData,
  { html, problems, links, outline: { toc } }: RenderedProse,
  document: SearchDocument | null,
): RenderedBody {
  return {
    ...{ routePath, toc, problems, links },
    ids: collectIds(html),
    parts: listParts(html),
    proseHash: hashContent(html),
    searchHash: hashDocument(document),
  };
}

/** What the shell of a page shows, and the old anchors that its document leads on from. */
interface LeadingState extends AppState {
  leads: MovedAnchor[];
}

/** Writes the files of pages, except those that are kept; returns the problems of those that can't be rendered. */
async function writeStates(
  states: readonly LeadingState[],
  runtime: SafeRuntime,
  { folder, kept, documents }: PageOutput,
): Promise<Problem[]> {
  const write = (file: string, content: () => string | Uint8Array): void => {
    if (!kept.has(file)) writeOutputFile(folder, file, content());
  };
  for (const { page } of states) {
    write(routeToDataFile(page.routePath), () => encodePage(page));
    if (page.markdownUrl === null) continue;
    write(routeToMarkdownFile(page.routePath), () => pageMarkdown(page, documents));
  }
  if (!documents.ssg) return [];
  const shells = await runtime.renderShells(states);
  return states.flatMap((state, index) => {
    const shell = shells[index];
    if (shell === undefined) return [];
    if (shell instanceof Error) return explainShellCrash(shell, state.page);
    const file = routeToHtmlFile(state.page.routePath);
    const { leads } = state;
    write(file, () => renderDocument({ ...documents, state, shell, leads }));
    return [];
  });
}

/** Gives what the shell of a page shows; the questions that a page answers are for the search alone. */
export function stateOf(page: PageData, { sites, sidebars }: RenderShared): AppState {
  const { answers: _, ...frontmatter } = page.frontmatter;
  return {
    page: { ...page, frontmatter },
    site: required(sites[page.siteUrl], `site data ${page.siteUrl}`),
    sidebar: page.sidebarUrl === null ? null : (sidebars[page.sidebarUrl] ?? null),
  };
}

/** Stages are called in a fixed order; a gap is a bug in the engine, not a mistake in the content. */
function required<T>(value: T | null | undefined, what: string): T {
  if (value === null || value === undefined) throw new Error(`Engine: ${what} is not there yet.`);
  return value;
}
