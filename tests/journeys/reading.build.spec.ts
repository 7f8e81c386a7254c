import type { Locator, Page } from '@playwright/test';
import { findLayoutProblems } from '../support/findLayoutProblems.ts';
import { nextFrame } from '../support/nextFrame.ts';
import { scrollTo } from '../support/scrollTo.ts';
import { expect, open, test } from '../support/test.ts';

test.use({ site: 'rslib' });

const boxOf = async (locator: Locator) => {
  const box = await locator.boundingBox();
  if (!box) throw new Error('It is not shown.');
  return box;
};

test('A page of options, on a desktop', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, 'config/lib/dts');
  await test.step('the column begins 64 px after the sidebar, and all its parts end together', async () => {
    const sidebar = await boxOf(page.locator('.drawer'));
    const parts = ['.facts', '.code', '.table-scroll'].map((part) =>
      boxOf(page.locator(`.prose > ${part}`).first()),
    );
    for (const { x, width } of await Promise.all(parts)) {
      expect(x).toBe(sidebar.x + sidebar.width + 64);
      expect(width).toBe(736);
    }
  });

  await test.step('forced colors keep the marker of the outline', async () => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page
      .locator('.outline')
      .getByRole('link', { name: /^alias/ })
      .click();
    const current = page.locator('.outline a[aria-current]');
    await expect(current).toHaveText(/^alias/);
    const { height } = await boxOf(current);
    const styleOf = () =>
      page.locator('.outline .outline-links').evaluate((links) => {
        const { height, borderInlineStartWidth, borderInlineStartStyle } = getComputedStyle(
          links,
          '::before',
        );
        return [height, borderInlineStartWidth, borderInlineStartStyle];
      });
    await expect.poll(styleOf).toEqual([`${height}px`, '2px', 'solid']);
    await page.emulateMedia({ forcedColors: 'none' });
  });

  for (const [name, selector] of [
    ['with a title', ':has(> .code-title)'],
    ['without a title', ':not(:has(> .code-title))'],
  ]) {
    await test.step(`code ${name}: its buttons are beside its language`, async () => {
      const code = page.locator(`.prose > .code${selector}`).first();
      await code.hover();
      const buttons = await Promise.all((await code.getByRole('button').all()).map(boxOf));
      const mark = await code.evaluate((element) => {
        const { right, width, translate } = getComputedStyle(element, '::before');
        const end = element.getBoundingClientRect().right - Number.parseFloat(right);
        return { x: end - Number.parseFloat(width) + (Number.parseFloat(translate) || 0), width };
      });
      expect(buttons).not.toHaveLength(0);
      for (const { x } of buttons) {
        expect(mark.x + Number.parseFloat(mark.width)).toBeLessThanOrEqual(x);
      }
    });
  }

  await test.step('where there is less room, the bar with the outline is in line with the title', async () => {
    const title = page.getByRole('heading', { level: 1 });
    for (const width of [390, 768, 1024, 1279]) {
      await page.setViewportSize({ width, height: 800 });
      const words = page.locator('.outline > button').evaluate((button) => {
        const range = new Range();
        range.selectNodeContents(button);
        return range.getBoundingClientRect().x;
      });
      expect(await words, `${width} px`).toBe((await boxOf(title)).x);
    }
  });

  await test.step('flags are read from left to right on pages that are not', async () => {
    const flag = page.locator('.facts code').getByText('--dts', { exact: true });
    const letters = await flag.evaluate(({ firstChild }) => {
      document.documentElement.dir = 'rtl';
      return [0, 2].map((index) => {
        const range = new Range();
        if (firstChild) range.setStart(firstChild, index);
        return range.getBoundingClientRect().left;
      });
    });
    expect(letters[0]).toBeLessThan(letters[1] ?? 0);
  });
});

