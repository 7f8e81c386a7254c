import type { Page } from '@playwright/test';
import { dialog } from './support/searchDialog.ts';
import { expect, open, test } from './support/test.ts';

const notice = (page: Page) => page.getByRole('alert').filter({ has: page.getByRole('button') });

test.use({ ownContext: true });

test.describe('4 · When something cannot be loaded', () => {
  for (const [what, files] of [
    ['site', /\/site\.[^/]*\.json$/],
    ['sidebar', /\/sidebar\.[^/]*\.json$/],
  ] as const) {
    test(`the ${what} data: the search button says so, and trying again loads the page`, async ({
      page,
      expectErrors,
    }) => {
      expectErrors(/could not be started/, /ERR_FAILED/);
      await page.route(files, (route) => route.abort());
      await page.goto('guide/start');
      const search = page.getByRole('button', { name: 'Search' });
      await search.click();
      await expect(notice(page)).toContainText('Part of this page could not be loaded.');
      await notice(page).getByRole('button', { name: 'Close' }).press('Enter');
      await expect(notice(page)).toHaveCount(0);
      await page.keyboard.press('Escape');
      await expect(search).toBeFocused();
      await page.keyboard.press('Control+k');
      await expect(notice(page)).toBeVisible();
      await page.unrouteAll({ behavior: 'wait' });
      await Promise.all([
        page.waitForEvent('domcontentloaded'),
        notice(page).getByRole('button', { name: 'Try again' }).click(),
      ]);
      await search.click();
      await expect(dialog(page)).toBeVisible();
    });
  }

  test('the code of all islands: a press of one says so', async ({ page, expectErrors }) => {
    expectErrors(/The interactive parts of the page could not be loaded/, /ERR_FAILED/);
    await page.route('**/*.js', async (route) => {
      const response = await route.fetch();
      const isMissing = (await response.text()).includes('"docs-slot"');
      await (isMissing ? route.abort() : route.fulfill({ response }));
    });
    await open(page, 'guide/islands');
    await page.getByRole('main').locator('.counter').first().click();
    await expect(notice(page)).toContainText('Part of this page could not be loaded.');
  });
});
