import { expect, open, test } from '../support/test.ts';

test.use({ site: 'rslib' });

for (const width of [768, 900, 1024, 1100]) {
  test(`The bar has room for its names at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await open(page, '/guide/start/');
    const cut = await page
      .getByRole('banner')
      .locator('.site-title > span, .bar-nav')
      .evaluateAll((items) => items.filter((item) => item.scrollWidth > item.clientWidth).length);
    expect(cut).toBe(0);
  });
}
