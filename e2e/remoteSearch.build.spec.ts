import type { Page } from '@playwright/test';
import { findViolations } from './support/findViolations.ts';
import { box, chosen, dialog, lines } from './support/searchDialog.ts';
import { stopClock } from './support/stopClock.ts';
import { expect, open, test } from './support/test.ts';

test.describe('7 · Remote search', () => {
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

  test('asks once the reader stops typing, and shows the indexes as tabs', async ({
    page,
    passedLooks,
  }) => {
    const asked: string[] = [];
    await page.route('https://search.example.com/**', (route) => {
      const url = new URL(route.request().url());
      asked.push(url.search);
      return route.fulfill({ json: answer(url.searchParams.get('keyword') ?? ''), headers: cors });
    });
    await openSearch(page);
    await box(page).pressSequentially('two');
    await page.clock.runFor(149);
    expect(asked).toEqual([]);
    await page.clock.runFor(1);
    await expect(lines(page)).toHaveText([/Second for two/]);
    await page.clock.resume();
    expect(asked).toEqual(['?keyword=two&limit=7&searchIndexes=Plain%2COther&lang=en']);
    await expect(lines(page)).not.toHaveAttribute('target');

    const other = dialog(page).getByRole('tab', { name: /Other/ });
    await other.click();
    await expect(other).toHaveAttribute('aria-selected', 'true');
    await expect(lines(page)).toHaveText([/Elsewhere for two/]);
    await expect(lines(page)).toHaveAttribute('target', '_blank');
    expect(await findViolations(page, passedLooks)).toEqual([]);
    await page.keyboard.press('ArrowLeft');
    await expect(lines(page)).toHaveText([/Second for two/]);
  });

  test('a tab starts with its best line', async ({ page }) => {
    const hits = (index: string) => [hit(`${index} 1`, '/guide/'), hit(`${index} 2`, '/')];
    await page.route('https://search.example.com/**', (route) =>
      route.fulfill({
        json: ['Plain', 'Other'].map((index) => ({ index, hits: hits(index) })),
        headers: cors,
      }),
    );
    await openSearch(page);
    await ask(page, 'two');
    await expect(chosen(page)).toHaveText(/Plain 1/);
    await page.keyboard.press('ArrowDown');
    await expect(chosen(page)).toHaveText(/Plain 2/);
    await dialog(page).getByRole('tab', { name: /Other/ }).click();
    await expect(chosen(page)).toHaveText(/Other 1/);
  });

  test('one section is asked for alone, and all of them again', async ({ page }) => {
    const folders = [
      ['guide', 1],
      ['large', 2],
    ];
    const hits = [hit('Second', '/guide/second.html'), hit('Large', '/large/index.html')];
    const asked: Array<string | null> = [];
    await page.route('https://search.example.com/**', (route) => {
      const folder = new URL(route.request().url()).searchParams.get('folder');
      asked.push(folder);
      const own = hits.filter(({ link }) => folder === null || link.startsWith(`/${folder}/`));
      return route.fulfill({ json: [{ index: 'Plain', hits: own, folders }], headers: cors });
    });
    await openSearch(page);
    await ask(page, 'page');
    const sections = dialog(page).getByRole('group', { name: 'Sections' }).getByRole('button');
    await expect(sections).toHaveText(['Guide 1', 'Large 2']);
    await sections.nth(1).click();
    await page.clock.runFor(1);
    await expect(lines(page)).toHaveText([/Large/]);
    await expect(sections.nth(1)).toHaveAttribute('aria-pressed', 'true');
    await expect(sections).toHaveText(['Guide 1', 'Large 2']);
    await expect(box(page)).toBeFocused();
    await sections.nth(1).click();
    await page.clock.runFor(1);
    await expect(lines(page)).toHaveText([/Second/, /Large/]);
    // What was asked once isn't asked again.
    expect(asked).toEqual([null, 'large']);
  });

  test('offers near spellings where nothing was found', async ({ page }) => {
    await page.route('https://search.example.com/**', (route) => {
      const keyword = new URL(route.request().url()).searchParams.get('keyword') ?? '';
      const nothing = [{ index: 'Plain', hits: [], spellings: ['two'] }];
      return route.fulfill({ json: keyword === 'two' ? answer(keyword) : nothing, headers: cors });
    });
    await openSearch(page);
    await ask(page, 'tvvo');
    await expect(dialog(page)).toContainText('No results for "tvvo"');
    await dialog(page).getByRole('button', { name: 'two', exact: true }).click();
    await page.clock.runFor(1);
    await expect(lines(page)).toHaveText([/Second for two/]);
    await expect(box(page)).toBeFocused();
  });

  test('Enter opens what was asked last, not what is still shown', async ({ page }) => {
    await page.route('https://search.example.com/**', (route) => {
      const keyword = new URL(route.request().url()).searchParams.get('keyword') ?? '';
      const link = keyword === 'two' ? '/guide/second.html' : '/guide/index.html';
      return route.fulfill({
        json: [{ index: 'Plain', hits: [hit(keyword, link)] }],
        headers: cors,
      });
    });
    await openSearch(page, '');
    await ask(page, 'one');
    await expect(lines(page)).toHaveText([/one/]);
    await box(page).fill('two');
    await page.keyboard.press('Enter');
    await page.clock.runFor(1);
    await expect(page).toHaveURL(/guide\/second\.html$/);
  });

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

  test('a failure is logged and gives an empty list (SPEC 8)', async ({ page, expectErrors }) => {
    expectErrors(/500/, /The remote search failed/);
    await page.route('https://search.example.com/**', (route) =>
      route.fulfill({ status: 500, headers: cors }),
    );
    await openSearch(page);
    await ask(page, 'two');
    await expect(dialog(page)).toContainText('No results for "two"');
  });
});
