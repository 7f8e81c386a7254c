import type { Locator, Page } from '@playwright/test';

/** The dialog of the search on an English page. */
export const dialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Search' });

/** The box that a query is typed into. */
export const box = (page: Page): Locator => dialog(page).getByRole('combobox');

/** The lines that were found. */
export const lines = (page: Page): Locator => dialog(page).getByRole('option');

/** The line that Enter opens. */
export const chosen = (page: Page): Locator => dialog(page).getByRole('option', { selected: true });
