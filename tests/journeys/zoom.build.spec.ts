import type { Page } from '@playwright/test';
import { nextFrame } from '../support/nextFrame.ts';
import { stopClock } from '../support/stopClock.ts';
import { expect, open, test } from '../support/test.ts';

const address = 'guide/widgets';

/** Waits until the library listens again, which it does not while the image moves. */
async function settled(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(() =>
        // What follows the scroll position, like the edges of tables, never ends.
        document
          .getAnimations()
          .some((motion) => motion instanceof CSSTransition && motion.playState === 'running'),
      ),
    )
    .toBe(false);
  // The library hears of it in a frame.
  await nextFrame(page);
}

test.describe('Image zoom', () => {
  const zoomed = (page: Page) => page.locator('.medium-zoom-image--opened');
  const image = (page: Page, alt = 'A square with a dot') =>
    page.getByRole('button', { name: `Zoom image: ${alt}`, exact: true });
  const openZoom = async (page: Page) => {
    await image(page).click();
    await expect(zoomed(page)).toBeVisible();
    await settled(page);
  };

  test('fills the page, and closes by pointer, by keyboard and with the page', async ({
    page,
    expectErrors,
  }) => {
    await page.setViewportSize({ width: 1000, height: 700 });
    await open(page, address);
    await test.step('on the background of the theme', async () => {
      await page.emulateMedia({ colorScheme: 'dark' });
      await openZoom(page);
      const overlay = page.locator('.medium-zoom-overlay');
      await expect(overlay).toHaveCSS('background-color', 'rgb(11, 12, 14)');
      expect(await overlay.boundingBox()).toMatchObject({ x: 0, y: 0, height: 700 });
      await page.keyboard.press('Escape');
      await expect(zoomed(page)).toHaveCount(0);
    });
    await test.step('takes the keyboard from the page while it is open', async () => {
      await image(page).focus();
      await page.keyboard.press('Enter');
      const closing = page.getByRole('button', { name: 'Close: A square with a dot' });
      await expect(closing).toBeFocused();
      await settled(page);
      const isInPage = () =>
        page.evaluate(() => document.activeElement?.closest('#\\~root') !== null);
      for (const key of ['Tab', 'Tab', 'Shift+Tab', '/', 'Control+k']) {
        await page.keyboard.press(key);
        expect(await isInPage(), key).toBe(false);
      }
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await page.keyboard.press('Escape');
      await expect(zoomed(page)).toHaveCount(0);
      await expect(image(page)).toBeFocused();
      await page.keyboard.press('Tab');
      expect(await isInPage()).toBe(true);
    });
    await test.step('closes on a second press of a key', async () => {
      await image(page).focus();
      await page.keyboard.press('Enter');
      await expect(zoomed(page)).toBeVisible();
      await settled(page);
      await page.keyboard.press(' ');
      await expect(zoomed(page)).toHaveCount(0);
      await expect(image(page)).toBeFocused();
    });
    await test.step('closes on a click and when the window changes', async () => {
      await openZoom(page);
      await page.mouse.click(5, 350);
      await expect(zoomed(page)).toHaveCount(0);
      await openZoom(page);
      await page.setViewportSize({ width: 900, height: 700 });
      await expect(zoomed(page)).toHaveCount(0);
      await page.setViewportSize({ width: 1000, height: 700 });
    });
    await test.step('takes the better source, and all the height there is', async () => {
      await page.setViewportSize({ width: 1000, height: 400 });
      await image(page, 'With a better source').click();
      await expect(zoomed(page)).toHaveCount(2);
      const better = zoomed(page).last();
      await expect(better).toHaveAttribute('src', /\/hashed\/large\.\w+\.png$/);
      await settled(page);
      const box = await better.boundingBox();
      expect(box?.y).toBeCloseTo(0, 0);
      expect(box?.height).toBeCloseTo(400, 0);
      await page.keyboard.press('Escape');
      await expect(zoomed(page)).toHaveCount(0);
    });
    await test.step('warns of a better source that cannot be reached, and shows the image', async () => {
      expectErrors(/Unable to reach the zoom image target/, /Failed to load resource/);
      await page.route('**/large.*.png', (route) => route.abort());
      const warned = page.waitForEvent('console', (message) =>
        message.text().includes('Unable to reach'),
      );
      await image(page, 'With a source that is gone').click();
      await warned;
      await expect(zoomed(page)).toHaveCount(1);
      await expect(zoomed(page)).toHaveAttribute('src', /square/);
      await settled(page);
      await page.keyboard.press('Escape');
      await expect(zoomed(page)).toHaveCount(0);
    });
    await test.step('leaves images alone that are links', async () => {
      await expect(image(page)).toBeVisible();
      await expect(page.getByRole('button', { name: /linked/ })).toHaveCount(0);
      await page.getByRole('link', { name: 'A linked square' }).click();
      await expect(page).toHaveURL(/guide\/start$/);
    });
    await test.step('closes when the reader goes to another page', async () => {
      await page.setViewportSize({ width: 1100, height: 700 });
      const heading = page.getByRole('heading', { level: 1 });
      await page.getByRole('link', { name: 'Widgets' }).first().click();
      // Both pages have the image.
      await expect(heading).toHaveText('Widgets');
      await openZoom(page);
      await page.goBack();
      await expect(heading).toHaveText('Start');
      await expect(page.locator('#\\~root')).not.toHaveAttribute('inert');
      await expect(zoomed(page)).toHaveCount(0);
      await expect(page.locator('.medium-zoom-overlay')).toHaveCount(0);
    });
  });
});

test.describe('The times of the image zoom', () => {
  test.use({ ownContext: true });
  const images = (page: Page) => page.getByRole('button', { name: /^Zoom image/ });

  test('images can be zoomed 100 ms after they are there', async ({ page }) => {
    await page.clock.install();
    await open(page, 'guide/start');
    await expect(images(page)).toHaveCount(1);
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.getByRole('link', { name: 'Widgets' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Widgets');
    await page.clock.runFor(99);
    await expect(images(page)).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(images(page)).toHaveCount(3);
  });

  test('scrolling by more than 40 px closes after 150 ms', async ({ page }) => {
    await open(page, address);
    await images(page).first().click();
    const body = page.locator('body');
    await expect(body).toHaveClass(/medium-zoom--opened/);
    await settled(page);
    await stopClock(page);
    const scroll = (by: number) =>
      page.evaluate(
        (top) =>
          new Promise((scrolled) => {
            document.addEventListener('scroll', scrolled, { once: true });
            scrollBy({ top, behavior: 'instant' });
          }),
        by,
      );
    await scroll(-40);
    await page.clock.runFor(1000);
    await expect(body).toHaveClass(/medium-zoom--opened/);
    await scroll(-1);
    await page.clock.runFor(149);
    await expect(body).toHaveClass(/medium-zoom--opened/);
    await page.clock.runFor(1);
    await expect(body).not.toHaveClass(/medium-zoom--opened/);
  });
});
