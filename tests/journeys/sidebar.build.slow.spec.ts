import { expect, open, test } from '../support/test.ts';

test.use({ site: 'frame', viewport: { width: 1440, height: 900 } });

test('The sidebar shows the link of the page also where no frame comes in time', async ({
  page,
}) => {
  const last = page
    .getByRole('navigation', { name: 'Sidebar' })
    .getByRole('link', { name: 'Page 40', exact: true });
  await page.addInitScript(() => {
    window.ResizeObserver = class {
      observe() {}
      unobserve() {}
      disconnect() {}
    };
  });
  await open(page, 'guide/many/page-02');
  await page
    .locator('#\\~drawer')
    .evaluate((element) => element.scrollTo({ top: 0, behavior: 'instant' }));
  await last.dispatchEvent('click');
  await expect(last).toHaveAttribute('aria-current', 'page');
  await expect(last).toBeInViewport();
});
