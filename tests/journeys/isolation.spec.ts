import type { Page } from '@playwright/test';
import { lines, search } from '../support/searchDialog.ts';
import { expect, open, started, test } from '../support/test.ts';

test.use({ site: 'isolated' });

const isIsolated = (page: Page) => page.evaluate(() => crossOriginIsolated);
const follow = (page: Page, name: string) =>
  page.getByRole('main').getByRole('link', { name, exact: true }).click();

test.describe('An isolated folder', () => {
  for (const address of ['lab/', 'de/lab/']) {
    test(`lets the worker of ${address} compile code and share memory`, async ({ page }) => {
      await open(page, address);
      expect(await isIsolated(page)).toBe(true);
      await page.getByRole('button', { name: 'Run', exact: true }).click();
      await expect(page.getByRole('status')).toHaveText('The sum is 6.');
    });
  }

  test('is entered and left by loading a document, and not within', async ({ page, documents }) => {
    await open(page, '');
    expect(await isIsolated(page)).toBe(false);
    await follow(page, 'the lab');
    await expect(page.getByRole('heading', { name: 'Lab', level: 1 })).toBeVisible();
    expect(await isIsolated(page)).toBe(true);
    expect(documents).toHaveLength(2);
    await started(page);
    await follow(page, 'Another experiment');
    await expect(page.getByRole('heading', { name: 'Other experiment' })).toBeVisible();
    expect(documents).toHaveLength(2);
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Lab', level: 1 })).toBeVisible();
    await follow(page, 'the guide');
    await expect(page.getByRole('heading', { name: 'Guide', level: 1 })).toBeVisible();
    expect(await isIsolated(page)).toBe(false);
    expect(documents).toHaveLength(3);
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Lab', level: 1 })).toBeVisible();
    expect(await isIsolated(page)).toBe(true);
  });

  test('is searched as other pages are', async ({ page }) => {
    await search(page, 'lab/', 'experiment');
    await expect(lines(page).first()).toContainText('experiment');
  });
});
