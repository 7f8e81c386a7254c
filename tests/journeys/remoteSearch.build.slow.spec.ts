import type { Page } from '@playwright/test';
import { box, lines } from '../support/searchDialog.ts';
import { stopClock } from '../support/stopClock.ts';
import { expect, open, test } from '../support/test.ts';

test.describe('Remote search', () => {
  test.use({ ownContext: true });
  test.use({ site: 'plain' });

  const hit = (title: string, link: string) => ({ title, link, header: '', statement: 'Text' });
  const answer = (query: string) => [
    { index: 'Plain', hits: [hit(`Second for ${query}`, '/guide/second.html')] },
    { index: 'Other', hits: [hit(`Elsewhere for ${query}`, 'https://example.com/')] },
  ];
  const cors = { 'access-control-allow-origin': '*' };
  /** Opens the search with a stopped clock: answers that take five seconds are given up. */
  const openSearch = async (page: Page, address = 'guide/') => {
    await open(page, address);
    await page.keyboard.press('Control+k');
    await expect(box(page)).toBeFocused();
    await stopClock(page);
  };
  const ask = async (page: Page, query: string) => {
    await box(page).fill(query);
    await page.clock.runFor(150);
  };

  test('a late answer does not replace a newer one', async ({ page }) => {
    let release = (): void => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('https://search.example.com/**', async (route) => {
      const keyword = new URL(route.request().url()).searchParams.get('keyword') ?? '';
      if (keyword === 'old') await released;
      await route.fulfill({ json: answer(keyword), headers: cors });
    });
    await openSearch(page);
    const old = page.waitForRequest(/keyword=old/);
    await ask(page, 'old');
    await old;
    await ask(page, 'new');
    await expect(lines(page)).toHaveText([/Second for new/]);
    const late = page.waitForResponse(/keyword=old/);
    release();
    await (await late).finished();
    // Until the page has read it.
    await page.evaluate(async () => (await fetch(location.href)).text());
    await expect(lines(page)).toHaveText([/Second for new/]);
  });
});
