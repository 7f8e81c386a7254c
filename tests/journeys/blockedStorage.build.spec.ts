import { box, chosen } from '../support/searchDialog.ts';
import { expect, open, test } from '../support/test.ts';

test.use({ site: 'frame' });

test('A site works where the browser stores nothing', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Access is denied.', 'SecurityError');
        },
      });
    }
  });
  await open(page, 'guide/');
  const announcement = page.getByRole('region', { name: 'Announcement' });
  await announcement.getByRole('button', { name: 'Close' }).click();
  await expect(announcement).toHaveCount(0);
  await page.getByRole('button', { name: 'Appearance' }).click();
  await expect(page.locator('html')).toHaveClass('dark');
  await page.keyboard.press('Control+k');
  await box(page).fill('basics');
  await expect(chosen(page)).toContainText('Basics');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Basics');
  await expect(page.locator('html')).toHaveClass('dark');
});
