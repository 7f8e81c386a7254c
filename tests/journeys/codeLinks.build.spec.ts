import type { Locator, Page } from '@playwright/test';
import { expect, open, test } from '../support/test.ts';

test.use({ site: 'rslib', viewport: { width: 1440, height: 900 } });

const blockOf = (page: Page): Locator =>
  page
    .locator('.code', { has: page.locator('.code-title', { hasText: /^rslib\.config\.ts/ }) })
    .first();
const popupOf = (page: Page): Locator => page.locator('.code-popup');
const textOf = (block: Locator): Promise<string> =>
  block.locator('pre').evaluate((pre) => pre.textContent ?? '');

test.describe('Options in code link to what explains them', () => {
  test('by pointer: type, default and summary are shown, and a click opens the page; by keyboard too', async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await open(page, 'guide/basic/configure-rslib');
    const block = blockOf(page);
    const before = await textOf(block);
    await page.getByRole('heading', { level: 1 }).hover();
    // Nothing is loaded for them before the reader comes to code.
    expect(asked.filter((url) => url.includes('code_links'))).toEqual([]);
    const loaded = page.waitForRequest(/code_links\.en\.json$/);
    await block.hover();
    await loaded;
    const option = block.getByRole('link', { name: 'dts', exact: true }).first();
    await option.hover();
    const popup = popupOf(page);
    await expect(popup).toContainText('lib.dts');
    await expect(popup).toContainText(/Type.*boolean/);
    await expect(popup).toContainText(/Default.*undefined/);
    await expect(option).toHaveAccessibleDescription(/emits TypeScript declaration files/);
    expect(await textOf(block)).toBe(before);
    await option.click();
    await expect(page).toHaveURL(/\/config\/lib\/dts$/);
    // The new page may have such a link at the same place.
    await page.mouse.move(0, 0);
    await expect(popup).toBeHidden();
    await test.step('a block is one stop of the keyboard; arrows move in it, Escape closes and Enter opens', async () => {
      const next = blockOf(page);
      // Code links appear when the keyboard comes to the text.
      await page.getByRole('link', { name: 'exports' }).first().press('Shift');
      const links = next.getByRole('link');
      await expect(links.first()).toHaveText('defineConfig');
      await expect(next.locator('.code-link[tabindex="0"]')).toHaveCount(1);
      await links.first().focus();
      await page.keyboard.press('End');
      await expect(links.last()).toBeFocused();
      await expect(popupOf(page)).toContainText('dts');
      await page.keyboard.press('Escape');
      await expect(popupOf(page)).toBeHidden();
      await page.keyboard.press('ArrowDown');
      await expect(links.first()).toBeFocused();
      await expect(popupOf(page)).toContainText('defineConfig');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/javascript-api\/core#defineconfig$/);
    });
  });

  test.describe('by touch', () => {
    test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });
    test('the first tap shows the popup, within the window, and the second opens the page', async ({
      page,
    }) => {
      await open(page, 'guide/basic/configure-rslib');
      const block = blockOf(page);
      await block.locator('.token.function', { hasText: 'defineConfig' }).tap();
      const popup = popupOf(page);
      await expect(popup).toBeInViewport({ ratio: 1 });
      await expect(page).toHaveURL(/configure-rslib$/);
      await block.locator('.token.function').getByRole('link').tap();
      await expect(page).toHaveURL(/javascript-api\/core#defineconfig$/);
    });
  });
});
