import type { Page } from '@playwright/test';
import { findViolations } from './support/findViolations.ts';
import { answered, box, button, chosen, dialog, lines, search } from './support/searchDialog.ts';
import { stopClock } from './support/stopClock.ts';
import { expect, open, test } from './support/test.ts';

/** Waits for the texts that are marked in the prose. */
const expectMarked = (page: Page) =>
  expect.poll(() =>
    page.evaluate(() => Array.from(CSS.highlights.get('search-match') ?? [], String)),
  );

test.describe('2.7 · Search: opening and closing', () => {
  for (const [name, press] of [
    ['the button', (page: Page) => button(page).click()],
    ['Ctrl+K', (page: Page) => page.keyboard.press('Control+k')],
    ['Cmd+K', (page: Page) => page.keyboard.press('Meta+k')],
    ['/', (page: Page) => page.keyboard.press('/')],
  ] as const) {
    test(`opens by ${name}, with the focus in the box`, async ({ page }) => {
      await open(page, 'guide/start');
      await press(page);
      await expect(box(page)).toBeFocused();
      await expect(box(page)).toHaveAttribute('placeholder', 'Search Docs');
      await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
    });
  }

  test('a slash in a text field is a slash', async ({ page }) => {
    await open(page, 'api/');
    await page.getByRole('searchbox').fill('a');
    await page.getByRole('searchbox').press('/');
    await expect(page.getByRole('searchbox')).toHaveValue('a/');
    await expect(dialog(page)).toHaveCount(0);
  });

  test('closes on Escape and on its backdrop, and gives the focus back', async ({ page }) => {
    await open(page, 'guide/start');
    const button = page.getByRole('button', { name: 'Search' });
    await button.click();
    await box(page).fill('minify');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(button).toBeFocused();
    await button.click();
    await expect(dialog(page)).toBeVisible();
    await page.mouse.click(10, 400);
    await expect(dialog(page)).toHaveCount(0);
  });

  test('stays open when a press only ends or only starts on its backdrop', async ({ page }) => {
    await search(page, 'guide/start', 'minify');
    const inside = await box(page).boundingBox();
    const [x, y] = [(inside?.x ?? 0) + 20, (inside?.y ?? 0) + 20];
    const drag = async (from: [x: number, y: number], to: [x: number, y: number]) => {
      await page.mouse.move(...from);
      await page.mouse.down();
      await page.mouse.move(...to);
      await page.mouse.up();
    };
    await drag([x, y], [10, 400]);
    await expect(dialog(page)).toBeVisible();
    await drag([10, 400], [x, y]);
    await expect(dialog(page)).toBeVisible();
  });

  for (const [name, address] of [
    ['hides the bar', 'guide/start?navbar=0'],
    ['has no bar', 'guide/bare'],
  ] as const) {
    test(`opens by keyboard on a page that ${name}`, async ({ page }) => {
      await open(page, address);
      await expect(page.getByRole('banner')).not.toBeVisible();
      await page.keyboard.press('/');
      await expect(box(page)).toBeFocused();
      await expect(box(page)).toBeInViewport();
      await box(page).fill('minify');
      await expect(lines(page)).not.toHaveCount(0);
    });
  }

  test('gives the focus back to where the keyboard was', async ({ page }) => {
    await open(page, 'guide/start');
    const link = page.getByRole('main').getByRole('link').first();
    await link.focus();
    await page.keyboard.press('Control+k');
    await expect(box(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(link).toBeFocused();
  });

  test('closes on Cancel where the screen is narrow', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, 'guide/start');
    await page.getByRole('button', { name: 'Search' }).click();
    await dialog(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog(page)).toHaveCount(0);
  });
});

