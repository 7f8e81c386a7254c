import type { Page, Route } from '@playwright/test';
import { expect, open, started, test } from './support/test.ts';

/** A browser without a window sends pointer events on its own, so they are dropped until `movePointer` is called. */
const ignorePointer = (page: Page) =>
  page.addInitScript(() => {
    const ignore = (event: PointerEvent) => {
      if (!('isPointerUsed' in window)) event.stopImmediatePropagation();
    };
    addEventListener('pointerover', ignore, { capture: true });
  });

async function movePointer(page: Page): Promise<void> {
  await page.evaluate(() => Reflect.set(window, 'isPointerUsed', true));
  // Two places, because a pointer that is already there enters nothing.
  await page.mouse.move(0, 0);
  await page.mouse.move(200, 200);
}

/** Delays the `load` event of the home page by its image; returns a function that releases it. */
async function holdLoadEvent(page: Page): Promise<() => Promise<void>> {
  await ignorePointer(page);
  const held: Route[] = [];
  await page.route('**/icon.svg', (route) => void held.push(route));
  await page.goto('', { waitUntil: 'domcontentloaded' });
  await expect.poll(() => held.length).toBe(1);
  return async () => {
    for (const route of held) await route.continue();
  };
}

/** Records the longest times (ms) in which the page asks to be called when the browser is idle. */
const recordIdleRequests = (page: Page) =>
  page.addInitScript(() => {
    const idleRequests: unknown[] = [];
    const ask = requestIdleCallback;
    Object.assign(window, {
      idleRequests,
      requestIdleCallback(act: IdleRequestCallback, options?: IdleRequestOptions) {
        idleRequests.push(options?.timeout);
        return ask(act, options);
      },
    });
  });
const idleRequests = (page: Page) => page.evaluate(() => Reflect.get(window, 'idleRequests'));

const isStarted = (page: Page) => page.evaluate(() => history.scrollRestoration === 'manual');
const loadedScripts = (page: Page) =>
  page.evaluate(
    () => performance.getEntriesByType('resource').filter(({ name }) => /\.js\b/.test(name)).length,
  );

test.describe('6 · Startup', () => {
  test('loads one script before the load event, the rest when the browser is idle after it', async ({
    page,
  }) => {
    await recordIdleRequests(page);
    const release = await holdLoadEvent(page);
    expect(await idleRequests(page)).toEqual([]);
    expect(await loadedScripts(page)).toBe(1);
    await release();
    await started(page);
    // Without a limit, a page at rest may wait for minutes.
    expect(await idleRequests(page)).toEqual([1000]);
    expect(await loadedScripts(page)).toBeGreaterThan(1);
  });

  for (const [intent, act] of [
    ['the pointer', movePointer],
    ['a key', (page: Page) => page.keyboard.press('Shift')],
    ['the focus', (page: Page) => page.locator('.site-title').focus()],
  ] as const) {
    test(`loads the rest before the load event on ${intent}`, async ({ page }) => {
      const release = await holdLoadEvent(page);
      expect(await isStarted(page)).toBe(false);
      await act(page);
      await started(page);
      expect(await page.evaluate(() => document.readyState)).toBe('interactive');
      await release();
    });
  }

  for (const [where, connection] of [
    ['on a slow line', { saveData: false, effectiveType: '3g' }],
    ['for readers who save data', { saveData: true, effectiveType: '4g' }],
  ] as const) {
    test(`${where} loads the rest only when the page is used`, async ({ page }) => {
      await ignorePointer(page);
      await page.addInitScript(
        (value) => Object.defineProperty(navigator, 'connection', { value }),
        connection,
      );
      const asked: string[] = [];
      page.on('request', (request) => {
        const [, file] = /([^/.]+)[^/]*\.js$/.exec(request.url()) ?? [];
        if (file) asked.push(file);
      });
      await recordIdleRequests(page);
      await page.goto('guide/start');
      expect(await idleRequests(page)).toEqual([]);
      expect(asked).toEqual(['boot']);
      await movePointer(page);
      await started(page);
    });
  }

  for (const nonsense of ['{"a":1}', '5', '[null]', '[["key",null]]', '{']) {
    test(`starts with nonsense in every storage: ${nonsense}`, async ({ page }) => {
      await page.addInitScript((text) => {
        for (const key of ['theme-appearance', 'visited', 'tabs-size', 'search-recent'])
          localStorage.setItem(`docs-${key}`, text);
        sessionStorage.setItem('docs-scroll', text);
        history.replaceState({ key: { toString: 1 } }, '');
      }, nonsense);
      await open(page, 'guide/');
      await page.keyboard.press('/');
      await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
    });
  }

  test('leaves documents and links as they are when the script cannot be loaded', async ({
    page,
    documents,
    expectErrors,
  }) => {
    expectErrors(/The main script could not be loaded/, /ERR_FAILED/);
    await page.route(/\/hashed\/(?!boot\.).*\.js$/, (route) => route.abort());
    await page.goto('guide/');
    await page.getByRole('main').getByRole('link', { name: 'how to start' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Start');
    expect(documents).toHaveLength(2);
  });

  test('leaves the document readable when the site data is gone', async ({
    page,
    expectErrors,
  }) => {
    expectErrors(/The page could not be started/, /404/);
    await page.route(/\/site\.[^/]*\.json$/, (route) => route.fulfill({ status: 404 }));
    const answered = page.waitForResponse(/\/site\.[^/]*\.json$/);
    await page.goto('guide/start');
    await answered;
    await expect(page.getByRole('main')).toContainText('Containers have a title.');
  });
});
