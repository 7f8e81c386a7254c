import type { Page } from '@playwright/test';
import { excessOf, findOutside, lengthenTexts } from '../support/pageWidth.ts';
import { expect, open, test } from '../support/test.ts';

test.use({ site: 'frame', viewport: { width: 1440, height: 900 } });

const leftOf = async (page: Page, selector: string) => {
  const box = await page.locator(selector).boundingBox();
  if (!box) throw new Error(`${selector} is not visible.`);
  return box.x;
};
const skipLink = (page: Page, name: string) => page.getByRole('link', { name: `Skip to ${name}` });
const isInMain = (page: Page) =>
  page.evaluate(() => Boolean(document.activeElement?.closest('main')));

test.describe('For everyone', () => {
  test('the keyboard skips to the content and to the sidebar, and reaches every control', async ({
    page,
  }) => {
    await open(page, 'guide/');
    await test.step('landmarks have their roles and names', async () => {
      for (const [role, name] of [
        ['banner', undefined],
        ['navigation', 'Main'],
        ['navigation', 'Sidebar'],
        ['main', undefined],
        ['complementary', 'ON THIS PAGE'],
        ['contentinfo', undefined],
      ] as const) {
        await expect(page.getByRole(role, name ? { name } : {})).toHaveCount(1);
      }
    });
    await test.step('its focus is seen at every control of the frame', () => expectStops(page));
    // The focus begins at the top again.
    await open(page, 'guide/');
    await test.step('the first two stops skip to the content and to the sidebar', async () => {
      await page.keyboard.press('Tab');
      await expect(skipLink(page, 'content')).toBeFocused();
      await expect(skipLink(page, 'content')).toBeInViewport();
      await page.keyboard.press('Tab');
      await expect(skipLink(page, 'navigation')).toBeFocused();
      await expect(skipLink(page, 'navigation')).toBeInViewport();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      const first = page.getByRole('navigation', { name: 'Sidebar' }).getByRole('link').first();
      await expect(first).toBeFocused();
      await expect(first).toBeInViewport();
      await skipLink(page, 'content').press('Enter');
      await page.keyboard.press('Tab');
      expect(await isInMain(page)).toBe(true);
    });
    await test.step('and where the sidebar is folded away, few stops lead to it', async () => {
      await page.setViewportSize({ width: 1023, height: 800 });
      await skipLink(page, 'content').focus();
      await expectDrawerSoon(page);
    });
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });
    test('the second stop skips to the sidebar, also where it is folded away', async ({ page }) => {
      await page.goto('guide/long');
      for (let step = 0; step < 2; step++) await page.keyboard.press('Tab');
      await expect(skipLink(page, 'navigation')).toBeFocused();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      const first = page.getByRole('navigation', { name: 'Sidebar' }).getByRole('link').first();
      await expect(first).toBeFocused();
      await page.setViewportSize({ width: 1023, height: 800 });
      await skipLink(page, 'content').focus();
      await expectDrawerSoon(page);
    });
  });

  test('right-to-left languages mirror the frame', async ({ page }) => {
    await open(page, 'rtl/guide/');
    expect(await leftOf(page, '.sidebar')).toBeGreaterThan(await leftOf(page, 'main'));
    expect(await leftOf(page, 'main')).toBeGreaterThan(await leftOf(page, '.outline'));
    expect(await leftOf(page, '.site-title')).toBeGreaterThan(await leftOf(page, '.bar-tools'));
    const button = page.getByRole('button', { name: 'Version: v2' });
    await button.click();
    const popup = await page.locator('.popup:popover-open').boundingBox();
    expect(popup?.x).toBeCloseTo((await button.boundingBox())?.x ?? 0, 0);
    await page.keyboard.press('Escape');
    await test.step('the drawer comes from the right', async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      const gap = () =>
        page
          .locator('#\\~drawer')
          .evaluate((element) => innerWidth - element.getBoundingClientRect().right);
      await expect.poll(gap).toBeLessThan(20);
    });
  });

  test('nothing is wider than the screen, whatever its words', async ({ page }) => {
    for (const address of ['', 'guide/']) {
      await open(page, address);
      for (const width of [1024, 768, 320]) {
        await page.setViewportSize({ width, height: 640 });
        const where = `/${address}, ${width} px`;
        expect(await excessOf(page), where).toBeLessThanOrEqual(0);
        expect(await findOutside(page), where).toEqual([]);
      }
      await lengthenTexts(page);
      expect(await excessOf(page), address).toBeLessThanOrEqual(0);
    }
  });

  test('print has the content alone, all of it, and the URLs of links to other sites', async ({
    page,
  }) => {
    await open(page, 'guide/');
    const afterLink = (name: string) =>
      page
        .getByRole('main')
        .getByRole('link', { name })
        .evaluate((link) => getComputedStyle(link, '::after').content);
    await test.step('on a screen, they have an arrow that is not read out', async () => {
      expect(await afterLink('another site')).toBe('"\u00a0↗\ufe0e" / ""');
      expect(await afterLink('page of this site')).toBe('none');
    });
    await test.step('the parts of the frame are from left to right', async () => {
      expect(await leftOf(page, '.sidebar')).toBeLessThan(await leftOf(page, 'main'));
      expect(await leftOf(page, 'main')).toBeLessThan(await leftOf(page, '.outline'));
      expect(await leftOf(page, '.site-title')).toBeLessThan(await leftOf(page, '.bar-tools'));
    });
    await test.step('nothing moves for readers who prefer reduced motion', async () => {
      expect(await countMoving(page)).toBe(0);
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      expect(await countMoving(page)).toBeGreaterThan(0);
    });
    await page.emulateMedia({ media: 'print' });
    for (const part of ['.bar', '.announcement', '.drawer', '.outline', '.doc-footer']) {
      await expect(page.locator(part)).toBeHidden();
    }
    expect(await afterLink('another site')).toContain('https://example.com/');
    expect(await afterLink('page of this site')).toBe('none');
    await expect(page.locator('.heading-anchor').first()).toBeHidden();
  });

  test.describe('on paper', () => {
    test.use({ site: 'full', viewport: { width: 500, height: 900 } });
    test('tables wrap instead of being cut, and details are open', async ({ page }) => {
      await page.goto('guide/start');
      await page.emulateMedia({ media: 'print' });
      const table = page.locator('.table-scroll').first();
      // A heading and a name that are wider than their share of the page.
      await table.evaluate((box) => {
        for (const cell of box.querySelectorAll('th, td:first-child')) {
          const name = document.createElement('code');
          name.textContent = 'one name of many words that never wrap on screens';
          cell.replaceChildren(name);
        }
      });
      expect(await table.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
      const visibility = await page.evaluate(() => {
        const closed = document.createElement('details');
        document.querySelector('.prose')?.append(closed);
        return getComputedStyle(closed, '::details-content').contentVisibility;
      });
      expect(visibility).toBe('visible');
    });
  });
});

