import type { Page } from '@playwright/test';
import { createGate } from '../support/holdRequests.ts';
import { loseSearch } from '../support/loseSearch.ts';
import { box, button, dialog, lines, search } from '../support/searchDialog.ts';
import { stopClock } from '../support/stopClock.ts';
import { expect, open, test } from '../support/test.ts';

test.describe('Search: when it loads', () => {
  test.use({ ownContext: true });
  for (const [name, reach] of [
    ['hovers over the button', (page: Page) => button(page).hover()],
    ['brings the focus to it', (page: Page) => button(page).focus()],
  ] as const) {
    test(`loads nothing before the reader ${name}`, async ({ page }) => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      await open(page, 'guide/start');
      await page.waitForLoadState('networkidle');
      expect(asked.filter((url) => url.includes('search_index'))).toEqual([]);
      const index = page.waitForRequest(/search_index\.en\.json/);
      await reach(page);
      await index;
    });
  }

  for (const [name, ask] of [
    ['Ctrl+K', (page: Page) => page.keyboard.press('Control+k')],
    ['/', (page: Page) => page.keyboard.press('/')],
    ['the button', (page: Page) => button(page).click()],
  ] as const) {
    test(`opens by ${name} that came before the script`, async ({ page }) => {
      let release = (): void => {};
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route(/\/hashed\/(?!boot\.).*\.js$/, async (route) => {
        await released;
        await route.continue();
      });
      const main = page.waitForRequest(/\/hashed\/(?!boot\.).*\.js$/);
      await page.goto('guide/start', { waitUntil: 'commit' });
      await main;
      await ask(page);
      await expect(dialog(page).getByRole('textbox')).toBeFocused();
      await page.keyboard.type('values of minify');
      await page.keyboard.press('Enter');
      release();
      await expect(page).toHaveURL(/#values-of-minify$/);
    });
  }

  test('after a deploy, trying again loads the new index', async ({ page, expectErrors }) => {
    expectErrors(/The search for/, /404/);
    const stale = { index: '/hashed/search_index.en.00000000.bin' };
    await page.route('**/search_index.en.json', (route) => route.fulfill({ json: stale }));
    await search(page, 'guide/start', 'minify');
    const alert = dialog(page).getByRole('alert');
    await expect(alert).toContainText('Search could not be loaded.');
    await page.unroute('**/search_index.en.json');
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect(lines(page).first()).toContainText('minify');
  });

  test('after a deploy, code that is gone needs a reload, which is offered', async ({
    page,
    context,
    expectErrors,
  }) => {
    expectErrors(/The search for/, /404|Failed to load/, /without a worker/);
    await open(page, 'guide/start');
    const second = createGate();
    let tries = 1;
    await context.route('**/*.js', async (route) => {
      const response = await route.fetch();
      // What reads the index: the worker, and the code that takes its place.
      const isGone = (await response.text()).includes('does not say where the search index is');
      if (tries > 1) await second.opened;
      await route.fulfill(isGone ? { status: 404 } : { response });
    });
    await page.keyboard.press('Control+k');
    await box(page).fill('minify');
    const alert = dialog(page).getByRole('alert');
    await expect(alert).toContainText('Search could not be loaded.');
    // Otherwise, the message of the first try could be taken for that of the second one.
    tries++;
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect(dialog(page)).not.toContainText('Search could not be loaded.');
    second.open();
    await expect(alert).toContainText('Search could not be loaded.');
    await context.unrouteAll({ behavior: 'wait' });
    const reloaded = page.waitForEvent('load');
    await alert.getByRole('button', { name: 'Reload the page' }).click();
    await reloaded;
    await page.keyboard.press('Control+k');
    await box(page).fill('minify');
    await expect(lines(page).first()).toContainText('minify');
  });

  test('a damaged index is reported as a failure', async ({ page, expectErrors }) => {
    expectErrors(/The search for/);
    await page.route('**/search_index.*.bin', (route) => route.fulfill({ body: 'nonsense' }));
    await search(page, 'guide/start', 'minify');
    await expect(dialog(page).getByRole('alert')).toContainText('Search could not be loaded.');
  });

  test('a slow index is waited for, and Enter with it', async ({ page }) => {
    let release = (): void => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/search_index.*.bin', async (route) => {
      await released;
      await route.continue();
    });
    await search(page, 'guide/start', 'values of minify');
    await expect(dialog(page)).toContainText(/Searching…|taking longer/);
    await expect(dialog(page)).not.toContainText('No results');
    await page.keyboard.press('Enter');
    release();
    await expect(page).toHaveURL(/#values-of-minify$/);
  });

  test('code that never loads is reported', async ({ page }) => {
    await open(page, 'guide/start');
    await page.route('**/*.js', () => {});
    await stopClock(page);
    await page.keyboard.press('Control+k');
    await page.clock.runFor(5000);
    const alert = dialog(page).getByRole('alert');
    await expect(alert).toContainText('This is taking longer than usual.');
    await expect(alert.getByRole('button', { name: 'Try again' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(alert).toBeHidden();
  });

  test('code that failed to load is loaded when the search is opened', async ({
    page,
    expectErrors,
  }) => {
    const restore = await loseSearch(page, expectErrors);
    await open(page, 'guide/start');
    const failed = page.waitForEvent('console', (message) =>
      message.text().startsWith('Search could not be loaded'),
    );
    await button(page).hover();
    await failed;
    // The notice would only be there until the search has loaded.
    await page.evaluate(() => {
      const notices: string[] = [];
      Reflect.set(window, 'notices', notices);
      new MutationObserver(() => {
        const notice = document.querySelector('.notice');
        if (notice) notices.push(notice.textContent);
      }).observe(document, { childList: true, subtree: true });
    });
    restore();
    await page.keyboard.press('Control+k');
    await expect(box(page)).toBeFocused();
    expect(await page.evaluate(() => Reflect.get(window, 'notices'))).toEqual([]);
    await page.unrouteAll({ behavior: 'wait' });
  });
});
