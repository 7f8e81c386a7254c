import type { Page, Route } from '@playwright/test';
import { findViolations } from './support/findViolations.ts';
import { expect, open, started, test } from './support/test.ts';

test.use({ site: 'plain', viewport: { width: 1440, height: 900 } });

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Sidebar' });
const entry = (page: Page, name: string) => sidebar(page).getByRole('link', { name, exact: true });
const topOf = async (page: Page, name: string) => (await entry(page, name).boundingBox())?.y;

test.describe('A large sidebar', () => {
  test('starts with what is near the page, and is completed without moving it', async ({
    page,
  }) => {
    const held: Route[] = [];
    await page.route('**/sidebar.large.*.json', (route) => void held.push(route));
    await page.goto('large/');
    await expect(sidebar(page).getByRole('link')).toHaveText([
      '94 more',
      ...Array.from({ length: 6 }, (_, index) => `Entry ${95 + index}`),
      'The page',
      ...Array.from({ length: 32 }, (_, index) => `Entry ${151 + index}`),
      '68 more',
    ]);
    await expect(entry(page, 'The page')).toBeInViewport();
    const place = await topOf(page, 'The page');
    // A key starts the script, and the reader is in the sidebar by then.
    await entry(page, 'Entry 95').focus();
    await expect.poll(() => held.length).toBe(1);
    for (const route of held) await route.continue();
    await started(page);
    await expect(sidebar(page).locator('a')).toHaveCount(251);
    await expect(entry(page, 'Entry 95')).toBeFocused();
    expect(await topOf(page, 'The page')).toBe(place);
    await expect(entry(page, 'Entry 101')).toBeHidden();
    await sidebar(page).getByText('A group').click();
    await expect(entry(page, 'Entry 101')).toBeVisible();
  });

  test('is completed in the drawer of narrow screens', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, 'large/');
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(sidebar(page).locator('a')).toHaveCount(251);
    await expect(entry(page, 'Entry 1')).toBeVisible();
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test('links to a list of all entries', async ({ page }) => {
      await page.goto('large/');
      await entry(page, '68 more').click();
      const list = page.getByRole('main').getByRole('link');
      await expect(list.filter({ hasText: /^Entry 1$/ })).toBeVisible();
      await expect(list.filter({ hasText: /^Entry \d+$/ })).toHaveCount(250);
      await list.filter({ hasText: /^The page$/ }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('The page');
    });
  });

  test('has a list of all entries that everyone can use', async ({ page, passedLooks }) => {
    const html = await (await page.request.get('large/')).text();
    const [, address = ''] = /href="([^"]+)">68 more/.exec(html) ?? [];
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Overview');
    expect(await findViolations(page, passedLooks)).toEqual([]);
  });
});
