import { excessOf, findOutside } from '../support/pageWidth.ts';
import { expect, open, test } from '../support/test.ts';

test.use({ site: 'rslib', ownContext: true });

/** Room for everything, the widths at which the layout changes with texts of 16 px, and a phone, in px. */
const widths = [2600, 1440, 1280, 1024, 768, 390];

for (const size of [16, 24, 32]) {
  test(`With texts of ${size} px, everything fits in the window and headings stop below the bars`, async ({
    page,
  }) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Page.setFontSizes', { fontSizes: { standard: size } });
    await open(page, 'config/lib/dts#dtsalias');
    const heading = page.locator('#dtsalias');
    // While a reader scrolls down, the bar with the outline is out of sight.
    await page.evaluate(() => {
      const styles = new CSSStyleSheet();
      styles.replaceSync('.outline { translate: none !important; transition: none !important; }');
      document.adoptedStyleSheets.push(styles);
    });
    const bars = page.locator('.bar, .outline > button:visible');
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      expect(await excessOf(page), `window of ${width} px`).toBeLessThanOrEqual(0);
      expect(await findOutside(page)).toEqual([]);
      await heading.evaluate((element) => element.scrollIntoView());
      const bottoms = await bars.evaluateAll((all) =>
        all.map((bar) => bar.getBoundingClientRect().bottom),
      );
      const top = await heading.evaluate((element) => element.getBoundingClientRect().top);
      expect(top, `heading in a window of ${width} px`).toBeGreaterThanOrEqual(
        Math.max(...bottoms),
      );
      // Not far below either.
      expect(top).toBeLessThan(Math.max(...bottoms) + 2 * size);
    }
  });
}

test('With texts of 32 px, names that are wider than a phone are broken', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, 'releases/v1-0-0');
  expect(await excessOf(page)).toBeLessThanOrEqual(0);
});

for (const lang of ['', 'zh/']) {
  test(`With texts of 32 px, a phone shows the names of the views of ${lang}playground/ whole`, async ({
    page,
  }) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, `${lang}playground/`);
    const names = page.locator('.pg-views label > span');
    await expect(names).toHaveCount(3);
    const cut = await names.evaluateAll((all) =>
      all
        .filter((name) => {
          const { left, right } = name.getBoundingClientRect();
          const isWhole = name.scrollHeight <= name.clientHeight && left >= 0;
          return !isWhole || right > document.documentElement.clientWidth;
        })
        .map(({ textContent }) => textContent),
    );
    expect(cut).toEqual([]);
    expect(await excessOf(page)).toBeLessThanOrEqual(0);
  });
}
