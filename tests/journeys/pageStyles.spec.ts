import type { Page } from '@playwright/test';
import { holdRequests } from '../support/holdRequests.ts';
import { expect, open, test } from '../support/test.ts';

const badge = (page: Page) => page.locator('strong.badge').first();
const startLink = (page: Page) =>
  page.getByRole('main').getByRole('link', { name: 'how to start', exact: true });
const sheets = (page: Page) => page.locator('link[rel=stylesheet][href*="/hashed/"]');
/** Stylesheets; a document that is open has that of the site already. */
const anySheet = '**/hashed/style.*.css';
const hasArrived = (link: HTMLLinkElement) => link.sheet !== null;

test.describe('Styles of a page', () => {
  test('are loaded by the pages that need them, and applied when these are shown', async ({
    page,
    documents,
  }) => {
    await open(page, 'guide/');
    await expect(sheets(page)).toHaveCount(1);
    // Returns the look of the badge at the moment when it is added to the page.
    const seen = page.evaluate(
      () =>
        new Promise<string>((resolve) =>
          new MutationObserver(() => {
            const found = document.querySelector('strong.badge');
            if (found) resolve(getComputedStyle(found).textDecorationLine);
          }).observe(document, { childList: true, subtree: true }),
        ),
    );
    await startLink(page).hover();
    await expect(sheets(page)).toHaveCount(2);
    await expect(sheets(page).last()).toHaveAttribute('media', 'not all');
    // A page is shown without styles that take three seconds. Until they have arrived, the link has no sheet.
    await expect.poll(() => sheets(page).last().evaluate(hasArrived)).toBe(true);
    await startLink(page).click();
    expect(await seen).toBe('underline');
    await expect(sheets(page).last()).not.toHaveAttribute('media');
    // Going back and forth loads nothing again.
    await page.goBack();
    await page.goForward();
    await expect(badge(page)).toHaveCSS('text-decoration-line', 'underline');
    await expect(sheets(page)).toHaveCount(2);
    expect(documents).toHaveLength(1);
  });

  test('that fail leave a page without them, and are requested again', async ({
    page,
    documents,
    expectErrors,
  }) => {
    expectErrors(/ERR_FAILED/);
    await open(page, 'guide/');
    await page.route(anySheet, (route) => route.abort());
    await startLink(page).click();
    await expect(badge(page)).toHaveCSS('text-decoration-line', 'none');
    await page.unroute(anySheet);
    await page.goBack();
    await startLink(page).click();
    await expect(badge(page)).toHaveCSS('text-decoration-line', 'underline');
    expect(documents).toHaveLength(1);
  });
});

test.describe('Styles of a page that do not load', () => {
  test.use({ ownContext: true });
  test('are waited for three seconds', async ({ page, documents }) => {
    await page.clock.install();
    await open(page, 'guide/');
    const answer = await holdRequests(page, anySheet);
    await startLink(page).click();
    await expect(sheets(page)).toHaveCount(2);
    await page.clock.runFor(3000);
    await expect(badge(page)).toHaveCSS('text-decoration-line', 'none');
    answer();
    await expect(badge(page)).toHaveCSS('text-decoration-line', 'underline');
    expect(documents).toHaveLength(1);
  });
});
