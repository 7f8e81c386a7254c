import { createTempFolder } from '#islet/testing/fixtureSites.ts';
import { box, dialog } from '../support/searchDialog.ts';
import { createServedSites } from '../support/servedSites.ts';
import { test as base, expect, open } from '../support/test.ts';

/** On a server of its own: that of the tests that write may still reload pages because of what they restored. */
const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
  baseURL: async ({}, use) => {
    const folder = await createTempFolder();
    const sites = createServedSites('dev', folder.path);
    await use((await sites.serve('full')).url);
    await sites.stop();
    await folder.remove();
  },
});

/**
 * What the theme does in a page is tested on the build, behavior by behavior. Here is a bit of each: under the
 * development version of React, which warns of more, and with the bundle and the answers of the dev server.
 */
test('A visit on the dev server reports no problem', async ({ page, documents, expectErrors }) => {
  // Only the page that does not exist.
  expectErrors(/404/);
  const heading = page.getByRole('heading', { level: 1 });
  const main = page.getByRole('main');
  const bar = page.getByRole('banner');
  const sidebar = page.getByRole('navigation', { name: 'Sidebar' });
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '');

  await test.step('islands, after navigations in place', async () => {
    await main.getByRole('link', { name: 'Get Started' }).click();
    await expect(page.getByAltText('A square with a dot')).toBeVisible();
    await main.getByRole('link', { name: 'islands' }).first().click();
    const tabs = main.locator('.tabs');
    await tabs.getByRole('button', { name: 'Two' }).click();
    await tabs.locator('.counter').click();
    await expect(tabs.locator('.counter')).toHaveText('8 on Islands');
  });

  await test.step('widgets', async () => {
    await sidebar.getByRole('link', { name: 'Widgets' }).click();
    const tab = main.getByRole('tab').nth(1);
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await main
      .getByRole('button', { name: /^Zoom image/ })
      .first()
      .click();
    await expect(page.locator('.medium-zoom-image--opened')).toBeVisible();
    // It takes no key while it is still growing.
    await expect(async () => {
      await page.keyboard.press('Escape');
      await expect(page.locator('.medium-zoom-image--opened')).toHaveCount(0, { timeout: 1000 });
    }).toPass();
  });

  await test.step('search', async () => {
    await page.keyboard.press('Control+k');
    await box(page).fill('values of minify');
    await expect(dialog(page).getByRole('option', { selected: true })).toContainText('minify');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/api\/options\/minify#values-of-minify$/);
    await expect(heading).toHaveText('minify');
  });

  await test.step('the bar and the drawer', async () => {
    await bar.getByRole('button', { name: 'Appearance' }).click();
    await expect(page.locator('html')).toHaveClass(/dark/);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await sidebar.getByRole('link', { name: 'Result' }).click();
    await expect(heading).toHaveText('Result');
    await expect(page.locator('[id="~drawer"]')).toBeHidden();
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  await test.step('another version, another language, and a page that does not exist', async () => {
    await bar.getByLabel('Version').click();
    await bar.getByRole('link', { name: 'v1' }).click();
    await expect(heading).toHaveText('The first version');
    await bar.getByLabel('Language').click();
    await bar.getByRole('link', { name: '简体中文' }).click();
    await expect(heading).toHaveText('第一版');
    await main.evaluate((element) => {
      const link = document.createElement('a');
      Object.assign(link, { href: 'nothing', textContent: 'nothing' });
      element.prepend(link);
    });
    await main.getByRole('link', { name: 'nothing' }).click();
    await expect(heading).toHaveText('页面未找到');
  });
  expect(documents).toHaveLength(1);
});
