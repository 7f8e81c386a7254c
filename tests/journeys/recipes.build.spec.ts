// The recipes that the manual quotes, with stand-ins for the third parties.
import type { Page } from '@playwright/test';
import { expect, open, test } from '../support/test.ts';
import { type Sent, standIn } from '../support/thirdParties.ts';

test.use({ site: 'scripts' });

const inPage = (page: Page, name: string) =>
  page.getByRole('main').getByRole('link', { name, exact: true });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

const valuesFor = (sent: readonly Sent[], host: string) =>
  sent.filter((one) => one.host === host).map(({ values }) => values);

/** Forbids what a site with `trustedTypes: false` allows, so that the other recipes don't depend on it. */
async function requireTrustedTypes(page: Page): Promise<void> {
  await page.route('**/docs/**', async (route) => {
    if (!route.request().isNavigationRequest()) return route.fallback();
    const response = await route.fetch({ maxRetries: 3 });
    const policy = "require-trusted-types-for 'script'; trusted-types islet islet-worker";
    const headers = { ...response.headers(), 'content-security-policy': policy };
    await route.fulfill({ response, headers });
  });
  await page.route('https://www.googletagmanager.com/**', (route) => route.fulfill({ body: '' }));
}

test('Google Analytics counts the first page and each navigation in place, with its title', async ({
  page,
  documents,
}) => {
  const sent = await standIn(page);
  await open(page, '');
  await inPage(page, 'the guide').click();
  await expect(heading(page)).toHaveText('Guide');
  await inPage(page, 'the second page').click();
  await expect(heading(page)).toHaveText('Second');
  await page.goBack();
  await expect(heading(page)).toHaveText('Guide');
  const views = () =>
    valuesFor(sent, 'region1.google-analytics.com').map(
      ({ dl = '', dt }) => `${new URL(dl).pathname} ${dt}`,
    );
  await expect
    .poll(views)
    .toEqual([
      '/docs/ Start - Scripts',
      '/docs/guide/ Guide - Scripts',
      '/docs/guide/second Second - Scripts',
      '/docs/guide/ Guide - Scripts',
    ]);
  expect(documents).toHaveLength(1);
});

test('Plausible counts each page for the domain', async ({ page }) => {
  const sent = await standIn(page);
  await requireTrustedTypes(page);
  await open(page, 'guide/');
  await inPage(page, 'the second page').click();
  await expect(heading(page)).toHaveText('Second');
  await expect
    .poll(() =>
      valuesFor(sent, 'plausible.io').map(({ d, u }) => `${d} ${new URL(u ?? '').pathname}`),
    )
    .toEqual(['my-library.dev /docs/guide/', 'my-library.dev /docs/guide/second']);
});

test('a consent banner: nothing is stored before a reader agrees, and the answer is remembered', async ({
  page,
}) => {
  const sent = await standIn(page);
  await open(page, 'de/');
  const banner = page.getByRole('region', { name: 'Cookies' });
  const storages = () =>
    valuesFor(sent, 'region1.google-analytics.com').map(({ storage }) => storage);
  await expect.poll(storages).toEqual(['denied']);
  await banner.getByRole('button', { name: 'Yes' }).click();
  await expect(banner).toHaveCount(0);
  await page.evaluate("gtag('event', 'page_view', {})");
  await expect.poll(storages).toEqual(['denied', 'granted']);
  await open(page, 'de/guide/');
  await expect(banner).toHaveCount(0);
});

test('Giscus shows the comments of each page that readers come to', async ({ page, documents }) => {
  await standIn(page);
  await requireTrustedTypes(page);
  await open(page, '');
  const comments = page.frameLocator('.giscus iframe').getByRole('paragraph');
  await inPage(page, 'the guide').click();
  await expect(comments).toHaveText('Comments on /docs/guide/ in my-name/my-library');
  await inPage(page, 'the second page').click();
  await expect(comments).toHaveText('Comments on /docs/guide/second in my-name/my-library');
  await inPage(page, 'the guide').click();
  await expect(comments).toHaveText('Comments on /docs/guide/ in my-name/my-library');
  expect(documents).toHaveLength(1);
});

test('a feedback form sends what a reader wrote, with the page', async ({ page }) => {
  const sent = await standIn(page);
  await requireTrustedTypes(page);
  await open(page, 'guide/');
  await inPage(page, 'the second page').click();
  await expect(heading(page)).toHaveText('Second');
  const form = page.locator('form');
  await form.getByLabel('What is missing here?').fill('An example');
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Thank you!' })).toBeVisible();
  expect(valuesFor(sent, 'formspree.io')).toEqual([
    { page: '/guide/second', message: 'An example' },
  ]);
});
