import { isSafeHref } from '#common/url.ts';
import type { AppState } from '../context.ts';
import { announce, focusPage, scrollToHash } from './arrival.ts';
import { findPageUrl, isHeadingUrl, isPlainClick, isSamePage } from './links.ts';
import { loadDocument, tellIfSlow } from './loadDocument.ts';
import { hideNotice } from './notice.ts';
import { createProgress } from './progress.ts';
import { createScrollMemory } from './scrollMemory.ts';

export interface RouterOptions {
  base: string;
  /** The build that this document came from. */
  buildId: string;
  /** Loads all that is shown at a URL path. */
  load(path: string): Promise<AppState>;
  /** Puts a page into the document. */
  show(state: AppState): void;
}

/** What starting the router gives. */
export interface Router {
  /** Loads the page that is shown again and puts it in place, without scrolling. */
  refresh(): Promise<void>;
}

/**
 * Turns clicks on links to pages, and steps through the history, into navigations without a page
 * load. Whatever goes wrong on the way becomes a full page load, which needs none of this; without a
 * network, the page stays. Links with an unsafe scheme lead nowhere.
 */
export function startRouter({ base, buildId, load, show }: RouterOptions): Router {
  const scroll = createScrollMemory();
  const progress = createProgress();
  const prefetched = new Set<string>();
  let shown = new URL(location.href);
  // Counts navigations: an answer to any but the latest comes too late.
  let latest = 0;

  async function navigate(url: URL, kind: 'push' | 'replace' | 'pop'): Promise<void> {
    const turn = ++latest;
    progress.start();
    hideNotice();
    const endWait = tellIfSlow(url);
    try {
      const state = await load(url.pathname);
      // What is no page may be a document of another kind, or be redirected: the server knows.
      const isElsewhere = state.page.pageType === '404' && (await isServed(url));
      if (turn !== latest) return;
      // The server has another build than this document: its code may not fit the data.
      if (isElsewhere || state.page.buildId !== buildId) return void loadDocument(url);
      scroll.save();
      if (kind === 'push') scroll.push(url);
      else if (kind === 'replace') history.replaceState(history.state, '', url);
      else scroll.arrive();
      shown = url;
      // From the first navigation on, the stylesheet fades new prose in.
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

  function findLink(event: Event): HTMLAnchorElement | null {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    return link instanceof HTMLAnchorElement ? link : null;
  }

  addEventListener('click', (event) => {
    const anyLink = findLink(event);
    // Files that a page makes itself have such addresses too.
    if (anyLink && !anyLink.hasAttribute('download') && !isSafeHref(anyLink.href))
      return event.preventDefault();
    const link = isPlainClick(event) ? anyLink : null;
    const url = link && findPageUrl(link, base, location.origin);
    if (!url) return;
    // The browser knows best how to go to a heading; only the place left behind is to be kept.
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
    // An entry without state is a new one, for a heading that the browser scrolls to.
    const isNew = event.state === null;
    if (!isNew) scroll.save();
    scroll.arrive();
    if (!isNew) scroll.restore();
  });

  function prefetch(event: Event): void {
    const link = findLink(event);
    const url = link && findPageUrl(link, base, location.origin);
    if (!url || isSamePage(url, shown) || prefetched.has(url.pathname) || savesData()) return;
    prefetched.add(url.pathname);
    // A failure is told when the link is followed.
    load(url.pathname).catch(() => {});
  }
  addEventListener('pointerover', prefetch);
  addEventListener('focusin', prefetch);

  async function refresh(): Promise<void> {
    const url = shown;
    const state = await load(url.pathname);
    // The reader went on meanwhile, maybe to what was loaded before it changed.
    if (url !== shown) return refresh();
    const { scrollX, scrollY } = window;
    show(state);
    scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
  }

  return { refresh };
}

/** Whether the server has a document at a URL, or knows where it went. */
async function isServed(url: URL): Promise<boolean> {
  const { status } = await fetch(url, { method: 'HEAD', redirect: 'manual' });
  return status !== 404;
}

/** Whether the reader asked for less traffic; not all browsers tell. */
function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
