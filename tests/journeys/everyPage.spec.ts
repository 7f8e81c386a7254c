import { expect, open, test } from '../support/test.ts';

/** The kinds of pages that other tests only reach by navigation; all of them are in `everyPage.slow.spec.ts`. */
const pages = ['zh/', 'v1/guide/', 'guide/bare', 'guide/快速', 'api/'];

test('Pages of each kind start without an error, a warning or a violation of the policy', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('islet-visited', '1'));
  for (const address of pages) {
    await test.step(`/docs/${address}`, async () => {
      await open(page, address);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    });
  }
});
