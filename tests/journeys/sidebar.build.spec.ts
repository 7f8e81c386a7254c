import type { Locator, Page } from '@playwright/test';
import { scrollTo } from '../support/scrollTo.ts';
import { expect, open, test } from '../support/test.ts';

test.use({ site: 'frame', viewport: { width: 1440, height: 900 } });

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Sidebar' });
const entry = (page: Page, name: string) => sidebar(page).getByRole('link', { name, exact: true });
const column = (page: Page) => page.locator('#\\~drawer');
const scrollOf = (page: Page) => column(page).evaluate((element) => element.scrollTop);
const openingTimeOf = (details: Locator) =>
  details.evaluate(
    (element) => getComputedStyle(element, '::details-content').transitionDuration.split(', ')[0],
  );
const leftOf = async (link: Locator) => Math.round((await link.boundingBox())?.x ?? Number.NaN);

test.describe('The sidebar', () => {
  test('folds its groups, and opens those of the page', async ({ page }) => {
    await open(page, 'guide/');
    await test.step('indents 18 px per level', async () => {
      const first = await leftOf(entry(page, 'Basics'));
      expect(await leftOf(entry(page, 'Guide'))).toBe(first);
      expect(await leftOf(entry(page, 'One'))).toBe(first + 36);
    });
    await test.step('has dividers, headers and tags', async () => {
      await expect(sidebar(page).getByRole('separator')).toHaveCSS('border-top-style', 'dashed');
      await expect(sidebar(page).getByText('Further on beta')).toBeVisible();
      await expect(entry(page, 'Bare new')).toBeVisible();
    });
    await test.step('0.3 s to open and 0.5 s to close', async () => {
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      const group = sidebar(page).getByRole('group').filter({ hasText: 'Basics' }).first();
      const duration = () => openingTimeOf(group);
      const fold = sidebar(page).locator('summary').filter({ hasText: 'Basics' });
      await expect(entry(page, 'One')).toBeVisible();
      expect(await duration()).toBe('0.3s');
      await fold.click();
      await expect(entry(page, 'One')).toBeHidden();
      expect(await duration()).toBe('0.5s');
      await fold.click();
      await expect(entry(page, 'One')).toBeVisible();
    });
    await test.step('shows the link of the page, wherever the reader comes from', async () => {
      await expect(entry(page, 'Page 40')).toBeHidden();
      await page.evaluate(() => {
        const link = document.createElement('a');
        link.href = 'many/page-40';
        link.textContent = 'Down to the last';
        document.querySelector('main')?.prepend(link);
      });
      await page.getByRole('link', { name: 'Down to the last' }).click();
      await expect(entry(page, 'Page 40')).toHaveAttribute('aria-current', 'page');
      await expect(entry(page, 'Page 40')).toBeInViewport();
    });
  });

  test('keeps its scroll position when the page changes or reloads', async ({ page }) => {
    await open(page, 'guide/many/page-20');
    await expect(entry(page, 'Page 20')).toHaveAttribute('aria-current', 'page');
    await expect(entry(page, 'Page 20')).toBeInViewport();
    const before = await scrollOf(page);
    expect(before).toBeGreaterThan(0);
    await column(page).evaluate(
      (element) =>
        new Promise((resolve) => {
          element.addEventListener('scrollend', resolve, { once: true });
          element.scrollTop += 100;
        }),
    );
    const place = await scrollOf(page);
    expect(place).toBe(before + 100);
    await entry(page, 'Page 25').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page 25');
    expect(await scrollOf(page)).toBe(place);
    await page.reload();
    await expect.poll(() => scrollOf(page)).toBe(place);
  });
});

