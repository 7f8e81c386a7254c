import type { Page } from '@playwright/test';
import { expect, open, test } from '../support/test.ts';
import { standIn } from '../support/thirdParties.ts';

test.use({ site: 'scripts' });

test.beforeEach(async ({ page }) => {
  await standIn(page);
});

/** What the head says about the page, by name. */
const metas = (page: Page) =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll('meta[name]'), (element) => [
      element.getAttribute('name') ?? '',
      element.getAttribute('content') ?? '',
    ]).filter(([name = '']) => /^(?:description|theme-color)$/.test(name)),
  );

const visits = (page: Page) => page.evaluate<number | undefined>('window.visits');

test.describe('The head', () => {
  test('after navigation in place has what the document of the page has', async ({
    page,
    documents,
  }) => {
    const link = (name: string) => page.getByRole('main').getByRole('link', { name, exact: true });
    const arrive = async (name: string) => {
      await link(name).click();
      await expect(page).toHaveTitle(/^(?:Guide|Second|Start) - /);
    };
    const start = [['description', 'See the guide.']];
    const guide = [
      ['description', 'Go on with the second page, or back.'],
      ['theme-color', 'teal'],
    ];
    const second = [
      ['theme-color', 'navy'],
      ['description', 'From the front matter'],
    ];
    await open(page, 'guide/second');
    expect(await metas(page)).toEqual(second);
    expect(await visits(page)).toBe(1);
    await arrive('the guide');
    await expect.poll(() => metas(page)).toEqual(guide);
    await arrive('the second page');
    await expect.poll(() => metas(page)).toEqual(second);
    // A script of one page runs again, as its content is new; those of all pages don't.
    expect(await visits(page)).toBe(2);
    expect(await page.locator('script[data-domain]').count()).toBe(1);
    await arrive('the start');
    await expect.poll(() => metas(page)).toEqual(start);
    expect(await visits(page)).toBe(2);
    expect(documents).toHaveLength(1);
  });

  test('of another language has the elements of that language', async ({ page, documents }) => {
    await open(page, 'guide/');
    const hasConsent = () => page.evaluate(() => document.head.innerHTML.includes("'consent'"));
    expect(await hasConsent()).toBe(false);
    await page.getByRole('button', { name: 'Language: English' }).click();
    await page.getByRole('link', { name: 'Deutsch' }).click();
    await expect.poll(hasConsent).toBe(true);
    expect(await page.locator('html').getAttribute('lang')).toBe('de');
    expect(documents).toHaveLength(1);
  });

  test('each navigation in place has an event, with the new address and title', async ({
    page,
  }) => {
    await open(page, '');
    const told = page.evaluate(
      () =>
        new Promise((resolve) => {
          addEventListener('islet:navigate', ({ detail }) =>
            resolve([detail.url, location.href, document.title]),
          );
        }),
    );
    await page.getByRole('main').getByRole('link', { name: 'the guide' }).click();
    const url = new URL('guide/', page.url().replace(/guide\/$/, '')).href;
    expect(await told).toEqual([url, url, 'Guide - Scripts']);
  });
});

test.describe('Without scripts', () => {
  test.use({ javaScriptEnabled: false, ownContext: true });

  test('readers get what is for them', async ({ page }) => {
    await page.goto('');
    await expect(page.locator('.no-script')).toHaveText('Only words here');
  });
});
