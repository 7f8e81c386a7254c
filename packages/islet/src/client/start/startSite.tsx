import { isPageData } from '#shared/isPageData.ts';
import { urlRulesOf, urlToRoute } from '#shared/url.ts';
import type { AppState } from '../context.ts';
import { watchAppearance } from '../early/appearance.ts';
import { listFlags } from '../early/listFlags.ts';
import { redirectFirstVisit } from '../early/redirectLocale.ts';
import type { IslandLoaders } from '../islands/islands.tsx';
import type { HeadChange } from '../navigation/applyHead.ts';
import { scrollToHash } from '../navigation/arrival.ts';
import { createDataCache, type DataCache, fetchData } from '../navigation/dataCache.ts';
import { failShell, showNoticeIfSlow } from '../navigation/loadDocument.ts';
import { completePage, dataUrl, loadPage, loadSite } from '../navigation/loadPage.ts';
import { applyStyles } from '../navigation/loadStyles.ts';
import { startRouter } from '../navigation/router.ts';
import type { Theme } from '../theme.ts';
import { createView } from './view.tsx';

export interface StartOptions {
  theme: Pick<Theme, 'Layout'>;
  /** Components that can be hydrated in prose, by the name in the HTML. */
  islands: IslandLoaders;
}

/** A site running in this tab. */
export interface RunningSite {
  /** The current route, even if it has no page. */
  route(): string;
  /** Clears the cache of loaded files. */
  clearCache(): void;
  /** Reloads the data of the current page and updates it in place, keeping the scroll position. */
  refresh(): Promise<void>;
}

/**
 * Starts the site in the browser (SPEC 4, "Startup"): hydrates the server's HTML, or renders the current path
 * if there is none. Returns null if that fails, in which case the error is logged and the page stays as it
 * is, or if the reader is being redirected to another language.
 */
export async function startSite(options: StartOptions): Promise<RunningSite | null> {
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
    const { installPopovers } = await import('../early/popovers.ts');
    await installPopovers();
  }
  const html = document.documentElement;
  const container = requireElement('~root');
  const inline: unknown = JSON.parse(requireElement('~page-data').textContent ?? '');
  if (!isPageData(inline)) throw new Error('#~page-data is not page data.');
  const hasMarkup = html.dataset.ssg !== undefined;
  const cache = createDataCache(fetchData);
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
  const origin = canonical && new URL(canonical.href).origin;

  const first = hasMarkup
    ? await completePage(cache, { ...inline, html: readProse(container) })
    : await loadCurrent(cache, inline.siteUrl);
  const rules = urlRulesOf(first.site);
  cache.seed(dataUrl(rules, first.page.routePath), first.page);

  // Only readers who go on to another page load the code that updates the head.
  let applyHead: ((change: HeadChange) => void) | undefined;
  const loadCode = async (): Promise<void> => {
    ({ applyHead } = await import('../navigation/pageCode.ts'));
  };
  let from: HeadChange['from'] = { page: inline, site: first.site };

  function describeDocument(to: AppState): void {
    applyHead?.({ from, to, rules, origin });
    from = to;
    html.dataset.pageType = to.page.pageType;
    html.dataset.query = listFlags(location.search);
  }

  if (!hasMarkup) {
    await loadCode();
    applyStyles(first.page.styleUrls);
    describeDocument(first);
    if (redirectFirstVisit()) return null;
  }
  const view = await createView({ theme, islands, container, state: first, hasMarkup });
  if (!hasMarkup && location.hash) scrollToHash(location.hash);

  const router = startRouter({
    base: rules.base,
    buildId: inline.buildId,
    async load(path) {
      const [state] = await Promise.all([loadPage(cache, rules, path), loadCode()]);
      return state;
    },
    show(state) {
      applyStyles(state.page.styleUrls);
      view.show(state);
      describeDocument(state);
    },
  });

  // From here on, React handles all input.
  container.dataset.hydrated = '';

  return {
    route: () => urlToRoute(rules, location.pathname) ?? '',
    clearCache: cache.clear,
    refresh: router.refresh,
  };
}

/** Loads the page of the current path if the document only has the URL of the site data. */
async function loadCurrent(cache: DataCache, siteUrl: string): Promise<AppState> {
  const endWait = showNoticeIfSlow(location);
  try {
    const site = await loadSite(cache, siteUrl);
    return await loadPage(cache, urlRulesOf(site), location.pathname);
  } finally {
    endWait();
  }
}

/** Reads the prose from the document, where it may be split in two; the embedded page data omits it. */
function readProse(container: HTMLElement): string {
  const parts = container.querySelectorAll('[data-prose].prose, [data-prose] > .prose');
  return [...parts].map(({ innerHTML }) => innerHTML).join('');
}

function requireElement(id: string): HTMLElement {
  const element = document.getElementById(id);
  if (!element) throw new Error(`The document has no #${id}.`);
  return element;
}
