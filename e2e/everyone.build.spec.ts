import type { Page } from '@playwright/test';
import { expect, open, started, test } from './support/test.ts';

test.use({ site: 'frame', viewport: { width: 1440, height: 900 } });

const leftOf = async (page: Page, selector: string) => {
  const box = await page.locator(selector).boundingBox();
  if (!box) throw new Error(`${selector} is not visible.`);
  return box.x;
};
/** By how many px the page is wider than the screen. */
const excessOf = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
const pages = ['', 'guide/', 'guide/long', 'ar/guide/', 'v1/guide/', 'custom', 'blank'];

test.describe('3 §5 · For everyone', () => {
  test('landmarks have their roles and names', async ({ page }) => {
    await open(page, 'guide/');
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

  test('the first stop of the keyboard skips to the content', async ({ page }) => {
    await open(page, 'guide/');
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => Boolean(document.activeElement?.closest('main')));
    expect(focused).toBe(true);
  });

  for (const javaScriptEnabled of [true, false]) {
    test.describe(`${javaScriptEnabled ? 'with' : 'without'} script`, () => {
      test.use({ javaScriptEnabled });
      test('the second stop skips to the sidebar', async ({ page }) => {
        await page.goto('guide/long');
        if (javaScriptEnabled) await started(page);
        for (let step = 0; step < 2; step++) await page.keyboard.press('Tab');
        const skip = page.getByRole('link', { name: 'Skip to navigation' });
        await expect(skip).toBeFocused();
        await expect(skip).toBeInViewport();
        await page.keyboard.press('Enter');
        await page.keyboard.press('Tab');
        const first = page.getByRole('navigation', { name: 'Sidebar' }).getByRole('link').first();
        await expect(first).toBeFocused();
        await expect(first).toBeInViewport();
      });

      test('no more than a few stops lead to the sidebar that is folded away', async ({ page }) => {
        await page.setViewportSize({ width: 1023, height: 800 });
        await page.goto('guide/long');
        if (javaScriptEnabled) await started(page);
        const menu = page.getByRole('button', { name: 'Menu', exact: true });
        const isMenu = () => menu.evaluate((button) => button === document.activeElement);
        let stops = 0;
        while (stops < 5 && !(await isMenu())) {
          await page.keyboard.press('Tab');
          stops++;
        }
        await expect(menu).toBeFocused();
        await page.keyboard.press('Enter');
        await page.keyboard.press('Tab');
        await page.keyboard.press('Tab');
        expect(await page.locator('#\\~drawer :focus').count()).toBe(1);
      });
    });
  }

  test('the keyboard reaches every control of the frame, and its focus is seen', async ({
    page,
  }) => {
    await open(page, 'guide/');
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
  });

  test('right-to-left languages mirror the frame', async ({ page }) => {
    await open(page, 'guide/');
    expect(await leftOf(page, '.sidebar')).toBeLessThan(await leftOf(page, 'main'));
    expect(await leftOf(page, 'main')).toBeLessThan(await leftOf(page, '.outline'));
    expect(await leftOf(page, '.site-title')).toBeLessThan(await leftOf(page, '.bar-tools'));
    await open(page, 'ar/guide/');
    expect(await leftOf(page, '.sidebar')).toBeGreaterThan(await leftOf(page, 'main'));
    expect(await leftOf(page, 'main')).toBeGreaterThan(await leftOf(page, '.outline'));
    expect(await leftOf(page, '.site-title')).toBeGreaterThan(await leftOf(page, '.bar-tools'));
    const button = page.getByRole('button', { name: 'Version: v2' });
    await button.click();
    const popup = await page.locator('.popup:popover-open').boundingBox();
    expect(popup?.x).toBeCloseTo((await button.boundingBox())?.x ?? 0, 0);
  });

  for (const [what, width, height] of [
    ['320 px', 320, 640],
    ['a zoom of 200 %', 720, 450],
    ['768 px', 768, 1024],
    ['1024 px', 1024, 768],
  ] as const) {
    test(`nothing is wider than the screen at ${what}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      for (const address of pages) {
        await open(page, address);
        expect(await excessOf(page), address).toBeLessThanOrEqual(0);
        const outside = await page.locator('header :is(a, button):visible').evaluateAll((all) =>
          all
            .filter((one) => !one.closest('.popup, .bar-nav'))
            .filter((one) => {
              const { left, right } = one.getBoundingClientRect();
              return left < 0 || right > document.documentElement.clientWidth;
            })
            .map((one) => one.outerHTML),
        );
        expect(outside, address).toEqual([]);
      }
    });
  }

  for (const [site, addresses] of [
    ['frame', ['', 'guide/', 'custom']],
    ['full', ['', 'guide/widgets']],
  ] as const) {
    test.describe(`of the site "${site}"`, () => {
      test.use({ site });
      test('no page is wider than a phone, whatever its words', async ({ page }) => {
        for (const address of addresses) {
          await open(page, address);
          await page.locator('main, .announcement, .footer').evaluateAll(lengthenTexts);
          for (const width of [390, 360, 320]) {
            await page.setViewportSize({ width, height: 640 });
            expect(await excessOf(page), `${address}, ${width} px`).toBeLessThanOrEqual(0);
          }
        }
      });
    });
  }

  test('a link to another site has an arrow that is not read out', async ({ page }) => {
    await open(page, 'guide/');
    const arrowAfter = (name: string) =>
      page
        .getByRole('main')
        .getByRole('link', { name, exact: true })
        .evaluate((link) => getComputedStyle(link, '::after').content);
    expect(await arrowAfter('another site')).toBe('"\u00a0↗\ufe0e" / ""');
    expect(await arrowAfter('page of this site')).toBe('none');
  });

  test('print has the content alone, all of it, and the URLs of links to other sites', async ({
    page,
  }) => {
    await open(page, 'guide/');
    await page.emulateMedia({ media: 'print' });
    for (const part of ['.bar', '.announcement', '.drawer', '.outline', '.doc-footer']) {
      await expect(page.locator(part)).toBeHidden();
    }
    const urlBehind = (name: string) =>
      page
        .getByRole('main')
        .getByRole('link', { name })
        .evaluate((link) => getComputedStyle(link, '::after').content);
    expect(await urlBehind('another site')).toContain('https://example.com/');
    expect(await urlBehind('page of this site')).toBe('none');
    await expect(page.locator('.heading-anchor').first()).toBeHidden();
  });

  test('nothing moves for readers who prefer reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, 'guide/');
    const moving = await page.evaluate(
      () =>
        [...document.querySelectorAll('*')].filter((element) =>
          ['', '::before', '::after', '::details-content'].some((pseudo) => {
            const { transitionDuration, animationDuration } = getComputedStyle(element, pseudo);
            return /[1-9]/.test(transitionDuration + animationDuration);
          }),
        ).length,
    );
    expect(moving).toBe(0);
  });

  test.describe('on paper', () => {
    test.use({ site: 'full', viewport: { width: 500, height: 900 } });
    test('tables wrap instead of being cut, and details are open', async ({ page }) => {
      await open(page, 'guide/start');
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

  test.describe('on a Chinese page', () => {
    test.use({ site: 'full' });
    test('the frame speaks Chinese', async ({ page }) => {
      await page.addInitScript(() => localStorage.setItem('docs-visited', '1'));
      await open(page, 'zh/guide/');
      const names = await page
        .locator('header, aside, footer, #\\~drawer')
        .getByRole('button', { includeHidden: true })
        .evaluateAll((all) => all.map((one) => one.ariaLabel ?? one.textContent ?? ''));
      expect(names.length).toBeGreaterThan(4);
      // The versions are called as they are.
      expect(names.filter((name) => !/\p{Script=Han}/u.test(name))).toEqual([]);
      for (const name of ['主导航', '侧边栏']) {
        await expect(page.getByRole('navigation', { name })).toHaveCount(1);
      }
      await expect(page.getByRole('complementary')).toHaveAccessibleName('本页目录');
      for (const name of ['跳到正文', '跳到导航']) {
        await expect(page.getByRole('link', { name })).toHaveCount(1);
      }
    });
  });
});

/** Runs in the page: adds a word to each text that is wider than a phone. */
function lengthenTexts(parts: Element[]): void {
  const word = 'Rechtsschutzversicherungsgesellschaftenverordnung';
  for (const part of parts) {
    const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { currentNode } = walker;
      if (currentNode.nodeValue?.trim()) currentNode.nodeValue += ` ${word}${word}`;
    }
  }
}
