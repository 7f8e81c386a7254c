import type { Page } from '@playwright/test';

/** Waits until the page has been painted: what observes sizes, scrolls or fades starts in a frame. */
export async function nextFrame(page: Page): Promise<void> {
  // The screenshot makes sure that there is a frame: a busy Chromium once produced none for minutes.
  await Promise.all([
    page.evaluate(
      () => new Promise((told) => requestAnimationFrame(() => requestAnimationFrame(told))),
    ),
    page.screenshot({ clip: { x: 0, y: 0, width: 1, height: 1 } }),
  ]);
}
