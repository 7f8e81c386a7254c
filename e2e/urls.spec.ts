import { expect, open, test } from './support/test.ts';

test.describe('4 · A site without clean URLs', () => {
  test.use({ site: 'plain' });

  test('has links to files, in documents and after navigations', async ({
    page,
    baseURL,
    documents,
  }) => {
    const heading = page.getByRole('heading', { level: 1 });
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

  test('is served under the names of its files', async ({ page, baseURL }) => {
    await page.goto('guide/index.html');
    await expect(page).toHaveURL(`${baseURL}guide/index.html`);
  });
});

test.describe('4 · A site with a base path', () => {
  test('asks for nothing outside of it', async ({ page, baseURL }) => {
    const outside: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(String(baseURL))) outside.push(request.url());
    });
    await open(page, '');
    await page.getByRole('banner').getByRole('link', { name: 'Guide' }).click();
    await page.getByRole('main').getByRole('link', { name: 'how to start' }).click();
    // By its text, since it becomes a button when it can be zoomed.
    await expect(page.getByAltText('A square with a dot')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Start');
    expect(outside).toEqual([]);
  });
});

test('7 · An address that cannot be decoded is refused', async ({ request }) => {
  expect((await request.get('%E0%A4%A')).status()).toBe(400);
});