test.describe('2.7 · Search: when it asks', () => {
  test.use({ ownContext: true });
  /** The queries that the search worker receives. */
  async function recordQueries(page: Page): Promise<() => Promise<string[]>> {
    await page.addInitScript(() => {
      const { postMessage } = Worker.prototype;
      const asked: string[] = [];
      Object.assign(globalThis, { asked });
      Worker.prototype.postMessage = function (this: Worker, message: { text?: string }) {
        if (message.text !== undefined) asked.push(message.text);
        return postMessage.call(this, message);
      };
    });
    return () => page.evaluate(() => (globalThis as unknown as { asked: string[] }).asked);
  }

  test('150 ms after the last key', async ({ page }) => {
    const asked = await recordQueries(page);
    await search(page, 'guide/start', 'the');
    await expect(lines(page)).not.toHaveCount(0);
    await stopClock(page);
    await box(page).fill('mini');
    await page.clock.runFor(149);
    await box(page).fill('minify');
    await page.clock.runFor(149);
    expect(await asked()).toEqual(['the']);
    await page.clock.runFor(1);
    await expect(lines(page).first()).toContainText('minify');
    expect(await asked()).toEqual(['the', 'minify']);
  });

  test('at once for what is picked, and on Enter', async ({ page }) => {
    const asked = await recordQueries(page);
    await page.addInitScript(() => localStorage.setItem('docs-search-recent', '["the"]'));
    await search(page, 'guide/start', 'a');
    await expect(lines(page)).not.toHaveCount(0);
    await box(page).fill('');
    await stopClock(page);
    await dialog(page).getByRole('button', { name: 'the', exact: true }).click();
    await page.clock.runFor(1);
    expect(await asked()).toEqual(['a', 'the']);
    await box(page).fill('values of minify');
    await page.keyboard.press('Enter');
    await page.clock.runFor(1);
    expect(await asked()).toEqual(['a', 'the', 'values of minify']);
    await page.clock.resume();
    await expect(page).toHaveURL(/#values-of-minify$/);
  });
});

test.describe('2.7 · Search: results', () => {
  test('shows matches and the chosen line in forced colors', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await search(page, 'guide/start', 'minify');
    const mark = lines(page).locator('mark').first();
    await expect(mark).not.toHaveCSS('background-color', /^rgba\(.*, 0\)$/);
    await expect(chosen(page)).toHaveCSS('outline-style', 'solid');
    await page.emulateMedia({ forcedColors: 'none' });
  });

  test('takes the reader to the section, and marks there what matched', async ({
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
  });

  test('finds a page by what links on other pages call it', async ({ page }) => {
    await search(page, 'guide/start', 'ouverture');
    await expect(lines(page)).toContainText(['Widgets', 'Images', 'Start']);
    await expect(chosen(page)).toContainText('Images');
  });

  test('marks also on the page that the reader is at', async ({ page }) => {
    await search(page, 'api/options/minify', 'values of minify');
    await expect(chosen(page)).toContainText('Values of minify');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#values-of-minify$/);
    await expectMarked(page).toContain('minify');
  });

  test('shows each page above its sections, and starts with the best of them', async ({ page }) => {
    await search(page, 'guide/start', 'values of minify');
    const group = dialog(page).getByRole('group', { name: 'minify' });
    const inGroup = group.getByRole('option');
    await expect(inGroup.first()).toHaveAttribute('href', /\/api\/options\/minify$/);
    await expect(inGroup.nth(1)).toHaveAttribute('href', /#values-of-minify$/);
    await expect(inGroup.nth(1)).toHaveAttribute('aria-selected', 'true');
  });

  test('offers the first pages until something is typed', async ({ page }) => {
    await open(page, 'api/');
    await page.keyboard.press('Control+k');
    const first = dialog(page).getByRole('listbox', { name: 'Start here' });
    await expect(first.getByRole('option')).toHaveCount(5);
    // Enter opens none of them by mistake.
    await expect(chosen(page)).toHaveCount(0);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(chosen(page)).toHaveText('Start');
    await box(page).fill('minify');
    await expect(first).toHaveCount(0);
    await box(page).fill('');
    await first.getByRole('option', { name: 'Start' }).click();
    await expect(page).toHaveURL(/guide\/start$/);
    await page.keyboard.press('Control+k');
    await expect(first).toBeVisible();
    await expect(dialog(page).getByRole('heading', { name: 'Recent searches' })).toHaveCount(0);
  });

  test('keys move through the lines, the focus stays in the box', async ({ page }) => {
    await search(page, 'guide/start', 'third');
    await answered(page);
    const last = (await lines(page).count()) - 1;
    expect(last).toBeGreaterThan(0);
    const isChosen = (index: number) =>
      expect(lines(page).nth(index)).toHaveAttribute('aria-selected', 'true');
    for (const [key, index] of [
      ['Home', 0],
      ['ArrowDown', 1],
      ['ArrowUp', 0],
      ['ArrowUp', last],
      ['Home', 0],
      ['End', last],
      ['ArrowDown', 0],
    ] as const) {
      await page.keyboard.press(key);
      await isChosen(index);
      await expect(chosen(page)).toHaveCount(1);
    }
    const id = await chosen(page).getAttribute('id');
    await expect(box(page)).toHaveAttribute('aria-activedescendant', id ?? '');
    await expect(box(page)).toBeFocused();
  });

  test('Ctrl+Enter opens a tab, and the search stays', async ({ page, context }) => {
    await search(page, 'guide/start', 'minify');
    await expect(lines(page)).not.toHaveCount(0);
    const opened = context.waitForEvent('page');
    await page.keyboard.press('Control+Enter');
    await expect(await opened).toHaveURL(/\/api\/options\/minify/);
    await expect(dialog(page)).toBeVisible();
  });

  test('says how many pages there are, and offers more than the first seven', async ({ page }) => {
    await search(page, 'guide/start', 'the');
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

  test('says that nothing was found, and offers what was meant', async ({ page }) => {
    await search(page, 'guide/start', 'xqzwv');
    await expect(dialog(page)).toContainText('No results for "xqzwv"');
    await expect(dialog(page)).toContainText('Please try again with a different keyword');
    await expect(dialog(page).getByRole('status')).toHaveText('Pages found: 0');
  });

  test('a query is never markup', async ({ page }) => {
    await search(page, 'guide/start', '<img src=x onerror=alert(1)>zzqx');
    await expect(dialog(page).getByRole('status')).toHaveText(/^Pages found/);
    await expect(dialog(page).locator('img')).toHaveCount(0);
  });

  test('asks the index of the language that the reader goes to', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('docs-visited', '1'));
    await search(page, 'guide/', 'start');
    await expect(lines(page)).not.toHaveCount(0);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Language/ }).click();
    await page.getByRole('link', { name: '简体中文' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill('下一步');
    const found = page.getByRole('listbox', { name: '搜索结果' }).getByRole('option');
    await expect(found.first()).toHaveAttribute('href', /\/zh\/guide\//);
  });

  test.describe('on the Rslib site', () => {
    test.use({ site: 'rslib' });
    test('answers the exact name of an option by a card', async ({ page }) => {
      await search(page, 'guide/start/', 'dts.bundle');
      const card = lines(page).first();
      await expect(card).toHaveText(/^dts\.bundleType boolean.*Default false.*\.$/);
      await expect(card).toHaveAttribute('aria-selected', 'true');
      const section = page.locator(`a[href="${await card.getAttribute('href')}"]`);
      await expect(lines(page).and(section)).toHaveCount(1);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/config\/lib\/dts#/);
      await expectMarked(page).toContain('dts.bundle');
    });

    test('offers five pages to begin with, and says that they are English', async ({ page }) => {
      await page.addInitScript(() => localStorage.setItem('docs-visited', '1'));
      await open(page, 'zh/');
      await page.keyboard.press('Control+k');
      const offered = page.getByRole('listbox', { name: '从这里开始' }).getByRole('option');
      await expect(offered).toHaveCount(5);
      await expect(offered.first()).toHaveAttribute('hreflang', 'en');
      await expect(offered.first()).toHaveAttribute('href', '/guide/start/');
    });

    test('shows what matched also where the screen is narrow', async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await search(page, 'guide/start/', 'dts.bundle');
      const marks = dialog(page).locator('.search-statement mark:first-of-type');
      await expect(marks).not.toHaveCount(0);
      const beyond = await marks.evaluateAll(
        (found) => found.filter((mark) => mark.getBoundingClientRect().left > innerWidth).length,
      );
      expect(beyond).toBe(0);
    });
  });

  test.describe('for a reader of Chinese', () => {
    test.use({ locale: 'zh-CN' });
    test('is Chinese on Chinese pages, over Chinese pages', async ({ page }) => {
      await open(page, 'zh/guide/');
      await page.keyboard.press('Control+k');
      const search = page.getByRole('dialog', { name: '搜索' });
      await expect(search.getByRole('combobox')).toHaveAttribute('placeholder', '搜索文档');
      await search.getByRole('combobox').fill('下一步');
      await expect(search.getByRole('option', { selected: true })).toContainText('下一步');
      await search.getByRole('combobox').fill('xqzwv');
      await expect(search).toContainText('没有找到与“xqzwv”相关的结果');
      await expect(search).toContainText('请尝试使用不同的关键词');
    });
  });

  for (const scheme of ['light', 'dark'] as const) {
    for (const width of [1440, 390]) {
      test(`axe finds nothing in it, ${scheme}, ${width} px`, async ({ page, passedLooks }) => {
        await page.setViewportSize({ width, height: 844 });
        await page.emulateMedia({ colorScheme: scheme });
        // What depends on the width is checked in the light theme.
        const rules = scheme === 'light' || width === 1440 ? 'all' : 'colors';
        await search(page, 'guide/start', 'minify');
        await answered(page);
        expect(await findViolations(page, passedLooks, rules)).toEqual([]);
        await box(page).fill('xqzwv');
        await expect(dialog(page)).toContainText('No results');
        expect(await findViolations(page, passedLooks, rules)).toEqual([]);
      });
    }
  }
});
