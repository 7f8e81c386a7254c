import type { Page } from '@playwright/test';
import { nextFrame } from '../support/nextFrame.ts';
import { expect, open, test } from '../support/test.ts';

test.use({ site: 'frame', viewport: { width: 390, height: 844 } });

const menuButton = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true });
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Menu' });

test.describe('On narrow screens, the drawer', () => {
  test('has the menus of the bar and the sidebar, keeps the focus, and closes in many ways', async ({
    page,
    documents,
  }) => {
    await open(page, 'guide/long');
    await test.step('keeps the focus, the page behind is out of reach and does not scroll', async () => {
      await menuButton(page).click();
      await expect(drawer(page).getByRole('button', { name: 'Close' })).toBeFocused();
      const isOutside = () =>
        page.evaluate(() => {
          const { activeElement, body } = document;
          return activeElement !== body && !activeElement?.closest('#\\~drawer');
        });
      for (const key of ['Tab', 'Shift+Tab']) {
        for (let step = 0; step < 25; step++) {
          await page.keyboard.press(key);
          expect(await isOutside()).toBe(false);
        }
      }
      await page.mouse.move(370, 600);
      await page.mouse.wheel(0, 500);
      await page.mouse.move(100, 600);
      await page.mouse.wheel(0, 5000);
      await nextFrame(page);
      expect(await page.evaluate(() => scrollY)).toBe(0);

      await page.keyboard.press('Escape');
      await expect(drawer(page)).toBeHidden();
      await expect(menuButton(page)).toBeFocused();
      await menuButton(page).click();
      await page.mouse.click(380, 600);
      await expect(drawer(page)).toBeHidden();
    });
    await test.step('closes when the page that it covers is chosen', async () => {
      await menuButton(page).click();
      const sidebar = drawer(page).getByRole('navigation', { name: 'Sidebar' });
      await sidebar.locator('[aria-current="page"]').click();
      await expect(drawer(page)).toBeHidden();
      await expect(page.getByRole('main')).not.toHaveAttribute('inert');
      expect(documents).toHaveLength(1);
    });
    await test.step('has the menus of the bar', async () => {
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
      await menuButton(page).click();
      // A popup would be closed by the focus that moves here.
      await expect(drawer(page).getByRole('button', { name: 'Close' })).toBeFocused();
      const main = drawer(page).getByRole('navigation', { name: 'Main' });
      await expect(main.getByRole('link', { name: 'Elsewhere' })).toBeVisible();
      await main.getByText('Ecosystem').click();
      await expect(main.getByRole('link', { name: 'Analyzer' })).toBeVisible();
      await main.getByRole('button', { name: 'More links' }).click();
      await expect(main.getByText('Write to us')).toBeVisible();
      await page.keyboard.press('Escape');
    });
    await test.step('closes when a link is followed', async () => {
      const sidebar = drawer(page).getByRole('navigation', { name: 'Sidebar' });
      await sidebar.getByRole('link', { name: 'One' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('One');
      await expect(drawer(page)).toBeHidden();
    });
    await test.step('closes when the screen grows: at 1024 px the sidebar is beside the text', async () => {
      await menuButton(page).click();
      await page.setViewportSize({ width: 1023, height: 800 });
      await expect(drawer(page)).toBeVisible();
      await page.setViewportSize({ width: 1024, height: 800 });
      await expect(drawer(page)).toHaveCount(0);
      await expect(page.getByRole('navigation', { name: 'Sidebar' })).toBeVisible();
      await expect(page.getByRole('main')).not.toHaveAttribute('inert');
    });
  });

  test('opens at the current page, with its button in sight', async ({ page }) => {
    await open(page, 'guide/many/page-40');
    await menuButton(page).click();
    const sidebar = drawer(page).getByRole('navigation', { name: 'Sidebar' });
    await expect(sidebar.locator('[aria-current="page"]')).toBeInViewport({ ratio: 1 });
    const close = drawer(page).getByRole('button', { name: 'Close' });
    await expect(close).toBeFocused();
    await expect(close).toBeInViewport({ ratio: 1 });
  });

  test('closes at 768 px where there is no sidebar', async ({ page }) => {
    await open(page, '');
    await menuButton(page).click();
    await page.setViewportSize({ width: 767, height: 800 });
    await expect(drawer(page)).toBeVisible();
    await page.setViewportSize({ width: 768, height: 800 });
    await expect(drawer(page)).toBeHidden();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await expect(menuButton(page)).toBeHidden();
  });
});