/** Goes through all stops of the page: each shows its focus, and no control of the frame is left out. */
async function expectStops(page: Page): Promise<void> {
  const expected = await page
    .locator('header, aside, footer, section, nav')
    .locator('a[href]:visible, button:visible, summary:visible')
    .count();
  const reached = new Set<string>();
  for (let step = 0; step < expected + 30; step++) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return null;
      const isOfFrame = element.closest('header, aside, footer, section, nav') !== null;
      const { outlineStyle } = getComputedStyle(element);
      return { html: isOfFrame ? element.outerHTML : '', outlineStyle };
    });
    if (!stop) continue;
    expect(stop.outlineStyle, stop.html).toBe('solid');
    if (stop.html) reached.add(stop.html);
  }
  expect(reached.size).toBe(expected);
}

/** From the first stop, at most four more lead to the button of the drawer, which the next ones are in. */
async function expectDrawerSoon(page: Page): Promise<void> {
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  const isMenu = () => menu.evaluate((button) => button === document.activeElement);
  for (let stops = 0; stops < 4 && !(await isMenu()); stops++) await page.keyboard.press('Tab');
  await expect(menu).toBeFocused();
  await page.keyboard.press('Enter');
  for (let step = 0; step < 2; step++) await page.keyboard.press('Tab');
  expect(await page.locator('#\\~drawer :focus').count()).toBe(1);
}

/** How many elements have motion. */
function countMoving(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      [...document.querySelectorAll('*')].filter((element) =>
        ['', '::before', '::after', '::details-content'].some((pseudo) => {
          const { transitionDuration, animationDuration } = getComputedStyle(element, pseudo);
          return /[1-9]/.test(transitionDuration + animationDuration);
        }),
      ).length,
  );
}
