import path from 'node:path';
import { rslibSite } from './support/fixtureSites.ts';
import { listAddresses } from './support/listAddresses.ts';
import { expect, started, test } from './support/test.ts';

test.use({ site: 'rslib' });

test('8 · Every page of the Rslib site starts cleanly and has a title of its own', async ({
  page,
}) => {
  const addresses = await listAddresses(path.join(rslibSite, 'dist'));
  expect(addresses).toContain('guide/start/quick-start');
  test.setTimeout(addresses.length * 10_000);
  // Not the first visit, or /zh/ would lead to the language of the browser.
  await page.addInitScript(() => localStorage.setItem('docs-visited', '1'));

  const titles = new Map<string, string>();
  for (const address of addresses) {
    await test.step(`/${address}`, async () => {
      const response = await page.goto(address);
      expect(response?.status()).toBe(200);
      await started(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();
      const title = await page.title();
      expect(titles.get(title), title).toBeUndefined();
      titles.set(title, address);
    });
  }
});