test.describe('The outline', () => {
  const outline = (page: Page) => page.getByRole('complementary', { name: 'ON THIS PAGE' });
  const current = (page: Page) => outline(page).locator('[aria-current]');
  const text = (page: Page, name: string) => outline(page).getByText(name, { exact: true });

  test('marks the heading in view, and the focus in the sidebar does not scroll the page', async ({
    page,
  }) => {
    await open(page, 'guide/long');
    await test.step('indents 12 px per level beyond the second', async () => {
      const edges = await Promise.all(
        ['First part', 'Detail of the first part', 'Finer detail'].map((name) =>
          text(page, name).evaluate((element) => element.getBoundingClientRect().left),
        ),
      );
      const [second = 0] = edges;
      expect(edges).toEqual([second, second + 12, second + 24]);
    });
    await test.step('the focus in the sidebar leaves the page where it is', async () => {
      await scrollTo(page, 2000);
      await expect.poll(async () => (await edgesOf(column(page))).top).toBe(0);
      await sidebar(page).locator('summary').filter({ hasText: 'Many pages' }).click();
      for (const name of ['Guide', 'Page 40', 'Guide']) {
        await entry(page, name).focus();
        await expect(entry(page, name)).toBeInViewport();
        expect(await page.evaluate(() => scrollY)).toBe(2000);
      }
      await scrollTo(page, 0);
    });
    await expect(current(page)).toHaveCount(0);
    await text(page, 'Finer detail').click();
    await expect(current(page)).toHaveText('Finer detail');
    const top = () =>
      page.evaluate(() => document.getElementById('finer-detail')?.getBoundingClientRect().top);
    expect(await top()).toBeCloseTo(72, 0);
    await page.evaluate(() => scrollBy(0, -600));
    await expect(current(page)).toHaveText('Detail of the first part');
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect(current(page)).toHaveText('Second part');
  });

  test.describe('where there is no room beside the content', () => {
    test.use({ viewport: { width: 390, height: 844 } });
    const bar = (page: Page) => page.getByRole('button', { name: 'ON THIS PAGE' });
    const link = (page: Page) =>
      page.locator('.outline').getByRole('link', { name: 'Second part' });

    test('drops down from a bar, and a link closes it and leads to its heading', async ({
      page,
    }) => {
      await open(page, 'guide/long');
      await test.step('opens and closes with the keyboard', async () => {
        await bar(page).press('Enter');
        await page.keyboard.press('ArrowDown');
        const first = page
          .locator('.outline')
          .getByRole('link', { name: 'First part', exact: true });
        await expect(first).toBeFocused();
        await page.keyboard.press('Escape');
        await expect(link(page)).toBeHidden();
        await expect(bar(page)).toBeFocused();
      });
      await test.step('in the whole width of the bar', async () => {
        await bar(page).click();
        const own = await bar(page).boundingBox();
        const list = await page.locator('.outline > .popup').boundingBox();
        expect(list?.width).toBeCloseTo(own?.width ?? 0, 0);
        await bar(page).click();
      });
      await test.step('over 300 ms, from a bar that stays in sight', async () => {
        await page.emulateMedia({ reducedMotion: 'no-preference' });
        await expect(link(page)).toBeHidden();
        await scrollTo(page, 2000);
        // The bar of the site leaves, and this one moves up.
        await expect(page.locator('.bar')).toHaveAttribute('data-hidden');
        await expect.poll(async () => (await edgesOf(bar(page))).top).toBe(0);
        await bar(page).click({ position: { x: 20, y: 20 } });
        await expect(link(page)).toBeVisible();
        const list = page.locator('.outline > .popup');
        await expect(list).toHaveCSS('transition-duration', '0.3s');
        await page.emulateMedia({ reducedMotion: 'reduce' });
      });
      await test.step('a link leads to its heading below the bar', async () => {
        await link(page).click();
        await expect(page).toHaveURL(/#second-part$/);
        await expect(link(page)).toBeHidden();
        await expect(bar(page)).toHaveText('ON THIS PAGESecond part');
        const { bottom } = await edgesOf(bar(page));
        const { top } = await edgesOf(page.getByRole('heading', { name: 'Second part' }));
        expect(top).toBeGreaterThan(bottom);
        // 72 px (SPEC 9) and the height of the bar.
        expect(top).toBeCloseTo(72 + 40, 0);
      });
    });

    test.describe('without script', () => {
      test.use({ javaScriptEnabled: false, ownContext: true });

      test('a link leads to its heading below the list', async ({ page }) => {
        await page.goto('guide/long');
        await bar(page).click();
        await link(page).click();
        const { bottom } = await edgesOf(page.locator('.outline > .popup'));
        const { top } = await edgesOf(page.getByRole('heading', { name: 'Second part' }));
        expect(top).toBeGreaterThan(bottom);
        expect(top).toBeLessThan(844);
      });
    });
  });
});

/** Where an element is in the window, in px. */
async function edgesOf(element: Locator): Promise<{ top: number; bottom: number }> {
  const { y = NaN, height = NaN } = (await element.boundingBox()) ?? {};
  return { top: y, bottom: y + height };
}
