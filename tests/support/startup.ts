import type { Page, Route } from '@playwright/test';
import { expect, started } from './test.ts';

/** A browser without a window sends pointer events on its own, so they are dropped until `movePointer` is called. */
const ignorePointer = (page: Page) =>
  page.addInitScript(() => {
    const ignore = (event: PointerEvent) => {
      if (!('isPointerUsed' in window)) event.stopImmediatePropagation();
    };
    addEventListener('pointerover', ignore, { capture: true });
  });

/** Moves the pointer over the page. */
export async function movePointer(page: Page): Promise<void> {
  await page.evaluate(() => Reflect.set(window, 'isPointerUsed', true));
  // Two places, because a pointer that is already there enters nothing.
  await page.mouse.move(0, 0);
  await page.mouse.move(200, 200);
}

/** Delays the `load` event of the home page by its image; returns a function that releases it. */
export async function holdLoadEvent(page: Page): Promise<() => Promise<void>> {
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
export const recordIdleRequests = (page: Page) =>
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

/** What `recordIdleRequests` has recorded. */
export const idleRequests = (page: Page) =>
  page.evaluate(() => Reflect.get(window, 'idleRequests'));

/** Expects that on such a connection, the page loads all but its first script only when it is used. */
export async function expectRestOnUse(
  page: Page,
  connection: { saveData: boolean; effectiveType: string },
): Promise<void> {
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
}
