import { loseSearch } from '../support/loseSearch.ts';
import { box, button, chosen, dialog, lines, search } from '../support/searchDialog.ts';
import { stopClock } from '../support/stopClock.ts';
import { expect, open, test } from '../support/test.ts';

test.describe('Search: when it loads', () => {
  test.use({ ownContext: true });
  test('loads nothing before the reader comes to it, and prepares itself once', async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await open(page, 'guide/start');
    await page.waitForLoadState('networkidle');
    expect(asked.filter((url) => url.includes('search_index'))).toEqual([]);
    const index = page.waitForRequest(/search_index\.en\.json/);
    await button(page).hover();
    await index;
    await button(page).focus();
    await button(page).click();
    await box(page).fill('minify');
    await expect(lines(page)).not.toHaveCount(0);
    expect(asked.filter((url) => url.endsWith('/search_index.en.json'))).toHaveLength(1);
    expect(page.workers()).toHaveLength(1);
    const texts = await page.evaluate(() =>
      document.adoptedStyleSheets.map((sheet) =>
        Array.from(sheet.cssRules, ({ cssText }) => cssText).join('\n'),
      ),
    );
    expect(texts.filter((text) => text.includes('.search-body'))).toHaveLength(1);
  });

  test('works where the browser starts no worker', async ({ page, expectErrors }) => {
    expectErrors(/The search runs without a worker/);
    await page.addInitScript(() => {
      globalThis.Worker = class extends EventTarget {
        constructor() {
          super();
          throw new DOMException('The operation is insecure.', 'SecurityError');
        }
      } as unknown as typeof Worker;
    });
    await search(page, 'guide/start', 'minify');
    await expect(lines(page).first()).toContainText('minify');
  });

  test('an index that never loads is reported, and can be requested again', async ({ page }) => {
    let isDead = true;
    await page.route('**/search_index.en.json', async (route) => {
      if (!isDead) await route.continue();
    });
    await search(page, 'guide/start', '');
    await stopClock(page);
    await box(page).fill('minify');
    await page.clock.runFor(3999);
    await expect(dialog(page)).toContainText('Searching…');
    await page.clock.runFor(1);
    const alert = dialog(page).getByRole('alert');
    await expect(alert).toContainText('Search is taking longer than usual.');
    isDead = false;
    // By keyboard, which needs no frame: from the next one on, the search may succeed by itself.
    await alert.getByRole('button', { name: 'Try again' }).press('Enter');
    await page.clock.resume();
    await expect(box(page)).toBeFocused();
    await expect(lines(page).first()).toContainText('minify');
    await expect(alert).toHaveCount(0);
  });

  test('a failure is reported as one, and can be tried again', async ({ page, expectErrors }) => {
    expectErrors(/The search for/);
    await page.route('**/search_index.*', (route) => route.abort());
    await search(page, 'guide/start', 'minify');
    await expect(dialog(page).getByRole('alert')).toContainText('Search could not be loaded.');
    await expect(dialog(page)).not.toContainText('No results');
    await page.unroute('**/search_index.*');
    await dialog(page).getByRole('button', { name: 'Try again' }).click();
    await expect(box(page)).toBeFocused();
    await expect(lines(page).first()).toContainText('minify');
  });

  test('what is typed while it opens is kept, and Escape gives it up', async ({ page }) => {
    let release = (): void => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await open(page, 'guide/start');
    await page.route('**/*.js', async (route) => {
      await released;
      await route.continue();
    });
    await page.keyboard.press('Control+k');
    await page.keyboard.press('x');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await page.keyboard.press('/');
    await page.keyboard.type('values of minify');
    release();
    await expect(box(page)).toHaveValue('values of minify');
    await expect(box(page)).toBeFocused();
    await page.keyboard.type('!');
    await expect(box(page)).toHaveValue('values of minify!');
    await expect(chosen(page)).toContainText('Values of minify');
    await page.unrouteAll({ behavior: 'wait' });
  });

  test('code that failed to load is reported, and another try keeps what was typed', async ({
    page,
    expectErrors,
  }) => {
    const restore = await loseSearch(page, expectErrors);
    await open(page, 'guide/start');
    await stopClock(page);
    await page.keyboard.press('Control+k');
    const alert = dialog(page).getByRole('alert');
    await expect(alert).toContainText('Part of this page could not be loaded.');
    // Nothing is loading anymore, so nothing takes long.
    await page.clock.runFor(5000);
    await expect(alert).toContainText('Part of this page could not be loaded.');
    await page.clock.resume();
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect(dialog(page)).toBeVisible();
    await expect(alert).toContainText('Part of this page could not be loaded.');
    await dialog(page).locator('input').fill('values of minify');
    restore();
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect(chosen(page)).toContainText('Values of minify');
    await expect(box(page)).toHaveValue('values of minify');
    await expect(box(page)).toBeFocused();
    await expect(alert).toHaveCount(0);
    await page.unrouteAll({ behavior: 'wait' });
  });
});
