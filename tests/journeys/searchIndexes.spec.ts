import type { Page } from '@playwright/test';
import { box, chosen, dialog, lines } from '../support/searchDialog.ts';
import { expect, open, test } from '../support/test.ts';

test.use({ site: 'frame' });

/** Where the lines lead to, below the site. */
const targets = (page: Page): Promise<string[]> =>
  lines(page).evaluateAll((found) =>
    found.map((line) => (line instanceof HTMLAnchorElement ? line.pathname : '')),
  );

test.describe('Search: indexes', () => {
  test('asks the index of the version that the reader goes to', async ({ page, documents }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const indexes = () => asked.flatMap((url) => /search_index[^/]*\.json$/.exec(url)?.[0] ?? []);
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, 'guide/');
    await page.keyboard.press('Control+k');
    await box(page).fill('frame version');
    await expect(lines(page)).not.toHaveCount(0);
    expect((await targets(page)).filter((path) => path.startsWith('/v1/'))).toEqual([]);
    expect(indexes()).toEqual(['search_index.en.v2.json']);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Version: v2' }).click();
    await page.getByRole('link', { name: 'v1' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Guide of version 1');
    await page.keyboard.press('Control+k');
    await box(page).fill('frame version');
    await expect(lines(page)).not.toHaveCount(0);
    expect((await targets(page)).filter((path) => !path.startsWith('/v1/'))).toEqual([]);
    expect(indexes()).toEqual(['search_index.en.v2.json', 'search_index.en.v1.json']);
    expect(documents).toHaveLength(1);
  });
});

test.describe('Search: hooks of a site', () => {
  test('change the query, and show their own groups as tabs', async ({ page }) => {
    await open(page, 'guide/');
    await page.keyboard.press('Control+k');
    await box(page).fill('manual');
    const tabs = dialog(page).getByRole('tab');
    await expect(tabs).toHaveText([/^Frame \d+$/, 'Handbook 1', 'Forum 1']);
    await expect(lines(page).first()).toContainText('Guide');
    await expect(dialog(page).getByRole('tablist', { name: 'Search results' })).toBeVisible();
    await tabs.nth(1).click();
    const panel = dialog(page).getByRole('tabpanel', { name: 'Handbook 1' });
    await expect(tabs.nth(1)).toHaveAttribute('aria-controls', `${await panel.getAttribute('id')}`);
    await expect(lines(page)).toHaveText(['Handbook: guide']);
    await expect(lines(page)).toHaveAttribute('target', '_blank');
    await box(page).fill('detail');
    await expect(chosen(page)).toContainText('Detail');
    await expect(tabs).toHaveCount(0);
    await box(page).fill('secret');
    await expect(dialog(page)).toContainText('No results for "secret"');
  });
});
