import { expect, open, started, test } from './support/test.ts';

test.describe('6 · Locale behaviour: the prefixes of the defaults', () => {
  // Not the first visit, or the reader would be taken to the language of the browser as well.
  test.beforeEach(({ page }) =>
    page.addInitScript(() => localStorage.setItem('docs-visited', '1')),
  );

  test('are left', async ({ page, baseURL }) => {
    for (const [from, to] of [
      ['en/guide/start?q=1#next', 'guide/start?q=1#next'],
      ['en', ''],
      ['v2/en/guide/start', 'guide/start'],
      ['v2/zh/guide/', 'zh/guide/'],
      ['v1/en/guide/', 'v1/guide/'],
    ]) {
      await page.goto(`${from}`);
      await expect(page).toHaveURL(`${baseURL}${to}`);
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('PAGE NOT FOUND');
    }
  });

  test('that are not translated lead to the page in the default language', async ({
    page,
    baseURL,
  }) => {
    for (const [from, to] of [
      ['zh/guide/start?q=1#next', 'guide/start?q=1#next'],
      ['zh/api/options/minify', 'api/options/minify'],
      ['zh/api', 'api/'],
      ['v1/zh/guide/', 'v1/guide/'],
    ]) {
      await page.goto(`${from}`);
      await expect(page).toHaveURL(`${baseURL}${to}`);
    }
  });

  test('are left, also on a host without redirects', async ({ page, baseURL, expectErrors }) => {
    expectErrors(/404/);
    const notFound = await page.request.get(`${baseURL}nothing`);
    await page.route('**/docs/en/**', async (route) =>
      route.fulfill({ status: 404, contentType: 'text/html', body: await notFound.text() }),
    );
    await page.goto('en/guide/start?q=1#next');
    await expect(page).toHaveURL(`${baseURL}guide/start?q=1#next`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Start');
  });
});

test.describe('6 · Locale behaviour: the first visit', () => {
  test.use({ locale: 'zh-TW' });

  test('goes to the language of the browser, once', async ({ page, baseURL }) => {
    await page.goto('guide/?q=1#what-follows');
    await expect(page).toHaveURL(`${baseURL}zh/guide/?q=1#what-follows`);
    await started(page);
    await open(page, 'guide/');
    await expect(page).toHaveURL(`${baseURL}guide/`);
  });

  test('stays where the page has no such language', async ({ page, baseURL }) => {
    await open(page, 'guide/start');
    await expect(page).toHaveURL(`${baseURL}guide/start`);
  });

  test('is not recorded where nothing can be stored, and then changes nothing', async ({
    page,
    baseURL,
  }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('Full', 'QuotaExceededError');
      };
    });
    await open(page, 'guide/');
    await expect(page).toHaveURL(`${baseURL}guide/`);
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('Blocked', 'SecurityError');
        },
      });
    });
    await open(page, '');
    await expect(page).toHaveURL(`${baseURL}`);
  });

  test.describe('of a bot', () => {
    test.use({ userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' });
    test('stays', async ({ page, baseURL }) => {
      await open(page, 'guide/');
      await expect(page).toHaveURL(`${baseURL}guide/`);
    });
  });
});
