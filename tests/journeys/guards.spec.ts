import { expect, open, test } from '../support/test.ts';
import { standIn } from '../support/thirdParties.ts';

test.use({ site: 'scripts' });

test.beforeEach(async ({ page }) => {
  await standIn(page);
  // The banner would cover the footer.
  await page.addInitScript(() => localStorage.setItem('consent', 'denied'));
});

test.describe("An error in a component of a site's theme", () => {
  for (const [place, isLeft] of [
    ['rendering', 0],
    ['effect', 0],
    ['handler', 1],
  ] as const) {
    test(`in ${place} takes at most this part`, async ({ page, documents, expectErrors }) => {
      expectErrors(new RegExp(`Failed in ${place}`));
      await open(page, 'guide/');
      const footer = page.locator('footer');
      await footer.getByRole('button', { name: `Fail in ${place}` }).click();
      await expect(footer).toHaveCount(isLeft);
      await page.getByRole('main').getByRole('link', { name: 'the second page' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Second');
      await page.getByRole('button', { name: 'Search' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(documents).toHaveLength(1);
    });
  }

  test('in a layout leaves the content and the parts around it', async ({
    page,
    documents,
    expectErrors,
  }) => {
    expectErrors(/Failed in Home/);
    await open(page, 'fragile');
    await expect(page.getByRole('main')).toContainText('The content, and the guide.');
    await page.getByRole('main').getByRole('link', { name: 'the guide' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Guide');
    expect(documents).toHaveLength(1);
  });
});
