import type { Page } from '@playwright/test';

/** Stops the clock of a page; time passes only by `page.clock.runFor`. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  // It runs until here, and can't be set back: on a busy machine, that may be seconds.
  await page.clock.pauseAt(100_000);
}
