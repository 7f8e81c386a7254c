import { findViolations } from '../support/findViolations.ts';
import { expect, open, test } from '../support/test.ts';

test.describe('A large sidebar', () => {
  test.use({ site: 'plain' });

  test('is completed in the drawer of narrow screens', async ({ page }) => {
    const sidebar = page.getByRole('navigation', { name: 'Sidebar' });
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, 'large/');
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(sidebar.locator('a')).toHaveCount(251);
    await expect(sidebar.getByRole('link', { name: 'Entry 1', exact: true })).toBeVisible();
  });

  test('has a list of all entries that everyone can use', async ({ page, passedLooks }) => {
    const html = await (await page.request.get('large/')).text();
    const [, address = ''] = /href="([^"]+)">68 more/.exec(html) ?? [];
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Overview');
    expect(await findViolations(page, passedLooks)).toEqual([]);
  });
});