test('Text is set well', async ({ page }) => {
  await test.step('the line below a link of code and words is straight', async () => {
    await page.goto('api/javascript-api/types');
    const link = page.getByRole('main').getByRole('link').filter({ hasText: 'and others' }).first();
    const { code, words } = await link.evaluate((element) => {
      const { fontSize, textUnderlineOffset } = getComputedStyle(element);
      const range = new Range();
      range.selectNodeContents(element.lastChild ?? element);
      // Text ends about a quarter of its size below its baseline.
      const baseline = range.getBoundingClientRect().bottom - Number.parseFloat(fontSize) / 4;
      return {
        code: element.querySelector('code')?.getBoundingClientRect().bottom ?? 0,
        words: baseline + Number.parseFloat(textUnderlineOffset),
      };
    });
    expect(Math.abs(code - words)).toBeLessThan(2);
  });

  const readFont = (locator: Locator) =>
    locator.first().evaluate((element) => {
      const style = getComputedStyle(element);
      const wrap = style.getPropertyValue('text-wrap');
      return { fontSize: style.fontSize, weight: Number(style.fontWeight), wrap };
    });
  await page.goto('api/javascript-api/core');
  await test.step('a heading of level 4 is heavier than bold text', async () => {
    const heading = await readFont(page.getByRole('heading', { level: 4 }));
    await page
      .locator('.prose')
      .evaluate((prose) => prose.append(document.createElement('strong')));
    const bold = await readFont(page.locator('.prose strong'));
    expect(heading.fontSize).toBe('16px');
    expect(heading.weight).toBeGreaterThan(bold.weight);
  });
  await test.step('text fills its lines evenly', async () => {
    expect((await readFont(page.locator('.prose > p'))).wrap).toBe('pretty');
    expect((await readFont(page.getByRole('heading', { level: 1 }))).wrap).toBe('balance');
  });
  await test.step('a short type in a card of facts has no language', async () => {
    await page.goto('config/lib/format');
    const type = page.locator('.facts > li > .code').first();
    await expect(type).toHaveAttribute('data-lang', 'ts');
    const display = await type.evaluate((code) => getComputedStyle(code, '::before').display);
    expect(display).toBe('none');
  });
});

test('The outline marks the heading that was chosen at the end of a page', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, 'guide/basic/cli');
  const current = page.locator('.outline a[aria-current]');
  const link = (name: string) => page.locator('.outline').getByRole('link', { name, exact: true });
  const scrollTop = () => page.evaluate(() => scrollY);
  await link('A flag has no effect').click();
  await expect(current).toHaveText('A flag has no effect');
  const end = await scrollTop();
  await link('Next steps').click();
  await expect(current).toHaveText('Next steps');
  await page.goBack();
  await expect(current).toHaveText('A flag has no effect');
  // Neither of them can be scrolled up to the top.
  expect(await scrollTop()).toBe(end);
  // A heading that was chosen and is out of sight counts no more.
  await link('Environment variables').click();
  await expect(current).toHaveText('Environment variables');
  await scrollTo(page, 1e6);
  await expect(current).toHaveText('Next steps');

  await test.step('on paper, names of flags stay whole', async () => {
    await page.emulateMedia({ media: 'print' });
    // A4 with margins of 1 cm.
    await page.setViewportSize({ width: 718, height: 1000 });
    await nextFrame(page);
    expect(await findLayoutProblems(page)).toEqual([]);
  });
});

/** The buttons of code in tabs are in the bar of the tabs, beside all of them. */
async function expectToolsBeside(page: Page): Promise<void> {
  const tabs = page.locator('.prose > .tabs').first();
  const last = tabs.getByRole('tab').last();
  await tabs.getByRole('tab').first().press('End');
  await expect(last).toBeFocused();
  const list = await boxOf(tabs.getByRole('tablist'));
  const { x, width } = await boxOf(last);
  expect(x).toBeGreaterThanOrEqual(list.x);
  expect(x + width).toBeLessThanOrEqual(list.x + list.width + 1);
  for (const button of await tabs.locator('.code-tools button:visible').all()) {
    const { x, y, height } = await boxOf(button);
    expect(x).toBeGreaterThanOrEqual(list.x + list.width);
    expect(y).toBeGreaterThanOrEqual(list.y);
    expect(y + height).toBeLessThanOrEqual(list.y + list.height);
  }
}

test.describe('Code in tabs', () => {
  test('has its buttons beside the tabs, of which only the selected one has a line', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 740 });
    await open(page, 'guide/start/quick-start');
    await expectToolsBeside(page);
    const tabs = page.locator('.tabs').first().getByRole('tab');
    await expect(tabs).toHaveCount(5);
    for (const tab of await tabs.all()) {
      const isSelected = (await tab.getAttribute('aria-selected')) === 'true';
      await expect(tab).toHaveCSS('border-bottom-width', isSelected ? '2px' : '0px');
    }
  });
});

