import { expect, open, test } from '../support/test.ts';

test.describe('A site without clean URLs', () => {
  test.use({ site: 'plain' });

  test('has links to files, in documents and after navigations', async ({
    page,
    baseURL,
    documents,
    request,
  }) => {
    const heading = page.getByRole('heading', { level: 1 });
    const direct = await request.get('guide/index.html', { maxRedirects: 0 });
    expect(direct.status()).toBe(200);
    await open(page, '');
    await page.getByRole('main').getByRole('link', { name: 'the guide' }).click();
    await expect(heading).toHaveText('Guide');
    await expect(page).toHaveURL(`${baseURL}guide/index.html`);
    await page.getByRole('main').getByRole('link', { name: 'the second page' }).click();
    await expect(page).toHaveURL(`${baseURL}guide/second.html#details`);
    await expect(page.locator('#details')).toBeFocused();
    await page.getByRole('navigation', { name: 'Sidebar' }).getByText('Guide').click();
    await expect(page).toHaveURL(`${baseURL}guide/index.html`);
    await page.getByRole('main').getByRole('link', { name: 'Next Page' }).click();
    await expect(heading).toHaveText('Second');
    expect(documents).toHaveLength(1);
  });
});

test.describe('A site with accented letters', () => {
  test.use({ site: 'frame', viewport: { width: 1000, height: 300 } });

  test('finds a heading however the letters of its anchor were typed', async ({ page }) => {
    const anchor = 'الجزء-الأول'.normalize('NFD');
    await open(page, `rtl/guide/#${anchor}`);
    const isBelowBar = () =>
      page.evaluate(() => {
        const top = document.querySelector('main h2')?.getBoundingClientRect().top ?? 0;
        return scrollY > 0 && top > 0 && top < 150;
      });
    await expect.poll(isBelowBar).toBe(true);
    await page.evaluate(() => scrollTo(0, 0));
    await page.evaluate((hash) => location.assign(`#x-${hash}`), anchor);
    await page.evaluate((hash) => location.assign(`#${hash}`), anchor);
    await expect.poll(isBelowBar).toBe(true);
  });
});
