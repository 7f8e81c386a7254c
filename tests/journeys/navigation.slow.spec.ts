import { expect, open, started, test } from '../support/test.ts';

test.describe('Navigation', () => {
  test('loads the document in browsers that cannot read page data', async ({
    page,
    documents,
    expectErrors,
  }) => {
    expectErrors(/start could not be shown without a page load/);
    await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'DecompressionStream'));
    await open(page, 'guide/');
    await page.getByRole('main').getByRole('link', { name: 'how to start' }).click();
    await expect.poll(() => documents.length).toBe(2);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Start');
    await started(page);
  });
});
