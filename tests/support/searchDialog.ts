import type { Locator, Page } from '@playwright/test';
import { expect, open } from './test.ts';

/** The dialog of the search on an English page. */
export const dialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Search' });

/** The box that a query is typed into. */
export const box = (page: Page): Locator => dialog(page).getByRole('combobox');

/** The lines that were found. */
export const lines = (page: Page): Locator =>
  dialog(page).getByRole('listbox', { name: 'Search results' }).getByRole('option');

/** The line that Enter opens. */
export const chosen = (page: Page): Locator => dialog(page).getByRole('option', { selected: true });

/** The button in the bar that opens it. */
export const button = (page: Page): Locator => page.getByRole('button', { name: 'Search' });

/** Opens the search on a page and types a query. */
export async function search(page: Page, address: string, query: string): Promise<void> {
  await open(page, address);
  await page.keyboard.press('Control+k');
  await box(page).fill(query);
}

/** Waits until an answer is complete. Lines come first, without the excerpts and the card that the index loads for them. */
export async function answered(page: Page): Promise<void> {
  await expect(dialog(page).locator('.search-statement')).not.toHaveCount(0);
}
