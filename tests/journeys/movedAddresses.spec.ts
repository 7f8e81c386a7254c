import { expect, open, test } from '../support/test.ts';

/** Old addresses of the fixture, where its `addresses.txt` says that they went, and the heading there. */
const moved = [
  ['guide/former', 'guide/start', 'Start'],
  ['guide/former#next', 'guide/start#next', 'Next'],
  ['guide/former#快', 'guide/快速#快', '快'],
  ['guide/start#quick', 'guide/快速#快', '快'],
  ['guide/start#%E8%BF%9C', 'guide/long#third', 'Third'],
] as const;

for (const [from, to, heading] of moved) {
  test(`The old address ${from} leads to ${to}`, async ({ page, baseURL }) => {
    await open(page, from);
    await expect(page).toHaveURL(new URL(to, baseURL).href);
    const place = page.locator('h1, h2', { hasText: heading }).first();
    await expect(place).toBeInViewport();
  });
}

test('An old anchor of the same page leads to its new place, also after an edit of the address', async ({
  page,
  baseURL,
}) => {
  await open(page, 'guide/long#last');
  await expect(page.getByRole('heading', { name: 'The end' })).toBeInViewport();
  await page.goto(`${baseURL}guide/start`);
  await page.goto(`${baseURL}guide/start#quick`);
  await expect(page).toHaveURL(new URL('guide/快速#快', baseURL).href);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('An old anchor shows a link that leads on', async ({ page, baseURL }) => {
    await page.goto(`${baseURL}guide/start#quick`);
    const link = page.getByRole('link', { name: '#quick' });
    await expect(link).toBeInViewport();
    await link.click();
    await expect(page).toHaveURL(new URL('guide/快速#快', baseURL).href);
  });
});
