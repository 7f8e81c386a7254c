import { expectRetry, notice } from '../support/failedLoading.ts';
import { expect, open, test } from '../support/test.ts';

test.use({ ownContext: true });

test.describe('When something cannot be loaded', () => {
  for (const [what, files] of [
    ['site', /\/site\.[^/]*\.json$/],
    ['sidebar', /\/sidebar\.[^/]*\.json$/],
  ] as const) {
    test(`the ${what} data: the search button says so, and trying again loads the page`, async ({
      page,
      expectErrors,
    }) => {
      expectErrors(/could not be started/, /ERR_FAILED/);
      await expectRetry(page, files);
    });
  }

  test('the code of all islands: a press of one says so', async ({ page, expectErrors }) => {
    expectErrors(/The interactive parts of the page could not be loaded/, /ERR_FAILED/);
    await page.route('**/*.js', async (route) => {
      const response = await route.fetch();
      const isMissing = (await response.text()).includes('"islet-slot"');
      await (isMissing ? route.abort() : route.fulfill({ response }));
    });
    await open(page, 'guide/islands');
    await page.getByRole('main').locator('.counter').first().click();
    await expect(notice(page)).toContainText('Part of this page could not be loaded.');
  });
});
