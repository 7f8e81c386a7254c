import type { PageData, SiteData } from '#common/types.ts';
import { urlRulesOf, urlToRoute } from '#common/url.ts';
import type { AppState } from './context.ts';
import { watchAppearance } from './early/appearance.ts';
import { listFlags } from './early/listFlags.ts';
import { redirectFirstVisit } from './early/redirectLocale.ts';
import type { IslandLoaders } from './islands/islands.tsx';
import { scrollToHash } from './navigation/arrival.ts';
import { applyHead, describeHead, findPublicOrigin } from './navigation/documentHead.ts';
import { createJsonCache, fetchJson, type JsonCache } from './navigation/jsonCache.ts';
import { failShell, tellIfSlow } from './navigation/loadDocument.ts';
import { completePage, dataUrl, loadExisting, loadPage } from './navigation/loadPage.ts';
import { applyStyles } from './navigation/pageStyles.ts';
import { startRouter } from './navigation/router.ts';
import type { Theme } from './theme.ts';
import { createView } from './view.tsx';

export interface StartOptions {
  theme: Pick<Theme, 'Layout'>;
  /** The components that can be hydrated in prose, by the name that the HTML gives them. */
  islands: IslandLoaders;
}

/** A site that runs in this tab. */
export interface RunningSite {
  /** The route that the reader is at, also when there is no page. */
  route(): string;
  /** Forgets all that was loaded. */
  clearCache(): void;
  /** Loads the page that is shown again and puts it in place, keeping the scroll position. */
  refresh(): Promise<void>;
}

/**
 * Starts the site in the browser (SPEC 4, "Startup"): hydrates the server's HTML, or renders the
 * current path afresh where there is none. A failure is logged, and gives null; the page then stays
 * the document that it is. Null is also given while the reader is taken to another language.
 */
export async function start(options: StartOptions): Promise<RunningSite | null> {
  watchAppearance();
  try {
    return await run(options);
  } catch (error) {
    console.error('The page could not be started.', error);
    failShell();
    return null;
  }
}

async function run({ theme, islands }: StartOptions): Promise<RunningSite | null> {
  if (!('popover' in HTMLElement.prototype)) {
    const { installPopovers } = await import('./early/popovers.ts');
    await installPopovers();
  }
  const html = document.documentElement;
  const container = requireElement('root');
  const inline = JSON.parse(requireElement('page-data').textContent ?? '') as PageData;
  const hasMarkup = html.dataset.ssg !== undefined;
  const cache = createJsonCache(fetchJson);
  const origin = findPublicOrigin();

  const first = hasMarkup
    ? await completePage(cache, { ...inline, html: readProse(container) })
    : await loadCurrent(cache, inline.site);
  const rules = urlRulesOf(first.site);
  cache.seed(dataUrl(rules, first.page.routePath), first.page);

  function describeDocument(state: AppState): void {
    applyHead(describeHead(state, rules, origin));
    html.dataset.pageType = state.page.pageType;
    html.dataset.query = listFlags(location.search);
  }

  if (!hasMarkup) {
    applyStyles(first.page.styles);
    describeDocument(first);
    if (redirectFirstVisit()) return null;
  }
  const view = await createView({ theme, islands, container, state: first, hasMarkup });
  if (!hasMarkup && location.hash) scrollToHash(location.hash);

  const router = startRouter({
    base: rules.base,
    buildId: inline.buildId,
    load: (path) => loadPage(cache, rules, path),
    show(state) {
      applyStyles(state.page.styles);
      view.show(state);
      describeDocument(state);
    },
  });

  // From now on, whatever the reader does is answered.
  container.dataset.hydrated = '';

  return {
    route: () => urlToRoute(rules, location.pathname) ?? '',
    clearCache: cache.clear,
    refresh: router.refresh,
  };
}

/** Loads the page at the current path when the document itself brings only the name of its site. */
async function loadCurrent(cache: JsonCache, siteUrl: string): Promise<AppState> {
  const endWait = tellIfSlow(location);
  try {
    const site = (await loadExisting(cache, siteUrl)) as SiteData;
    return await loadPage(cache, urlRulesOf(site), location.pathname);
  } finally {
    endWait();
  }
}

/** The prose is already in the document, maybe in two parts; the page data there leaves it out. */
function readProse(container: HTMLElement): string {
  const parts = container.querySelectorAll('[data-prose].prose, [data-prose] > .prose');
  return [...parts].map(({ innerHTML }) => innerHTML).join('');
}

function requireElement(id: string): HTMLElement {
  const element = document.getElementById(id);
  if (!element) throw new Error(`The document has no #${id}.`);
  return element;
}
