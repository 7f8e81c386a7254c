import type { Page } from '@playwright/test';
import { expect, open, test } from './support/test.ts';

const partsOf = (page: Page) => ({
  navbar: page.getByRole('banner'),
  sidebar: page.getByRole('navigation', { name: 'Sidebar' }),
  outline: page.getByRole('complementary', { name: 'ON THIS PAGE' }),
  footer: page.getByRole('contentinfo'),
  neighbors: page.getByText('Next Page'),
});

test.describe('2 · Parts of a page', () => {
  test('are hidden by front matter', async ({ page }) => {
    await open(page, 'guide/bare');
    await expect(page.getByRole('main')).toBeVisible();
    for (const part of Object.values(partsOf(page))) await expect(part).toHaveCount(0);
  });

  test('are hidden by query flags before the first paint, as long as the address has them', async ({
    page,
  }) => {
    const { navbar, sidebar, outline, footer, neighbors } = partsOf(page);
    await page.goto('guide/start?navbar=0&outline=0&footer=0&sidebar=1');
    await expect(sidebar).toBeVisible();
    for (const part of [navbar, outline, footer, neighbors]) await expect(part).toBeHidden();
    await sidebar.getByRole('link', { name: 'Long' }).click();
    for (const part of [navbar, outline, footer, neighbors]) await expect(part).toBeVisible();
    await page.goBack();
    await expect(navbar).toBeHidden();
  });

  test('are hidden by query flags on every layout', async ({ page, expectErrors }) => {
    expectErrors(/404/);
    const { navbar, sidebar, outline, footer } = partsOf(page);
    const flags = 'navbar=0&sidebar=0&outline=0&footer=0&globalUIComponents=0';
    for (const address of ['', 'guide/start', 'api/', 'nothing']) {
      await page.goto(address);
      await expect(navbar).toBeVisible();
      await expect(footer).toBeVisible();
      await page.goto(`${address}?${flags}`);
      for (const part of [navbar, sidebar, outline, footer]) await expect(part).toBeHidden();
      const others = page.locator(':is(.doc-footer, .global-ui):visible');
      await expect(others).toHaveCount(0);
      await expect(page.getByRole('main')).toBeVisible();
    }
  });

  test.describe('on narrow screens', () => {
    test.use({ viewport: { width: 390, height: 844 } });

    test('leave no space where the outline would be', async ({ page }) => {
      await page.goto('guide/long?outline=0');
      const { navbar } = partsOf(page);
      const [bar, main] = [await navbar.boundingBox(), await page.getByRole('main').boundingBox()];
      expect(main?.y).toBe((bar?.y ?? 0) + (bar?.height ?? 0));
      await expect(page.getByRole('main')).toHaveCSS('scroll-margin-top', '72px');
    });

    test('leave the button of the sidebar, unless that is hidden too', async ({ page }) => {
      const menuButton = page.getByRole('button', { name: 'Menu', exact: true });
      const { navbar, sidebar } = partsOf(page);
      await open(page, 'guide/start?navbar=0');
      await expect(navbar.getByRole('link')).toHaveCount(0);
      await menuButton.click();
      await expect(sidebar).toBeVisible();
      await page.goto('guide/start?navbar=0&sidebar=0');
      await expect(page.getByRole('main')).toBeVisible();
      await expect(menuButton).toBeHidden();
    });
  });

  test('stay hidden on the way to a heading', async ({ page }) => {
    await open(page, 'guide/long?sidebar=0');
    await page.getByRole('link', { name: 'Down to the third part' }).click();
    await expect(page).toHaveURL(/\/guide\/long\?sidebar=0#third$/);
    await expect(partsOf(page).sidebar).toBeHidden();
  });

  test.describe('without script', () => {
    test.use({ viewport: { width: 1440, height: 900 } });
    test('are hidden by the inline script alone', async ({ page }) => {
      await page.route('**/*.js', (route) => route.fulfill({ contentType: 'text/javascript' }));
      await page.goto('guide/start?sidebar=0');
      await expect(partsOf(page).sidebar).toBeHidden();
      await expect(partsOf(page).outline).toBeVisible();
    });
  });
});