test.describe('With a finger', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('the language of code is on the line of its buttons, which are beside tabs', async ({
    page,
  }) => {
    await open(page, 'api/javascript-api/core');
    const code = page.locator('.prose > .code[data-lang="bash"]').first();
    const mark = await code.evaluate((element) => {
      const { content, top, height } = getComputedStyle(element, '::before');
      const start = element.getBoundingClientRect().y + Number.parseFloat(top);
      return { content, middle: start + Number.parseFloat(height) / 2 };
    });
    expect(mark.content).toBe('"bash"');
    const button = await boxOf(code.getByRole('button', { name: 'Copy code' }));
    expect(Math.abs(mark.middle - button.y - button.height / 2)).toBeLessThanOrEqual(2);

    await page.setViewportSize({ width: 320, height: 740 });
    await open(page, 'guide/start/quick-start');
    await expectToolsBeside(page);
  });
});

test.describe('On a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('what is too wide fades out, and tables become cards', async ({ page }) => {
    await open(page, 'config/lib/dts');
    await test.step('the link to the Markdown is below the text', async () => {
      const link = page.getByRole('link', { name: 'View as Markdown' });
      await expect(link).toHaveCount(1);
      await expect(
        page.locator('.doc-footer').getByRole('link', { name: 'View as Markdown' }),
      ).toBeVisible();
    });
    await test.step('the bar with the outline hides while scrolling down', async () => {
      const outline = page.locator('.outline');
      await expect(outline).toBeInViewport();
      await scrollTo(page, 2000);
      await expect(outline).toHaveCSS('translate', '0px -100%');
      await scrollTo(page, 1500);
      await expect(outline).toHaveCSS('translate', 'none');
      await scrollTo(page, 0);
    });
    await test.step('the button back to top shows only after scrolling up', async () => {
      const up = page.locator('.scroll-to-top');
      // Until the page has seen that it's at its top, it may still know an older place.
      await expect(up).toHaveCount(0);
      await scrollTo(page, 3000);
      await expect(up).toHaveAttribute('data-direction', 'down');
      await expect(up).toBeHidden();
      await scrollTo(page, 2900);
      await expect(up).toBeVisible();
    });
    for (const selector of ['.table-scroll:not(.stacked)', 'pre']) {
      await test.step(`${selector} fades out where there is more, but not its focus ring`, async () => {
        const box = page.locator(`.prose ${selector}[tabindex="0"]:visible`).first();
        const styleOf = (...properties: string[]) =>
          box.evaluate((element, names) => {
            const style = getComputedStyle(element);
            return names.map((property) => style.getPropertyValue(property));
          }, properties);
        const faded = () => styleOf('--fade-start', '--fade-end');
        await expect.poll(faded).toEqual(['0px', '40px']);
        await box.evaluate((element) => element.scrollTo({ left: 1000, behavior: 'instant' }));
        await expect.poll(faded).toEqual(['40px', '0px']);
        await page.keyboard.press('Tab');
        await box.focus();
        await expect.poll(() => styleOf('mask-image', 'outline-style')).toEqual(['none', 'solid']);
      });
    }
    await test.step('a table of three columns is shown as cards', async () => {
      await page.goto('config/lib/');
      const table = page.locator('.stacked').first();
      const [first, second] = await Promise.all(
        [0, 1].map((cell) => boxOf(table.locator('tbody tr').first().locator('td').nth(cell))),
      );
      expect(second?.y).toBeGreaterThan(first?.y ?? Number.NaN);
      expect(second?.x).toBe(first?.x);
      await expect(table.locator('thead')).toBeHidden();
    });
  });
});

test.describe('Without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a long block is unfolded', async ({ page }) => {
    await page.goto('guide/basic/output-format');
    const code = page.locator('.code:visible:has(> .code-fold)').first();
    const before = (await boxOf(code)).height;
    await code.getByRole('checkbox', { name: /^Show all \d+ lines$/ }).check();
    expect((await boxOf(code)).height).toBeGreaterThan(2 * before);
  });
});
