import { scrollTo } from '../support/scrollTo.ts';
import { box, dialog, lines, search } from '../support/searchDialog.ts';
import { stopClock } from '../support/stopClock.ts';
import { expect, open, test } from '../support/test.ts';

/**
 * What the theme does in a page is tested on the build, file by file. Here is each behavior once: under
 * the development version of React, which warns of more, and with the bundle of the dev server.
 */
test.describe('The theme on the dev server', () => {
  test.use({ site: 'frame' });

  test('opens and closes menus, and changes the appearance', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, 'guide/');
    const bar = page.getByRole('banner');
    await bar.getByRole('button', { name: /^Learn/ }).click();
    await expect(bar.getByRole('link', { name: 'Basics', exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(bar.getByRole('link', { name: 'Basics', exact: true })).toBeHidden();

    await page.emulateMedia({ colorScheme: 'light' });
    await bar.getByRole('button', { name: 'Appearance' }).click();
    await expect(page.locator('html')).toHaveClass(/dark/);
  });

  test('closes the announcement, folds the sidebar, and leads back to the top', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, 'guide/long');
    await page.getByRole('region', { name: 'Announcement' }).getByRole('button').click();
    await expect(page.getByRole('region', { name: 'Announcement' })).toHaveCount(0);

    const group = page.getByRole('navigation', { name: 'Sidebar' }).locator('details').first();
    const isOpen = await group.evaluate((element) => element.hasAttribute('open'));
    await group.locator('summary').first().click();
    await expect(group).toHaveJSProperty('open', !isOpen);

    await scrollTo(page, 2000);
    await page.getByRole('button', { name: 'Back to top' }).click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });

  test('opens the drawer on a phone, and closes it when a link is followed', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, 'guide/');
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await drawer
      .getByRole('navigation', { name: 'Sidebar' })
      .getByRole('link', { name: 'One' })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('One');
    await expect(drawer).toBeHidden();
  });

  test.describe('in the search', () => {
    test.use({ site: 'full' });

    test('finds sections, moves through them by keyboard, and goes to one', async ({ page }) => {
      const index = page.waitForRequest(/search_index\.en\.json/);
      await search(page, 'guide/start', 'minify');
      await index;
      await expect(lines(page)).not.toHaveCount(0);
      expect(page.workers()).toHaveLength(1);
      await page.keyboard.press('End');
      await expect(lines(page).last()).toHaveAttribute('aria-selected', 'true');
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toBeHidden();

      await page.keyboard.press('/');
      await box(page).fill('values of minify');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/api\/options\/minify#values-of-minify$/);
    });
  });

  test.describe('in a page', () => {
    test.use({ site: 'full', ownContext: true });

    test('turns tabs, zooms images and copies code', async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await open(page, 'guide/widgets');
      const tab = page.getByRole('tab').nth(1);
      await tab.click();
      await expect(tab).toHaveAttribute('aria-selected', 'true');

      await page
        .getByRole('button', { name: /^Zoom image/ })
        .first()
        .click();
      await expect(page.locator('.medium-zoom-image--opened')).toBeVisible();

      await open(page, 'guide/widgets');
      const copy = page.getByRole('button', { name: 'Copy code' }).first();
      await copy.hover();
      // Otherwise the button says it for 2 seconds only.
      await stopClock(page);
      await copy.click();
      await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
    });
  });
});
