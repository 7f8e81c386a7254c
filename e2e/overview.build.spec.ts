import { expect, open, test } from './support/test.ts';

test.describe('2.5 · Overview', () => {
  test.beforeEach(({ page }) => open(page, 'api/'));

  test('filters pages and headings by what is typed', async ({ page }) => {
    const overview = page.locator('.overview');
    const filter = overview.getByRole('searchbox', { name: 'Filter' });
    await expect(filter).toHaveAttribute('placeholder', 'Enter keyword');
    await expect(overview.getByRole('heading', { level: 2 })).not.toHaveCount(0);
    const all = await overview.getByRole('link').allTextContents();
    await filter.fill('MINIFY');
    await expect(overview.getByRole('link')).toHaveText(['minify', 'Values of minify']);
    await filter.fill('');
    await expect(overview.getByRole('link')).toHaveText(all);
  });

  test('comes right after the title and what introduces it', async ({ page }) => {
    await expect(page.locator('h1')).toHaveCount(1);
    const parts = await page
      .locator('main :is(h1, h2, .overview-filter, .prose > p)')
      .evaluateAll((all) => all.map((one) => one.textContent));
    expect(parts).toEqual([
      'API',
      'All that can be called.',
      'Filter',
      'Options',
      'Types',
      'Others',
      expect.stringContaining('Beyond'),
      'Nothing else can be called.',
    ]);
  });

  test('has its groups in the outline', async ({ page }) => {
    const links = page.getByRole('complementary').getByRole('link');
    await expect(links).toHaveText(['Options', 'Types', 'Others', 'Beyond']);
    await page.setViewportSize({ width: 1440, height: 300 });
    await links.filter({ hasText: 'Types' }).click();
    await expect(page).toHaveURL(/#types$/);
    const heading = page.getByRole('heading', { level: 2, name: 'Types' });
    await expect.poll(async () => (await heading.boundingBox())?.y).toBeCloseTo(72, 0);
  });

  test('says what does not match, also to screen readers', async ({ page }) => {
    const overview = page.locator('.overview');
    await overview.getByRole('searchbox').fill(' zzz ');
    const status = overview.getByRole('status');
    await expect(status).toHaveText('No matching API found: zzz');
    await expect(status.getByText('No matching API found', { exact: true })).toBeVisible();
    await expect(overview.getByRole('link')).toHaveCount(0);
  });

  test('groups pages without a group under Others', async ({ page }) => {
    await expect(page.getByRole('heading', { level: 2, name: 'Others' })).toBeVisible();
  });
});

test.describe('2.5 · The rest of a long list', () => {
  test.use({ site: 'rslib' });

  test('continues the list, with the focus in it and without the button', async ({ page }) => {
    await open(page, 'config/');
    const rest = page.locator('.overview details').first();
    const button = rest.locator('summary');
    await button.press('Enter');
    await expect(rest.getByRole('link').first()).toBeFocused();
    await expect(button).toBeHidden();
  });
});
