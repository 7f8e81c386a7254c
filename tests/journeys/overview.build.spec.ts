import { expect, open, test } from '../support/test.ts';

test('An overview filters pages and headings by what is typed', async ({ page }) => {
  await open(page, 'api/');
  const overview = page.locator('.overview');
  const filter = overview.getByRole('searchbox', { name: 'Filter' });
  const links = overview.getByRole('link');
  const all = await links.allTextContents();
  // iOS zooms into a field with smaller letters.
  await expect(filter).toHaveCSS('font-size', '16px');
  await filter.fill('MINIFY');
  await expect(links).toHaveText(['minify', 'Values of minify']);
  await filter.fill('');
  await expect(links).toHaveText(all);

  await test.step('and says what does not match, also to screen readers', async () => {
    await filter.fill(' zzz ');
    const status = overview.getByRole('status');
    await expect(status).toHaveText('No matching API found: zzz');
    await expect(status.getByText('No matching API found', { exact: true })).toBeVisible();
    await expect(links).toHaveCount(0);
    await filter.fill('');
  });

  await test.step('has its groups in the outline', async () => {
    const outline = page.getByRole('complementary').getByRole('link');
    await expect(outline).toHaveText(['Options', 'Types', 'Others', 'Beyond']);
    await page.setViewportSize({ width: 1440, height: 300 });
    await outline.filter({ hasText: 'Types' }).click();
    await expect(page).toHaveURL(/#types$/);
    const heading = page.getByRole('heading', { level: 2, name: 'Types' });
    await expect.poll(async () => (await heading.boundingBox())?.y).toBeCloseTo(72, 0);
  });
});

test.describe('The rest of a long list', () => {
  test.use({ site: 'rslib' });

  test('is unfolded by its button and by the filter', async ({ page }) => {
    await open(page, 'config/');
    const overview = page.locator('.overview');
    const isolated = overview.getByRole('link', { name: /^dts\.isolated/ });
    await expect(isolated).toBeHidden();
    await overview.getByRole('searchbox').fill('isolated');
    await expect(isolated).toBeVisible();
    await overview.getByRole('searchbox').fill('');
    await expect(isolated).toBeHidden();
    // It continues the list, with the focus in it and without the button.
    const button = overview.getByLabel(/^lib\.dts: \+ \d+$/);
    await button.press('Enter');
    await expect(isolated).toBeVisible();
    await expect(overview.locator('details[open] a').first()).toBeFocused();
    await expect(button).toBeHidden();
  });
});
