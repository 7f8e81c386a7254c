import { register } from 'tsx/esm/api';
import { launchBrowser } from '../launchBrowser.mjs';
import { sumBytes } from '../pageLoad.mjs';
import { summarize } from '../summarize.mjs';
import { recordTraffic } from './recordTraffic.mjs';
import { navigate, press, searchWords } from './useSite.mjs';
import { watchVisit } from './watchVisit.mjs';

// Node 20: later versions run TypeScript without `tsx`.
register();
const { createPreviewServer } = await import('#islet/node/drivers/preview/createPreviewServer.ts');

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('../summarize.mjs').Summary} Summary */
/** @typedef {import('./recordTraffic.mjs').FileKind} FileKind */
/** @typedef {import('./recordTraffic.mjs').Traffic} Traffic */

/**
 * Selectors of a site's search: what opens it, which may be the field itself, the field, and a result.
 *
 * @typedef {{ open: string, input: string, result: string }} SearchParts
 */

/**
 * A site to visit: its built folder, the path of a page, a part of the address of another one that is linked there, and
 * two words of its prose.
 *
 * @typedef {{ folder: string, page: string, next: string, words: readonly string[], search: SearchParts | null }} VisitedSite
 */

/**
 * Times are in seconds: `navigation` from a click to the next page's heading; `pressAtPaint`, on a slow line, from a
 * press at the first paint to a search field that takes keys, `pressAtRest` the same once all is loaded; `firstResult`
 * and `nextResult` from a query to its first result. Bytes are as transferred, without headers: `bytes` has a visit
 * without any input, `slowBytes` the same on a slow line, and those of the search come with its first query.
 *
 * @typedef {{
 *   bytes: Record<FileKind, number>,
 *   requests: number,
 *   slowBytes: number,
 *   navigation: Summary,
 *   search: null | {
 *     pressAtPaint: Summary,
 *     pressAtRest: Summary,
 *     firstResult: Summary,
 *     nextResult: Summary,
 *     bytes: number,
 *     requests: number,
 *   },
 * }} VisitFigures
 */

/** @typedef {{ browser: import('@playwright/test').Browser, url: string, search: SearchParts | null, visits: number, signal: AbortSignal }} Visitor */

/** Visits of each kind in a run; the figures are the medians of all. */
const visitsPerRun = 3;

/** A line of 1.6 Mbit/s with a latency of 150 ms. */
const slowLine = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 94_000,
};

/**
 * Visits a page of a built site in Chromium, each time with an empty cache.
 *
 * @param {VisitedSite} site
 * @param {{ runs: number, signal: AbortSignal }} options
 * @returns {Promise<VisitFigures>}
 */
export async function measureVisits(site, { runs, signal }) {
  const server = await createPreviewServer({
    dir: site.folder,
    base: '/',
    cleanUrls: true,
    port: 0,
  });
  const browser = await launchBrowser();
  const visitor = {
    browser,
    url: new URL(site.page, server.url).href,
    search: site.search,
    visits: runs * visitsPerRun,
    signal,
  };
  try {
    return { ...(await measureReading(visitor, site)), ...(await measureSearch(visitor, site)) };
  } finally {
    await browser.close();
    await server.close();
  }
}

/**
 * @param {Visitor} visitor
 * @param {VisitedSite} site
 */
async function measureReading(visitor, { next }) {
  const read = (/** @type {boolean} */ isSlow) =>
    visit(visitor, ({ traffic }) => traffic.take(), { times: 1, isSlow, isUnused: true });
  const [files = []] = await read(false);
  const [slowFiles = []] = await read(true);
  const navigations = await visit(visitor, ({ page }) => navigate(page, next));
  return {
    bytes: {
      html: sumBytes(files, { kind: 'html' }),
      css: sumBytes(files, { kind: 'css' }),
      script: sumBytes(files, { kind: 'script' }),
      data: sumBytes(files, { kind: 'data' }),
      other: sumBytes(files, { kind: 'other' }),
    },
    requests: files.length,
    slowBytes: sumBytes(slowFiles),
    navigation: summarize(navigations),
  };
}

/**
 * @param {Visitor} visitor
 * @param {VisitedSite} site
 */
async function measureSearch(visitor, { search, words }) {
  if (!search) return { search: null };
  const early = await visit(visitor, ({ page }) => press(page, search), {
    isSlow: true,
    isEarly: true,
  });
  const late = await visit(visitor, ({ page }) => press(page, search), { isSlow: true });
  const queries = await visit(visitor, (tab) => searchWords(tab, search, words));
  return {
    search: {
      pressAtPaint: summarize(early),
      pressAtRest: summarize(late),
      firstResult: summarize(queries.map(({ first }) => first)),
      nextResult: summarize(queries.map(({ next }) => next)),
      bytes: queries[0]?.bytes ?? 0,
      requests: queries[0]?.requests ?? 0,
    },
  };
}

/**
 * Opens the page in new contexts, waits until it is at rest, or only for its first paint, and uses it.
 *
 * @template Result
 * @param {Visitor} visitor
 * @param {(tab: { page: Page, traffic: Traffic }) => Promise<Result>} use
 * @param {{ times?: number, isSlow?: boolean, isEarly?: boolean, isUnused?: boolean }} [options]
 * @returns {Promise<Result[]>}
 */
async function visit(
  { browser, url, search, visits, signal },
  use,
  { times = visits, isSlow = false, isEarly = false, isUnused = false } = {},
) {
  const results = [];
  for (let time = 0; time < times; time++) {
    signal.throwIfAborted();
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    try {
      const page = await context.newPage();
      await page.addInitScript(watchVisit, search);
      if (isSlow) await slowDown(page);
      if (isUnused) await page.addInitScript(ignorePointer);
      const traffic = recordTraffic(context);
      await page.goto(url, { waitUntil: 'commit' });
      if (isEarly) await page.waitForFunction(hasPainted);
      else await traffic.rest();
      results.push(await use({ page, traffic }));
    } finally {
      await context.close();
    }
  }
  return results;
}

/**
 * Emulates the slow line, also for scripts that ask for the kind of connection.
 *
 * @param {Page} page
 */
async function slowDown(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', slowLine);
  await page.addInitScript(() => {
    const connection = Object.assign(new EventTarget(), { effectiveType: '3g', saveData: false });
    Object.defineProperty(navigator, 'connection', { value: connection });
  });
}

/** Runs in the page: a browser without a window reports a pointer on its own. */
function ignorePointer() {
  for (const name of ['pointerover', 'pointerenter', 'pointermove', 'mouseover', 'mousemove']) {
    addEventListener(name, (event) => event.stopImmediatePropagation(), { capture: true });
  }
}

const hasPainted = () => performance.getEntriesByName('first-contentful-paint').length > 0;
