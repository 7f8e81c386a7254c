import type { Page } from '@playwright/test';
import { dialog } from './searchDialog.ts';
import { expect } from './test.ts';

/** The notice of a page that could not be loaded completely. */
export const notice = (page: Page) =>
  page.getByRole('alert').filter({ has: page.getByRole('button') });

/**
 * Expects that a page without some of these files says so when the search is asked for, by pointer and by keyboard, and
 * that trying again loads it and opens the search.
 */
export async function expectRetry(page: Page, files: RegExp): Promise<void> {
  await page.route(files, (route) => route.abort());
  await page.goto('guide/start');
  const search = page.getByRole('button', { name: 'Search' });
  await search.click();
  await expect(notice(page)).toContainText('Part of this page could not be loaded.');
  await notice(page).getByRole('button', { name: 'Close' }).press('Enter');
  await expect(notice(page)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(search).toBeFocused();
  await page.keyboard.press('Control+k');
  await expect(notice(page)).toBeVisible();
  await page.unrouteAll({ behavior: 'wait' });
  await Promise.all([
    page.waitForEvent('domcontentloaded'),
    notice(page).getByRole('button', { name: 'Try again' }).click(),
  ]);
  await expect(dialog(page)).toBeVisible();
}
