import type { Page } from '@playwright/test';
import { scrollTo } from '../support/scrollTo.ts';
import { expect, open, test } from '../support/test.ts';

test.use({ site: 'frame' });

const announcement = (page: Page) => page.getByRole('region', { name: 'Announcement' });

test.describe('The announcement', () => {
  test('stays away under its key once it was closed, from the first paint on', async ({
    page,
    context,
  }) => {
    await open(page, 'guide/long');
    await expect(announcement(page).getByRole('link')).toHaveAttribute('href', /\/guide\/$/);
    await announcement(page).getByRole('button', { name: 'Close' }).click();
    await expect(announcement(page)).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem('frame-announcement'))).toBe('1');

    // Without any script but the inline one.
    const bare = await context.newPage();
    await bare.route('**/*.js', (route) => route.fulfill({ contentType: 'text/javascript' }));
    await bare.goto('guide/long');
    await expect(announcement(bare)).toBeHidden();
    await expect(bare.getByRole('banner')).toHaveJSProperty('offsetTop', 0);
    await open(page, 'guide/');
    await expect(announcement(page)).toHaveCount(0);
    await page.evaluate(() => localStorage.clear());
    await open(page, 'guide/');
    await test.step('closed by keyboard, it keeps the focus on the page', async () => {
      await announcement(page).getByRole('button', { name: 'Close' }).focus();
      await page.keyboard.press('Enter');
      await expect(announcement(page)).toHaveCount(0);
      await expect(page.locator('#\\~content')).toBeFocused();
      expect(await page.evaluate(() => scrollY)).toBe(0);
    });
  });

  test('and all other global components are turned off by a flag', async ({ page }) => {
    await open(page, 'guide/long?globalUIComponents=0');
    await expect(announcement(page)).toBeHidden();
    await scrollTo(page, 2000);
    await expect(page.locator('.scroll-to-top')).toHaveCount(1);
    await expect(page.locator('.scroll-to-top')).toBeHidden();
  });
});
