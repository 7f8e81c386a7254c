import type { Page } from '@playwright/test';
import { box, button, dialog, lines, search } from '../support/searchDialog.ts';
import { stopClock } from '../support/stopClock.ts';
import { expect, open, test } from '../support/test.ts';

test.describe('Search: opening and closing', () => {
  test('by buttons, keys and on the backdrop', async ({ page }) => {
    await open(page, 'guide/start');
    for (const [name, press] of [
      ['the button', () => button(page).click()],
      ['Ctrl+K', () => page.keyboard.press('Control+k')],
      ['Cmd+K', () => page.keyboard.press('Meta+k')],
      ['/', () => page.keyboard.press('/')],
    ] as const) {
      await test.step(`opens by ${name}, with the focus in the box`, async () => {
        await press();
        await expect(box(page)).toBeFocused();
        await expect(box(page)).toHaveAttribute('placeholder', 'Search Docs');
        await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
        await page.keyboard.press('Escape');
        await expect(dialog(page)).toHaveCount(0);
        await expect(button(page)).toBeFocused();
      });
    }
    await test.step('gives the focus back to where the keyboard was', async () => {
      const link = page.getByRole('main').getByRole('link').first();
      await link.focus();
      await page.keyboard.press('Control+k');
      await expect(box(page)).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toHaveCount(0);
      await expect(link).toBeFocused();
    });
    await test.step('stays open when a press only ends or only starts on its backdrop', async () => {
      await page.keyboard.press('Control+k');
      const inside = await box(page).boundingBox();
      const [x, y] = [(inside?.x ?? 0) + 20, (inside?.y ?? 0) + 20];
      const drag = async (from: [x: number, y: number], to: [x: number, y: number]) => {
        await page.mouse.move(...from);
        await page.mouse.down();
        await page.mouse.move(...to);
        await page.mouse.up();
      };
      await drag([x, y], [10, 400]);
      await expect(dialog(page)).toBeVisible();
      await drag([10, 400], [x, y]);
      await expect(dialog(page)).toBeVisible();
    });
    await test.step('closes on its backdrop, and on Cancel where the screen is narrow', async () => {
      await page.mouse.click(10, 400);
      await expect(dialog(page)).toHaveCount(0);
      await page.setViewportSize({ width: 390, height: 844 });
      await button(page).click();
      await dialog(page).getByRole('button', { name: 'Cancel' }).click();
      await expect(dialog(page)).toHaveCount(0);
    });
  });

  test('by keyboard on a page that hides the bar or has none', async ({ page }) => {
    for (const address of ['guide/start?navbar=0', 'guide/bare']) {
      await open(page, address);
      await expect(page.getByRole('banner')).not.toBeVisible();
      await page.keyboard.press('/');
      await expect(box(page)).toBeFocused();
      await expect(box(page)).toBeInViewport();
      await box(page).fill('minify');
      await expect(lines(page)).not.toHaveCount(0);
    }
  });
});

test.describe('Search: when it asks', () => {
  test.use({ ownContext: true });
  /** The queries that the search worker receives. */
  async function recordQueries(page: Page): Promise<() => Promise<string[]>> {
    await page.addInitScript(() => {
      const { postMessage } = Worker.prototype;
      const asked: string[] = [];
      Object.assign(globalThis, { asked });
      Worker.prototype.postMessage = function (this: Worker, message: { text?: string }) {
        if (message.text !== undefined) asked.push(message.text);
        return postMessage.call(this, message);
      };
    });
    return () => page.evaluate(() => (globalThis as unknown as { asked: string[] }).asked);
  }

  test('150 ms after the last key, and at once for what is picked and on Enter', async ({
    page,
  }) => {
    const asked = await recordQueries(page);
    await page.addInitScript(() => localStorage.setItem('islet-search-recent', '["the"]'));
    await search(page, 'guide/start', 'a');
    await expect(lines(page)).not.toHaveCount(0);
    await stopClock(page);
    await box(page).fill('mini');
    await page.clock.runFor(149);
    await box(page).fill('minify');
    await page.clock.runFor(149);
    expect(await asked()).toEqual(['a']);
    await page.clock.runFor(1);
    await expect(lines(page).first()).toContainText('minify');
    expect(await asked()).toEqual(['a', 'minify']);
    await box(page).fill('');
    await dialog(page).getByRole('button', { name: 'the', exact: true }).click();
    await page.clock.runFor(1);
    expect(await asked()).toEqual(['a', 'minify', 'the']);
    await box(page).fill('values of minify');
    await page.keyboard.press('Enter');
    await page.clock.runFor(1);
    expect(await asked()).toEqual(['a', 'minify', 'the', 'values of minify']);
    await page.clock.resume();
    await expect(page).toHaveURL(/#values-of-minify$/);
  });
});
