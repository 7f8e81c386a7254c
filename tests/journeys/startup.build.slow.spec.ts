import type { Page } from '@playwright/test';
import { expectRestOnUse, holdLoadEvent, movePointer } from '../support/startup.ts';
import { expect, open, started, test } from '../support/test.ts';

const isStarted = (page: Page) => page.evaluate(() => history.scrollRestoration === 'manual');

test.describe('Startup', () => {
  for (const [intent, act] of [
    ['the pointer', movePointer],
    ['a key', (page: Page) => page.keyboard.press('Shift')],
    ['the focus', (page: Page) => page.locator('.site-title').focus()],
  ] as const) {
    test(`loads the rest before the load event on ${intent}`, async ({ page }) => {
      const release = await holdLoadEvent(page);
      expect(await isStarted(page)).toBe(false);
      await act(page);
      await started(page);
      expect(await page.evaluate(() => document.readyState)).toBe('interactive');
      await release();
    });
  }

  test('on a slow line loads the rest only when the page is used', ({ page }) =>
    expectRestOnUse(page, { saveData: false, effectiveType: '3g' }));

  for (const nonsense of ['{"a":1}', '5', '[null]', '[["key",null]]', '{']) {
    test(`starts with nonsense in every storage: ${nonsense}`, async ({ page }) => {
      await page.addInitScript((text) => {
        for (const key of ['theme-appearance', 'visited', 'tabs-size', 'search-recent'])
          localStorage.setItem(`islet-${key}`, text);
        sessionStorage.setItem('islet-scroll', text);
        history.replaceState({ key: { toString: 1 } }, '');
      }, nonsense);
      await open(page, 'guide/');
      await page.keyboard.press('/');
      await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
    });
  }

  test('leaves the document readable when the site data is gone', async ({
    page,
    expectErrors,
  }) => {
    expectErrors(/The page could not be started/, /404/);
    await page.route(/\/site\.[^/]*\.json$/, (route) => route.fulfill({ status: 404 }));
    const answered = page.waitForResponse(/\/site\.[^/]*\.json$/);
    await page.goto('guide/start');
    await answered;
    await expect(page.getByRole('main')).toContainText('Containers have a title.');
  });
});
