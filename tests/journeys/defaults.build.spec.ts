import { expect, open, test } from '../support/test.ts';

test.use({ site: 'rslib' });

test.describe('The table of defaults without script', () => {
  test.use({ javaScriptEnabled: false });

  test('can be switched, and shows only differences, or all', async ({ page }) => {
    await page.goto('config/defaults');
    const bundled = page.getByRole('region', { name: 'Defaults: Bundled, Node.js' });
    const bundleless = page.getByRole('region', { name: 'Defaults: Bundleless, Browsers' });
    await expect(bundled.getByRole('columnheader')).toHaveText([
      'Option',
      'Rsbuild',
      'esm',
      'cjs',
      'umd',
      'iife',
      'mf',
    ]);
    await expect(bundleless).toBeHidden();
    await page.getByRole('radio', { name: 'Bundleless' }).check();
    await page.getByRole('radio', { name: 'Browsers' }).check();
    await expect(bundleless).toBeVisible();
    await expect(bundled).toBeHidden();
    await test.step('only differences, or all', async () => {
      await page.getByRole('radio', { name: 'Bundled' }).check();
      await page.getByRole('radio', { name: 'Node.js' }).check();
      const rows = page.getByRole('row');
      const same = rows.filter({ has: page.getByRole('rowheader', { name: 'output.charset' }) });
      const other = rows.filter({
        has: page.getByRole('rowheader', { name: 'output.assetPrefix' }),
      });
      await expect(other).toBeVisible();
      await expect(same).toHaveCount(0);
      await page.getByRole('checkbox', { name: 'Differences only' }).uncheck();
      await expect(same).toBeVisible();
      await expect(same.locator('.own')).toHaveCount(0);
      await expect(other.locator('.own')).toHaveText(["'auto'", "'auto'"]);
    });
  });
});

test.describe('Table of defaults', () => {
  test('has room for all columns, and keeps its head in sight', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, 'config/defaults');
    const table = page.getByRole('region', { name: 'Defaults: Bundled, Node.js' });
    for (const width of [1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await table.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
      // The head stays below the bar.
      const row = table.getByRole('rowheader').last();
      await row.scrollIntoViewIfNeeded();
      const head = table.getByRole('columnheader', { name: 'esm' });
      const bar = await page.getByRole('banner').boundingBox();
      await expect
        .poll(async () => (await head.boundingBox())?.y)
        .toBeCloseTo((bar?.y ?? 0) + (bar?.height ?? 0), 0);
    }
    await test.step('keeps its first column and its head in sight where it scrolls', async () => {
      await page.setViewportSize({ width: 390, height: 800 });
      const fade = () =>
        table.evaluate((element) => getComputedStyle(element).getPropertyValue('--fade-end'));
      await expect.poll(fade).toBe('40px');
      await table.evaluate((element) =>
        element.scrollTo(element.scrollWidth, element.scrollHeight),
      );
      await expect.poll(fade).toBe('0px');
      const corner = table.getByRole('columnheader', { name: 'Option' });
      const place = await table.boundingBox();
      await expect
        .poll(async () => (await corner.boundingBox())?.x)
        .toBeCloseTo((place?.x ?? 0) + 1, 0);
      await expect
        .poll(async () => (await corner.boundingBox())?.y)
        .toBeCloseTo((place?.y ?? 0) + 1, 0);
      // The column is as wide as its longest name, which isn't broken.
      const longest = table
        .getByRole('rowheader', { name: 'overrideBrowserslist' })
        .locator('code');
      const lines = await longest.evaluate(({ lastChild }) => {
        const range = document.createRange();
        if (lastChild) range.selectNode(lastChild);
        return range.getClientRects().length;
      });
      expect(lines).toBe(1);
      const name = table.getByRole('rowheader').last();
      await expect
        .poll(async () => (await name.boundingBox())?.x)
        .toBeCloseTo((place?.x ?? 0) + 1, 0);
    });
  });
});
