import type { Page } from '@playwright/test';
import {
  expectRestOnUse,
  holdLoadEvent,
  idleRequests,
  movePointer,
  recordIdleRequests,
} from '../support/startup.ts';
import { expect, open, started, test } from '../support/test.ts';

const loadedScripts = (page: Page) =>
  page.evaluate(
    () => performance.getEntriesByType('resource').filter(({ name }) => /\.js\b/.test(name)).length,
  );

test.describe('Startup', () => {
  test('loads one script before the load event, the rest when the browser is idle after it', async ({
    page,
  }) => {
    await recordIdleRequests(page);
    const release = await holdLoadEvent(page);
    expect(await idleRequests(page)).toEqual([]);
    expect(await loadedScripts(page)).toBe(1);
    await release();
    await started(page);
    // Without a limit, a page at rest may wait for minutes.
    expect(await idleRequests(page)).toEqual([1000]);
    expect(await loadedScripts(page)).toBeGreaterThan(1);
  });

  test('loads the rest before the load event when the page is used', async ({ page }) => {
    const release = await holdLoadEvent(page);
    expect(await page.evaluate(() => history.scrollRestoration)).toBe('auto');
    await movePointer(page);
    await started(page);
    expect(await page.evaluate(() => document.readyState)).toBe('interactive');
    await release();
  });

  test('for readers who save data, loads the rest only when the page is used', ({ page }) =>
    expectRestOnUse(page, { saveData: true, effectiveType: '4g' }));

  test('starts with nonsense in every storage', async ({ page }) => {
    await page.addInitScript(() => {
      for (const key of ['theme-appearance', 'visited', 'tabs-size', 'search-recent'])
        localStorage.setItem(`islet-${key}`, '[["key",null]]');
      sessionStorage.setItem('islet-scroll', '[["key",null]]');
      history.replaceState({ key: { toString: 1 } }, '');
    });
    await open(page, 'guide/');
    await page.keyboard.press('/');
    await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
  });

  test('leaves documents and links as they are when the script cannot be loaded', async ({
    page,
    documents,
    expectErrors,
  }) => {
    expectErrors(/The main script could not be loaded/, /ERR_FAILED/);
    await page.route(/\/hashed\/(?!boot\.).*\.js$/, (route) => route.abort());
    await page.goto('guide/');
    await page.getByRole('main').getByRole('link', { name: 'how to start' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Start');
    expect(documents).toHaveLength(2);
  });
});
