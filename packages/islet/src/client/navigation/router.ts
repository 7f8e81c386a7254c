import { isSafeUrl } from '#shared/url.ts';
import type { AppState } from '../context.ts';
import { announce, focusPage, scrollToHash } from './arrival.ts';
import { createProgress } from './createProgress.ts';
import { findPageUrl, isHeadingUrl, isPlainClick, isSamePage } from './linkRules.ts';
import { loadDocument, showNoticeIfSlow } from './loadDocument.ts';
import { hideNotice } from './notice.ts';
import { createScrollMemory, type Move } from './scrollMemory.ts';

export interface RouterOptions {
  base: string;
  /** Id of the build that the document is from. */
  buildId: string;
  /** Loads everything that a URL path shows. */
  load(path: string): Promise<AppState>;
  /** Shows a page in the document. */
  show(state: AppState): void;
}

/** A running router. */
export interface Router {
  /** Reloads the data of the current page and updates it in place, without scrolling. */
  refresh(): Promise<void>;
}

/**
 * Turns clicks on page links and history changes into navigations without a page load. If a navigation fails, it
 * falls back to a full page load; without a network, the page stays. Links with an unsafe scheme are
 * ignored. After each navigation to a page, there is an event `islet:navigate` on `window`.
 */
export function startRouter(options: RouterOptions): Router {
  const { base, buildId, load, show } = options;
  const scroll = createScrollMemory();
  const wait = createWait();
  let shown = new URL(location.href);
  // Number of the latest navigation: results of earlier ones are discarded.
  let latest = 0;

  async function navigate(url: URL, kind: Move): Promise<void> {
    const turn = ++latest;
    wait.start(url);
    try {
      const state = await load(url.pathname);
      const isElsewhere = await needsDocument(state, url, buildId);
      if (turn !== latest) return;
      if (isElsewhere) return void loadDocument(url);
      scroll.move(url, kind);
      shown = url;
      // The stylesheet fades in new prose only after the first navigation.
      document.documentElement.dataset.moved = '';
      show(state);
      if (kind !== 'pop' || !scroll.restore()) scrollToHash(url.hash);
      focusPage(url.hash);
      announce(state.page.documentTitle);
      dispatchEvent(new CustomEvent('islet:navigate', { detail: { url: url.href } }));
    } catch (error) {
      if (turn !== latest) return;
      console.error(`${url.pathname} could not be shown without a page load.`, error);
      void loadDocument(url);
    } finally {
      if (turn === latest) wait.end();
    }
  }

  addEventListener('click', (event) => {
    ignoreUnsafeLink(event);
    const url = isPlainClick(event) ? findLinkedPage(event, base) : null;
    if (!url) return;
    // The browser handles heading links; only the current scroll position must be saved. Since the page was shown, the
    // search may have changed the query of its address.
    if (isHeadingUrl(url, location)) {
      if (url.pathname === shown.pathname) shown = url;
      return scroll.save();
    }
    event.preventDefault();
    void navigate(url, url.href === shown.href ? 'replace' : 'push');
  });

  addEventListener('popstate', (event) => {
    const url = new URL(location.href);
    if (!isSamePage(url, shown)) return void navigate(url, 'pop');
    latest++;
    wait.end();
    shown = url;
    // An entry without state is new: the browser scrolls to its heading.
    if (event.state === null) return scroll.arrive();
    scroll.move(url, 'pop');
    scroll.restore();
  });

  prefetchLinks(options, (url) => isSamePage(url, shown));

  async function refresh(): Promise<void> {
    const url = shown;
    const state = await load(url.pathname);
    // The reader navigated in the meantime, maybe to a page cached before the change.
    if (url !== shown) return refresh();
    keepScroll(() => show(state));
  }

  return { refresh };
}

/** What readers see while the latest page is loading: a progress bar, and after some seconds a notice. */
function createWait() {
  const progress = createProgress();
  let endNotice = (): void => {};
  return {
    start(url: URL): void {
      endNotice();
      hideNotice();
      progress.start();
      endNotice = showNoticeIfSlow(url);
    },
    end(): void {
      endNotice();
      progress.done();
    },
  };
}

function findLink(event: Event): HTMLAnchorElement | null {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  return link instanceof HTMLAnchorElement ? link : null;
}

function findLinkedPage(event: Event, base: string): URL | null {
  const link = findLink(event);
  return link && findPageUrl(link, base, location.origin);
}

/** Makes a change, and scrolls to where the page was before. */
function keepScroll(change: () => void): void {
  const { scrollX, scrollY } = window;
  change();
  scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
}

/** Whether only the server can show a page. */
async function needsDocument({ page }: AppState, url: URL, buildId: string): Promise<boolean> {
  // The server has a different build than this document, so the code may not fit the data.
  if (page.buildId !== buildId) return true;
  // An unknown page may be another kind of document or a redirect.
  return page.pageType === '404' && isServed(url);
}

/** Generated files (`blob:` and `data:` URLs) are downloads. */
function ignoreUnsafeLink(event: Event): void {
  const link = findLink(event);
  if (link && !link.hasAttribute('download') && !isSafeUrl(link.href)) event.preventDefault();
}

/** Loads pages when the pointer or the focus comes to their links, each once; `isShown` are those on the screen. */
function prefetchLinks({ base, load }: RouterOptions, isShown: (url: URL) => boolean): void {
  const prefetched = new Set<string>();
  function prefetch(event: Event): void {
    const url = findLinkedPage(event, base);
    if (!url || isShown(url) || prefetched.has(url.pathname) || savesData()) return;
    prefetched.add(url.pathname);
    // Errors are handled when the link is followed.
    load(url.pathname).catch(() => {});
  }
  addEventListener('pointerover', prefetch);
  addEventListener('focusin', prefetch);
}

/** Whether the server has a document or a redirect for a URL. */
async function isServed(url: URL): Promise<boolean> {
  const { status } = await fetch(url, { method: 'HEAD', redirect: 'manual' });
  return status !== 404;
}

/** Whether the reader prefers reduced data usage; not all browsers support this. */
function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
