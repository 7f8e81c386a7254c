import { expect, test } from '../support/test.ts';

test.describe('Options in code link to what explains them', () => {
  test.use({ site: 'rslib', javaScriptEnabled: false });
  test('without script, code is plain text', async ({ page }) => {
    await page.goto('config/lib/dts');
    const block = page
      .locator('.code', { has: page.getByText('rslib.config.ts', { exact: true }) })
      .first();
    await block.hover();
    await expect(block.getByRole('link')).toHaveCount(0);
  });
});
