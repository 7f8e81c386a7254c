import { expect, open, started, test } from '../support/test.ts';

test('Locale behaviour: the prefixes of the defaults are left, also on a host without redirects', async ({
  page,
  baseURL,
  expectErrors,
}) => {
  expectErrors(/404/);
  const notFound = await page.request.get(`${baseURL}nothing`);
  await page.route('**/docs/en/**', async (route) =>
    route.fulfill({ status: 404, contentType: 'text/html', body: await notFound.text() }),
  );
  await page.goto('en/guide/start?q=1#next');
  await expect(page).toHaveURL(`${baseURL}guide/start?q=1#next`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Start');
});

test.describe('Locale behaviour: the first visit', () => {
  test.use({ locale: 'zh-TW' });

  test('goes to the language of the browser, once', async ({ page, baseURL }) => {
    // The query says what is different about a visit.
    await page.addInitScript(() => {
      const define = (object: object, name: string, get: () => unknown) =>
        Object.defineProperty(object, name, { get });
      const fail = () => {
        throw new DOMException('Blocked', 'SecurityError');
      };
      if (location.search === '?bot') {
        define(navigator, 'userAgent', () => 'Mozilla/5.0 (compatible; Googlebot/2.1)');
      }
      if (location.search === '?full') Storage.prototype.setItem = fail;
      if (location.search === '?blocked') define(window, 'localStorage', fail);
    });
    // A bot stays, and so does who can't be told from a visitor that comes back.
    for (const query of ['?bot', '?full', '?blocked']) {
      await test.step(query, async () => {
        await open(page, `guide/${query}`);
        await expect(page).toHaveURL(`${baseURL}guide/${query}`);
      });
    }
    await page.goto('guide/?q=1#what-follows');
    await expect(page).toHaveURL(`${baseURL}zh/guide/?q=1#what-follows`);
    await started(page);
    await open(page, 'guide/');
    await expect(page).toHaveURL(`${baseURL}guide/`);
  });
});
