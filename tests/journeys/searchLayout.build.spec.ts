import type { Page } from '@playwright/test';
import { box, chosen, dialog, lines } from '../support/searchDialog.ts';
import { expect, open, test } from '../support/test.ts';

test.use({ site: 'frame' });

const leftOf = async (page: Page, selector: string): Promise<number> =>
  (await page.locator(selector).first().boundingBox())?.x ?? 0;

test.describe('Search: for everyone', () => {
  test('is mirrored in right-to-left languages', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, 'rtl/guide/');
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
  });

  test('fills a narrow screen and hides nothing beside it', async ({ page }) => {
    await page.setViewportSize({ width: 767, height: 640 });
    await open(page, 'guide/');
    await page.getByRole('button', { name: 'Search' }).click();
    await box(page).fill('guide');
    await expect(lines(page)).not.toHaveCount(0);
    for (const width of [767, 390, 320]) {
      await test.step(`${width} px`, async () => {
        await page.setViewportSize({ width, height: 640 });
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
});
