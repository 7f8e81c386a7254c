import { removePopovers } from '../support/removePopovers.ts';
import { expect, open, test } from '../support/test.ts';

test.use({ site: 'frame', viewport: { width: 1440, height: 900 } });

test('Without popovers, menus open even if their styles cannot be read', async ({
  page,
  expectErrors,
}) => {
  expectErrors(/Menus cannot be styled/, /ERR_FAILED/);
  await removePopovers(page);
  await page.route('**/*.css', (route) =>
    route.request().resourceType() === 'fetch' ? route.abort() : route.continue(),
  );
  const log = page.waitForEvent('console', (message) => message.text().includes('Menus cannot'));
  await open(page, 'guide/');
  await log;
  const learn = page.getByRole('banner').getByRole('button', { name: /^Learn/ });
  await learn.click();
  await expect(learn).toHaveAttribute('aria-expanded', 'true');
});
