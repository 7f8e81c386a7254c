import type { Page, Route } from '@playwright/test';
import { expect, started, test, testAnswers } from '../support/test.ts';

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

  testAnswers.describe('without script', () => {
    testAnswers.use({ site: 'plain' });

    testAnswers('has a link to a list of all entries', async ({ request }) => {
      const html = await (await request.get('large/')).text();
      const [, address = ''] = /href="([^"]+)">68 more/.exec(html) ?? [];
      const list = await (await request.get(address)).text();
      expect(list.match(/<li><a href="[^"]+">Entry \d+<\/a>/g)).toHaveLength(250);
      expect(list).toContain('<li><a href="/large/index.html">The page</a>');
    });
  });
});
