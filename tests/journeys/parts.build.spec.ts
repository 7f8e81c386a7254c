import type { Page } from '@playwright/test';
import { scrollTo } from '../support/scrollTo.ts';
import { expect, open, test } from '../support/test.ts';

const partsOf = (page: Page) => ({
  navbar: page.getByRole('banner'),
  sidebar: page.getByRole('navigation', { name: 'Sidebar' }),
  outline: page.getByRole('complementary', { name: 'ON THIS PAGE' }),
  footer: page.getByRole('contentinfo'),
  neighbors: page.getByText('Next Page'),
});

test.describe('Parts of a page', () => {
  test('are hidden by query flags, as long as the address has them', async ({ page }) => {
    const { navbar, sidebar, outline, footer, neighbors } = partsOf(page);
    await page.goto('guide/start?navbar=0&outline=0&footer=0&sidebar=1');
    await expect(sidebar).toBeVisible();
    for (const part of [navbar, outline, footer, neighbors]) await expect(part).toBeHidden();
    await sidebar.getByRole('link', { name: 'Long' }).click();
    for (const part of [navbar, outline, footer, neighbors]) await expect(part).toBeVisible();
    await page.goBack();
    await expect(navbar).toBeHidden();
  });

  for (const width of [1100, 1440])
    test(`leave the text in the middle of ${width} px without both sides`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      const withFlags = ['sidebar=0&outline=0', 'navbar=0&sidebar=0&outline=0&footer=0'];
      // The front matter of the last one turns both off.
      for (const url of [...withFlags.map((flags) => `guide/start?${flags}`), 'guide/bare']) {
        await page.goto(url);
        const offset = await page.locator('.doc').evaluate((doc) => {
          const { left, right } = doc.getBoundingClientRect();
          return (left + right - document.body.clientWidth) / 2;
        });
        expect(Math.abs(offset)).toBeLessThan(1);
      }
    });

  test('stay hidden on the way to a heading', async ({ page }) => {
    await open(page, 'guide/long?sidebar=0');
    await test.step('where no button back to the top is offered by default', async () => {
      await expect(page.locator('.outline [aria-current]')).toHaveCount(0);
      await scrollTo(page, 2000);
      await expect(page.locator('.outline [aria-current]')).toHaveCount(1);
      await expect(page.getByRole('button', { name: 'Back to top' })).toHaveCount(0);
    });
    await page.getByRole('link', { name: 'Down to the third part' }).click();
    await expect(page).toHaveURL(/\/guide\/long\?sidebar=0#third$/);
    await expect(partsOf(page).sidebar).toBeHidden();
  });

  test('are hidden by the inline script alone, on every layout', async ({ page, expectErrors }) => {
    expectErrors(/404/);
    await page.route('**/*.js', (route) => route.fulfill({ contentType: 'text/javascript' }));
    await page.setViewportSize({ width: 1440, height: 900 });
    const { navbar, sidebar, outline, footer } = partsOf(page);
    await page.goto('guide/start?sidebar=0');
    await expect(sidebar).toBeHidden();
    await expect(outline).toBeVisible();
    const flags = 'navbar=0&sidebar=0&outline=0&footer=0&globalUIComponents=0';
    for (const address of ['', 'guide/start', 'api/', 'nothing']) {
      await page.goto(`${address}?${flags}`);
      for (const part of [navbar, sidebar, outline, footer]) await expect(part).toBeHidden();
      const others = page.locator(':is(.doc-footer, .global-ui):visible');
      await expect(others).toHaveCount(0);
      await expect(page.getByRole('main')).toBeVisible();
    }
  });

  test('leave neither a column nor a button that opens nothing', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('guide/start?sidebar=0&outline=0');
    const { x = 0, width = 0 } = (await page.locator('.doc').boundingBox()) ?? {};
    const right = (await page.evaluate(() => document.body.clientWidth)) - x - width;
    expect(Math.abs(right - x)).toBeLessThan(8);
    // From 768 px on, the drawer has only the sidebar.
    await page.setViewportSize({ width: 900, height: 900 });
    await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeHidden();
  });

  test.describe('on narrow screens', () => {
    test.use({ viewport: { width: 390, height: 844 } });

    test('leave no space, and the button of the sidebar unless that is hidden too', async ({
      page,
    }) => {
      const menuButton = page.getByRole('button', { name: 'Menu', exact: true });
      const { navbar, sidebar } = partsOf(page);
      const main = page.getByRole('main');
      await page.goto('guide/long?outline=0');
      const bar = await navbar.boundingBox();
      expect((await main.boundingBox())?.y).toBe((bar?.y ?? 0) + (bar?.height ?? 0));
      await expect(main).toHaveCSS('scroll-margin-top', '72px');
      await open(page, 'guide/start?navbar=0');
      await expect(navbar.getByRole('link')).toHaveCount(0);
      await menuButton.click();
      await expect(sidebar).toBeVisible();
      await page.goto('guide/start?navbar=0&sidebar=0');
      await expect(main).toBeVisible();
      await expect(menuButton).toBeHidden();
    });
  });
});
