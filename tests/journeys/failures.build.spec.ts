import type { Page } from '@playwright/test';
import { expectRetry, notice } from '../support/failedLoading.ts';
import { holdRequests } from '../support/holdRequests.ts';
import { stopClock } from '../support/stopClock.ts';
import { expect, open, test } from '../support/test.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const inSidebar = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Sidebar' }).getByRole('link', { name, exact: true });

test.use({ ownContext: true });

test.describe('When something cannot be loaded', () => {
  test('the main script: the search button says so, and trying again loads the page', async ({
    page,
    expectErrors,
  }) => {
    expectErrors(/main script could not be loaded/, /ERR_FAILED/);
    await expectRetry(page, /\/hashed\/(?!boot\.).*\.js$/);
  });

  test('the first script: the page says so, and asking for the search loads it again', async ({
    page,
    expectErrors,
  }) => {
    expectErrors(/ERR_FAILED/);
    await page.route(/\/hashed\/boot\b.*\.js$/, (route) => route.abort());
    await page.addInitScript(() => localStorage.setItem('islet-visited', '1'));
    await page.goto('zh/guide/');
    const text = () =>
      page.evaluate(() => getComputedStyle(document.documentElement, '::after').content);
    await expect.poll(text).toBe('"页面不完整，请刷新。"');
    await Promise.all([page.waitForEvent('domcontentloaded'), page.keyboard.press('Control+k')]);
    await expect.poll(text).toBe('"页面不完整，请刷新。"');
    // Other keys do what they always do.
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toHaveText('跳到正文');
    await page.unrouteAll({ behavior: 'wait' });
    // Its first press loads the page, a second one opens the search.
    await Promise.all([
      page.waitForEvent('domcontentloaded'),
      page.getByRole('button', { name: '搜索' }).click(),
    ]);
    expect(await text()).toBe('none');
    await page.getByRole('button', { name: '搜索' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test('the code of an island: a press of it says so', async ({ page, expectErrors }) => {
    expectErrors(/The island <.*> failed/, /ERR_FAILED/);
    await page.route('**/*.js', async (route) => {
      const response = await route.fetch();
      const isMissing = /className:\s*"counter"/.test(await response.text());
      await (isMissing ? route.abort() : route.fulfill({ response }));
    });
    await open(page, 'guide/islands');
    await page.getByRole('main').locator('.counter').first().click();
    await expect(notice(page)).toContainText('Part of this page could not be loaded.');
  });

  test('the code of a filter: typing in it says so, and it filters after another try', async ({
    page,
    expectErrors,
  }) => {
    expectErrors(/ERR_FAILED/);
    await open(page, 'api/');
    await page.route('**/*.js', (route) => route.abort());
    const links = page.locator('.overview').getByRole('link');
    await page.getByRole('searchbox').fill('minify');
    await expect(notice(page)).toContainText('Part of this page could not be loaded.');
    await page.unrouteAll({ behavior: 'wait' });
    const reloaded = page.waitForEvent('load');
    await notice(page).getByRole('button', { name: 'Try again' }).click();
    await reloaded;
    await page.getByRole('searchbox').fill('minify');
    await expect(links).toHaveCount(2);
  });

  test('a script that never loads: after five seconds, the page says that it takes long', async ({
    page,
  }) => {
    await page.route(/\/hashed\/(?!boot\.).*\.js$/, () => {});
    await page.goto('guide/start');
    await stopClock(page);
    await page.getByRole('button', { name: 'Search' }).click();
    await page.clock.runFor(4900);
    await expect(notice(page)).toHaveCount(0);
    await page.clock.runFor(200);
    await expect(notice(page)).toContainText('This is taking longer than usual.');
  });

  test('page data that loads late: the notice goes away; if it never loads, the page can be loaded in another way', async ({
    page,
    documents,
  }) => {
    const answer = await holdRequests(page, '**/guide/start.data.bin');
    await page.route('**/guide/widgets.data.bin', () => {});
    await open(page, 'guide/long');
    await stopClock(page);
    await inSidebar(page, 'Start').click();
    await page.clock.runFor(4900);
    await expect(notice(page)).toHaveCount(0);
    await page.clock.runFor(200);
    await expect(notice(page)).toBeVisible();
    await expect(heading(page)).toHaveText('Long');
    answer();
    await expect(heading(page)).toHaveText('Start');
    await expect(notice(page)).toHaveCount(0);
    expect(documents).toHaveLength(1);
    await inSidebar(page, 'Widgets').click();
    await page.clock.runFor(5100);
    await notice(page).getByRole('button', { name: 'Try again' }).click();
    await expect(heading(page)).toHaveText('Widgets');
    expect(documents).toHaveLength(2);
  });

  test('without a network a click keeps the page, and works again with it', async ({
    page,
    context,
    documents,
    expectErrors,
  }) => {
    expectErrors(/could not be shown without a page load/, /ERR_INTERNET_DISCONNECTED/);
    await open(page, 'guide/long');
    await context.setOffline(true);
    await inSidebar(page, 'Start').click();
    await expect(notice(page)).toContainText('No connection. This page stays open.');
    await expect(heading(page)).toHaveText('Long');
    await expect(page).toHaveURL(/\/guide\/long$/);
    await notice(page).getByRole('button', { name: 'Try again' }).click();
    await expect(notice(page)).toBeVisible();
    await expect(heading(page)).toHaveText('Long');
    await context.setOffline(false);
    await inSidebar(page, 'Start').click();
    await expect(heading(page)).toHaveText('Start');
    await expect(notice(page)).toHaveCount(0);
    expect(documents).toHaveLength(1);
  });

  test('a link with an unsafe scheme leads nowhere, also where no policy stops it', async ({
    page,
  }) => {
    await page.route('**/guide/', async (route) => {
      const response = await route.fetch();
      const body = await response.text();
      // Without its headers, which hold the policy too.
      await route.fulfill({
        contentType: 'text/html',
        body: body.replace(/<meta http-equiv=[^>]*>/, ''),
      });
    });
    await open(page, 'guide/');
    await expect(page.locator('meta[http-equiv]')).toHaveCount(0);
    await page.evaluate(() => {
      const link = document.createElement('a');
      link.href = 'javascript:void (document.title = "Run")';
      link.textContent = 'unsafe';
      document.querySelector('main')?.prepend(link);
    });
    await page.getByRole('link', { name: 'unsafe' }).click();
    await page.getByRole('link', { name: 'unsafe' }).click({ modifiers: ['ControlOrMeta'] });
    // Such a link runs in a task of its own, which comes before this one.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
    await expect(page).not.toHaveTitle('Run');
  });

  test.describe('on a site that is rendered in the browser', () => {
    test.use({ site: 'shell' });
    test('the site data: the empty page says so at once', async ({ page, expectErrors }) => {
      expectErrors(/could not be started/, /ERR_FAILED/);
      await page.route(/\/site\.[^/]*\.json$/, (route) => route.abort());
      await page.goto('guide/');
      await expect(notice(page)).toContainText('Part of this page could not be loaded.');
    });
  });
});
