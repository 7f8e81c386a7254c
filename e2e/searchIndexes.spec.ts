import type { Page } from '@playwright/test';
import { findViolations } from './support/findViolations.ts';
import { box, chosen, dialog, lines } from './support/searchDialog.ts';
import { expect, open, test } from './support/test.ts';

test.use({ site: 'frame' });

/** Where the lines lead to, below the site. */
const targets = (page: Page): Promise<string[]> =>
  lines(page).evaluateAll((found) =>
    found.map((line) => (line instanceof HTMLAnchorElement ? line.pathname : '')),
  );

const leftOf = async (page: Page, selector: string): Promise<number> =>
  (await page.locator(selector).first().boundingBox())?.x ?? 0;

test.describe('4 · Search: indexes', () => {
  test('asks the index of the version that the reader goes to', async ({ page, documents }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const indexes = () => asked.flatMap((url) => /search_index[^/]*\.json$/.exec(url)?.[0] ?? []);
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, 'guide/');
    await page.keyboard.press('Control+k');
    await box(page).fill('frame version');
    await expect(lines(page)).not.toHaveCount(0);
    expect((await targets(page)).filter((path) => path.startsWith('/v1/'))).toEqual([]);
    expect(indexes()).toEqual(['search_index.en.v2.json']);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Version: v2' }).click();
    await page.getByRole('link', { name: 'v1' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Guide of version 1');
    await page.keyboard.press('Control+k');
    await box(page).fill('frame version');
    await expect(lines(page)).not.toHaveCount(0);
    expect((await targets(page)).filter((path) => !path.startsWith('/v1/'))).toEqual([]);
    expect(indexes()).toEqual(['search_index.en.v2.json', 'search_index.en.v1.json']);
    expect(documents).toHaveLength(1);
  });
});

test.describe('7 · Search: hooks of a site', () => {
  test('change the query, and show their own groups as tabs', async ({ page }) => {
    await open(page, 'guide/');
    await page.keyboard.press('Control+k');
    await box(page).fill('manual');
    const tabs = dialog(page).getByRole('tab');
    await expect(tabs).toHaveText([/^Frame \d+$/, 'Handbook 1', 'Forum 1']);
    await expect(lines(page).first()).toContainText('Guide');
    await expect(dialog(page).getByRole('tablist', { name: 'Search results' })).toBeVisible();
    await tabs.nth(1).click();
    const panel = dialog(page).getByRole('tabpanel', { name: 'Handbook 1' });
    await expect(tabs.nth(1)).toHaveAttribute('aria-controls', `${await panel.getAttribute('id')}`);
    await expect(lines(page)).toHaveText(['Handbook: guide']);
    await expect(lines(page)).toHaveAttribute('target', '_blank');
    await box(page).fill('detail');
    await expect(chosen(page)).toContainText('Detail');
    await expect(tabs).toHaveCount(0);
    await box(page).fill('secret');
    await expect(dialog(page)).toContainText('No results for "secret"');
  });
});

test.describe('2.7 · Search: for everyone', () => {
  test('is mirrored in right-to-left languages', async ({ page, passedLooks }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, 'ar/guide/');
    await page.getByRole('button', { name: 'Search' }).click();
    await box(page).fill('guide');
    const tabs = dialog(page).getByRole('tab');
    await expect(tabs).toHaveText([/^Frame \d+$/, 'Handbook 1', 'Forum 1']);
    expect(await leftOf(page, '.search-field svg')).toBeGreaterThan(
      await leftOf(page, '.search-field input'),
    );
    expect(await leftOf(page, '.search-field button')).toBeLessThan(
      await leftOf(page, '.search-field input'),
    );
    await tabs.first().focus();
    await page.keyboard.press('ArrowLeft');
    await expect(tabs.nth(1)).toBeFocused();
    await expect(lines(page)).toHaveText(['Handbook: guide']);
    expect(await leftOf(page, '.search-body a svg')).toBeGreaterThan(
      await leftOf(page, '.search-header'),
    );
    await box(page).fill('تفصيل');
    await expect(chosen(page)).toContainText('تفصيل');
    expect(await findViolations(page, passedLooks)).toEqual([]);
  });

  for (const width of [320, 390, 767]) {
    test(`fills a screen of ${width} px and hides nothing beside it`, async ({ page }) => {
      await page.setViewportSize({ width, height: 640 });
      await open(page, 'guide/');
      await page.getByRole('button', { name: 'Search' }).click();
      await box(page).fill('guide');
      await expect(lines(page)).not.toHaveCount(0);
      // Beside the scrollbar of the page, where it takes room.
      const room = (await page.locator('html').boundingBox())?.width ?? 0;
      const panel = await dialog(page).boundingBox();
      expect(panel).toEqual({ x: 0, y: 0, width: room, height: 640 });
      const overflow = await page.locator('.search-body').evaluate((body) => ({
        sideways: body.scrollWidth - body.clientWidth,
        beyond: body.getBoundingClientRect().bottom - innerHeight,
      }));
      expect(overflow).toEqual({ sideways: 0, beyond: 0 });
      const cancel = dialog(page).getByRole('button', { name: 'Cancel' });
      const place = await cancel.boundingBox();
      expect((place?.x ?? 0) + (place?.width ?? width)).toBeLessThanOrEqual(room);
      expect(place?.height).toBeGreaterThanOrEqual(24);
    });
  }
});
