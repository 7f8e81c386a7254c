import type { Page } from '@playwright/test';
import { nextFrame } from './nextFrame.ts';

/** Scrolls the page, and waits for a frame: only then does the page hear of it. */
export async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => window.scrollTo(0, y), top);
  await nextFrame(page);
}
