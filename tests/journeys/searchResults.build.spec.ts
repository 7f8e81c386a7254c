import type { Page } from '@playwright/test';
import { answered, box, chosen, dialog, lines, search } from '../support/searchDialog.ts';
import { expect, open, test } from '../support/test.ts';

/** Waits for the texts that are marked in the prose. */
const expectMarked = (page: Page) =>
  expect.poll(() =>
    page.evaluate(() => Array.from(CSS.highlights.get('search-match') ?? [], String)),
  );

/** The indexes that a page opens from now on. */
function listIndexes(page: Page): string[] {
  const opened: string[] = [];
  page.on('request', (request) => {
    const [name] = /search_index[^/]*\.json$/.exec(request.url()) ?? [];
    if (name) opened.push(name);
  });
  return opened;
}

test.describe('Search: results', () => {
  test('take the reader to the section, and mark there what matched', async ({
    page,
    documents,
  }) => {
    await search(page, 'guide/start', 'values of minfy');
    await expect(chosen(page)).toContainText('Values of minify');
    await expect(chosen(page).locator('mark').first()).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/api\/options\/minify#values-of-minify$/);
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Values of minify' })).toBeInViewport();
    await expectMarked(page).toEqual(['Values', 'minify']);
    expect(documents).toHaveLength(1);
    await page.goBack();
    await expect(page).toHaveURL(/\/guide\/start\?q=/);
    await expectMarked(page).toEqual([]);
    await test.step('also on the page that the reader is at', async () => {
      await search(page, 'api/options/minify', 'values of minify');
      const inGroup = dialog(page).getByRole('group', { name: 'minify' }).getByRole('option');
      await expect(inGroup.first()).toHaveAttribute('href', /\/api\/options\/minify$/);
      // The page is above its sections, and the best of them is chosen.
      await expect(inGroup.nth(1)).toHaveAttribute('href', /#values-of-minify$/);
      await expect(inGroup.nth(1)).toHaveAttribute('aria-selected', 'true');
      await page.keyboard.press('Enter');
      await expect(dialog(page)).toHaveCount(0);
      await expectMarked(page).toContain('minify');
    });
  });

  test('are the first pages until something is typed, can be gone through by keyboard, and are counted', async ({
    page,
    context,
  }) => {
    await open(page, 'api/');
    await test.step('a slash in a text field is a slash', async () => {
      await page.getByRole('searchbox').fill('a');
      await page.getByRole('searchbox').press('/');
      await expect(page.getByRole('searchbox')).toHaveValue('a/');
      await expect(dialog(page)).toHaveCount(0);
    });
    await page.keyboard.press('Control+k');
    const first = dialog(page).getByRole('listbox', { name: 'Start here' });
    await expect(first.getByRole('option')).toHaveCount(5);
    // Enter opens none of them by mistake.
    await expect(chosen(page)).toHaveCount(0);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(chosen(page)).toHaveText('Start Guide');
    await box(page).fill('minify');
    await expect(first).toHaveCount(0);
    await box(page).fill('');
    await first.getByRole('option', { name: 'Start' }).click();
    await expect(page).toHaveURL(/guide\/start$/);
    await page.keyboard.press('Control+k');
    await expect(first).toBeVisible();
    await expect(dialog(page).getByRole('heading', { name: 'Recent searches' })).toHaveCount(0);
    await box(page).fill('third');
    await answered(page);
    await test.step('keys move through the lines, the focus stays in the box', async () => {
      const last = (await lines(page).count()) - 1;
      expect(last).toBeGreaterThan(0);
      for (const [key, index] of [
        ['Home', 0],
        ['ArrowUp', last],
        ['ArrowDown', 0],
        ['End', last],
      ] as const) {
        await page.keyboard.press(key);
        await expect(lines(page).nth(index)).toHaveAttribute('aria-selected', 'true');
        await expect(chosen(page)).toHaveCount(1);
      }
      const id = await chosen(page).getAttribute('id');
      await expect(box(page)).toHaveAttribute('aria-activedescendant', id ?? '');
      await expect(box(page)).toBeFocused();
    });
    await test.step('there are more than the first seven', async () => {
      await box(page).fill('the');
      await expect(dialog(page).getByRole('status')).toHaveText(/^Pages found: \d\d$/);
      const pages = dialog(page).getByRole('listbox').getByRole('group');
      await expect(pages).toHaveCount(7);
      // Until then, the button moves.
      await answered(page);
      await dialog(page)
        .getByRole('button', { name: /^Show all \d+ pages$/ })
        .click();
      await expect(pages.nth(7)).toBeAttached();
    });
    await test.step('a page is found by what links on other pages call it', async () => {
      await box(page).fill('ouverture');
      await expect(lines(page)).toContainText(['Widgets', 'Images', 'Start']);
      await expect(chosen(page)).toContainText('Images');
    });
    await test.step('a query is never markup, and may find nothing', async () => {
      await box(page).fill('<img src=x onerror=alert(1)>zzqx');
      await expect(dialog(page).getByRole('status')).toHaveText('Pages found: 2');
      await expect(dialog(page).locator('img')).toHaveCount(0);
      await box(page).fill('xqzwv');
      await expect(dialog(page)).toContainText('No results for "xqzwv"');
      await expect(dialog(page)).toContainText('Please try again with a different keyword');
      await expect(dialog(page).getByRole('status')).toHaveText('Pages found: 0');
    });
    await test.step('matches and the chosen line are seen in forced colors', async () => {
      await page.emulateMedia({ forcedColors: 'active' });
      await box(page).fill('minify');
      const mark = lines(page).locator('mark').first();
      await expect(mark).not.toHaveCSS('background-color', /^rgba\(.*, 0\)$/);
      await expect(chosen(page)).toHaveCSS('outline-style', 'solid');
      await page.emulateMedia({ forcedColors: 'none' });
    });
    await test.step('Ctrl+Enter opens a tab, and the search stays', async () => {
      await expect(chosen(page)).toContainText('minify');
      const opened = context.waitForEvent('page');
      await page.keyboard.press('Control+Enter');
      await expect(await opened).toHaveURL(/\/api\/options\/minify/);
      await expect(dialog(page)).toBeVisible();
    });
  });

  test('are those of the language that the reader goes to', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('islet-visited', '1'));
    await search(page, 'guide/', 'start');
    await expect(lines(page)).not.toHaveCount(0);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Language/ }).click();
    await page.getByRole('link', { name: '简体中文' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
    await page.keyboard.press('Control+k');
    const chinese = page.getByRole('dialog', { name: '搜索' });
    const field = chinese.getByRole('combobox');
    await expect(field).toHaveAttribute('placeholder', '搜索文档');
    await field.fill('下一步');
    const found = chinese.getByRole('listbox', { name: '搜索结果' }).getByRole('option');
    await expect(found.first()).toHaveAttribute('href', /\/zh\/guide\//);
    await expect(chinese.getByRole('option', { selected: true })).toContainText('下一步');
    await field.fill('xqzwv');
    await expect(chinese).toContainText('没有找到与“xqzwv”相关的结果');
    await expect(chinese).toContainText('换个关键词试试');
  });

  test('are followed by pages in the default language where a translation has few', async ({
    page,
  }) => {
    await page.addInitScript(() => localStorage.setItem('islet-visited', '1'));
    const indexes = listIndexes(page);
    await open(page, 'zh/guide/');
    await page.keyboard.press('Control+k');
    const found = page.getByRole('listbox', { name: '搜索结果' }).getByRole('option');
    await page.getByRole('combobox').fill('介绍');
    await expect(found.first()).toHaveAttribute('href', /\/zh\/guide\//);
    await page.getByRole('combobox').fill('minify');
    const english = found.and(page.locator('.search-head')).first();
    await expect(english).toHaveAttribute('href', /\/docs\/api\/options\/minify$/);
    await expect(english).toHaveAttribute('hreflang', 'en');
    await expect(english.locator('.search-line')).toHaveAttribute('lang', 'en');
    expect(indexes).toEqual(['search_index.zh.json', 'search_index.en.json']);
    await expect(page.locator('.search-statement')).not.toHaveCount(0);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/api\/options\/minify/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });

  test.describe('on the Rslib site', () => {
    test.use({ site: 'rslib' });
    test('answer the exact name of an option by a card', async ({ page }) => {
      await search(page, 'guide/start/', 'dts.bundle');
      const card = lines(page).first();
      await expect(card).toHaveText(/^dts\.bundleType boolean.*Default false.*\.$/);
      await expect(card).toHaveAttribute('aria-selected', 'true');
      const section = page.locator(`a[href="${await card.getAttribute('href')}"]`);
      await expect(lines(page).and(section)).toHaveCount(1);
      await test.step('show what matched also where the screen is narrow', async () => {
        await page.setViewportSize({ width: 320, height: 640 });
        const marks = dialog(page).locator('.search-statement mark:first-of-type');
        await expect(marks).not.toHaveCount(0);
        const beyond = await marks.evaluateAll(
          (found) => found.filter((mark) => mark.getBoundingClientRect().left > innerWidth).length,
        );
        expect(beyond).toBe(0);
      });
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/config\/lib\/dts#/);
      await expectMarked(page).toContain('dts.bundle');
    });

    test('are Chinese pages for Chinese readers, by the words that they type', async ({ page }) => {
      await page.addInitScript(() => localStorage.setItem('islet-visited', '1'));
      const indexes = listIndexes(page);
      await open(page, 'zh/');
      await page.keyboard.press('Control+k');
      const offered = page.getByRole('listbox', { name: '从这里开始' }).getByRole('option');
      await expect(offered.first()).toHaveAttribute('href', '/zh/guide/start/');
      for (const [query, address] of [
        ['dts.bundle', '/zh/config/lib/dts'],
        ['ＦＯＲＭＡＴ', '/zh/config/lib/format'],
        ['打包后less样式丢失', '/zh/guide/advanced/css'],
        ['mokuailianbang', '/zh/guide/advanced/module-federation'],
      ] as const) {
        await page.getByRole('combobox').fill(query);
        await expect(page.getByRole('option').first()).toHaveAttribute(
          'href',
          new RegExp(`^${address}(#|$)`),
        );
      }
      // Until the answer is complete, lines may still move.
      await expect(page.locator('.search-statement')).not.toHaveCount(0);
      // What Chinese pages answer needs no English ones.
      expect(indexes).toEqual(['search_index.zh.json']);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/zh\/guide\/advanced\/module-federation/);
      await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
    });
  });
});
