import { isSafeUrl } from '#common/url.ts';
import type { AppState } from '../context.ts';
import { announce, focusPage, scrollToHash } from './arrival.ts';
import { findPageUrl, isHeadingUrl, isPlainClick, isSamePage } from './links.ts';
import { loadDocument, showNoticeIfSlow } from './loadDocument.ts';
import { hideNotice } from './notice.ts';
import { createProgress } from './progress.ts';
import { createScrollMemory } from './scrollMemory.ts';

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
 * ignored.
 */
export function startRouter(options: RouterOptions): Router {
  const { base, buildId, load, show } = options;
  const scroll = createScrollMemory();
  const progress = createProgress();
  let shown = new URL(location.href);
  // Number of the latest navigation: results of earlier ones are discarded.
  let latest = 0;

  async function navigate(url: URL, kind: 'push' | 'replace' | 'pop'): Promise<void> {
    const turn = ++latest;
    progress.start();
    hideNotice();
    const endWait = showNoticeIfSlow(url);
    try {
      const state = await load(url.pathname);
      // An unknown page may be another kind of document or a redirect: only the server knows.
      const isElsewhere = state.page.pageType === '404' && (await isServed(url));
      if (turn !== latest) return;
      // The server has a different build than this document, so the code may not fit the data.
      if (isElsewhere || state.page.buildId !== buildId) return void loadDocument(url);
      scroll.save();
      if (kind === 'push') scroll.push(url);
      else if (kind === 'replace') history.replaceState(history.state, '', url);
      else scroll.arrive();
      shown = url;
      // The stylesheet fades in new prose only after the first navigation.
      document.documentElement.dataset.moved = '';
      show(state);
      if (kind !== 'pop' || !scroll.restore()) scrollToHash(url.hash);
      focusPage(url.hash);
      announce(state.page.documentTitle);
    } catch (error) {
      if (turn !== latest) return;
      console.error(`${url.pathname} could not be shown without a page load.`, error);
      void loadDocument(url);
    } finally {
      endWait();
      if (turn === latest) progress.done();
    }
  }

  addEventListener('click', (event) => {
    const anyLink = findLink(event);
    // Generated files (`blob:` and `data:` URLs) are downloads.
    if (anyLink && !anyLink.hasAttribute('download') && !isSafeUrl(anyLink.href))
      return event.preventDefault();
    const link = isPlainClick(event) ? anyLink : null;
    const url = link && findPageUrl(link, base, location.origin);
    if (!url) return;
    // The browser handles heading links; only the current scroll position must be saved.
    if (isHeadingUrl(url, shown)) return scroll.save();
    event.preventDefault();
    void navigate(url, url.href === shown.href ? 'replace' : 'push');
  });

  addEventListener('popstate', (event) => {
    const url = new URL(location.href);
    if (!isSamePage(url, shown)) return void navigate(url, 'pop');
    latest++;
    progress.done();
    shown = url;
    // An entry without state is new: the browser scrolls to its heading.
    const isNew = event.state === null;
    if (!isNew) scroll.save();
    scroll.arrive();
    if (!isNew) scroll.restore();
  });

  prefetchLinks(options, (url) => isSamePage(url, shown));

  async function refresh(): Promise<void> {
    const url = shown;
    const state = await load(url.pathname);
    // The reader navigated in the meantime, maybe to a page cached before the change.
    if (url !== shown) return refresh();
    const { scrollX, scrollY } = window;
    show(state);
    scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
  }

  return { refresh };
}

function findLink(event: Event): HTMLAnchorElement | null {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  return link instanceof HTMLAnchorElement ? link : null;
}

/** Loads pages when the pointer or the focus comes to their links, each once; `isShown` are those on the screen. */
function prefetchLinks({ base, load }: RouterOptions, isShown: (url: URL) => boolean): void {
  const prefetched = new Set<string>();
  function prefetch(event: Event): void {
    const link = findLink(event);
    const url = link && findPageUrl(link, base, location.origin);
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
