import type { Locator } from '@playwright/test';
import { findLayoutProblems } from './support/findLayoutProblems.ts';
import { nextFrame } from './support/nextFrame.ts';
import { scrollTo } from './support/scrollTo.ts';
import { expect, open, test } from './support/test.ts';

test.use({ site: 'rslib' });

const boxOf = async (locator: Locator) => {
  const box = await locator.boundingBox();
  if (!box) throw new Error('It is not shown.');
  return box;
};

test.describe('11 §2 · The column', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('begins 64 px after the sidebar, and prose, code and tables end together', async ({
    page,
  }) => {
    await open(page, 'config/lib/dts');
    const sidebar = await boxOf(page.locator('.drawer'));
    const parts = ['.facts', '.code', '.table-scroll'].map((part) =>
      boxOf(page.locator(`.prose > ${part}`).first()),
    );
    for (const { x, width } of await Promise.all(parts)) {
      expect(x).toBe(sidebar.x + sidebar.width + 64);
      expect(width).toBe(736);
    }
  });
});

test('11 §2 · The bar with the outline is in line with the title', async ({ page }) => {
  for (const width of [390, 768, 1024, 1279]) {
    await page.setViewportSize({ width, height: 800 });
    await open(page, 'config/lib/dts');
    const title = await boxOf(page.getByRole('heading', { level: 1 }));
    const words = page.locator('.outline > button').evaluate((button) => {
      const range = new Range();
      range.selectNodeContents(button);
      return range.getBoundingClientRect().x;
    });
    expect(await words, `${width} px`).toBe(title.x);
  }
});

test('11 §2 · A heading of level 4 is heavier than bold text', async ({ page }) => {
  await open(page, 'api/javascript-api/core');
  const readFont = (locator: Locator) =>
    locator.first().evaluate((element) => {
      const { fontSize, fontWeight } = getComputedStyle(element);
      return { fontSize, weight: Number(fontWeight) };
    });
  const heading = await readFont(page.getByRole('heading', { level: 4 }));
  expect(heading.fontSize).toBe('16px');
  await open(page, 'guide/start/components/ESM');
  const bold = await readFont(page.locator('.prose strong'));
  expect(heading.weight).toBeGreaterThan(bold.weight);
});

test('14 §1b · Text fills its lines evenly', async ({ page }) => {
  await open(page, 'guide/start/');
  const wrap = (locator: Locator) =>
    locator.first().evaluate((element) => getComputedStyle(element).getPropertyValue('text-wrap'));
  expect(await wrap(page.locator('.prose > p'))).toBe('pretty');
  expect(await wrap(page.getByRole('heading', { level: 1 }))).toBe('balance');
});

test('11 §2 · The outline marks the heading that was chosen at the end of a page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, 'guide/basic/cli');
  const current = page.locator('.outline a[aria-current]');
  const link = (name: string) => page.locator('.outline').getByRole('link', { name, exact: true });
  const scrollTop = () => page.evaluate(() => scrollY);
  await link('Cannot find config file').click();
  await expect(current).toHaveText('Cannot find config file');
  const end = await scrollTop();
  await link('Next steps').click();
  await expect(current).toHaveText('Next steps');
  await page.goBack();
  await expect(current).toHaveText('Cannot find config file');
  // Neither of them can be scrolled up to the top.
  expect(await scrollTop()).toBe(end);
  // A heading that was chosen and is out of sight counts no more.
  await link('Environment variables').click();
  await expect(current).toHaveText('Environment variables');
  await scrollTo(page, 1e6);
  await expect(current).toHaveText('Next steps');
});

test('11 §2 · Forced colors keep the marker of the outline', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, 'config/lib/dts#dtsalias');
  const current = page.locator('.outline a[aria-current]');
  await expect(current).toHaveText('alias');
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
});

test('11 §2 · The line below a link of code and words is straight', async ({ page }) => {
  await open(page, 'api/javascript-api/types');
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

test.describe('11 §2 · Code', () => {
  for (const [name, selector] of [
    ['with a title', ':has(> .code-title)'],
    ['without a title', ':not(:has(> .code-title))'],
  ]) {
    test(`${name}: its buttons are beside its language`, async ({ page }) => {
      await open(page, 'config/lib/dts');
      const code = page.locator(`.prose > .code${selector}`).first();
      await code.hover();
      const buttons = await Promise.all((await code.getByRole('button').all()).map(boxOf));
      const mark = await code.evaluate((element) => {
        const { right, width, translate } = getComputedStyle(element, '::before');
        const end = element.getBoundingClientRect().right - Number.parseFloat(right);
        return { x: end - Number.parseFloat(width) + Number.parseFloat(translate), width };
      });
      expect(buttons).toHaveLength(2);
      for (const { x } of buttons) {
        expect(mark.x + Number.parseFloat(mark.width)).toBeLessThanOrEqual(x);
      }
    });
  }

  for (const device of ['a mouse', 'a finger']) {
    test.describe(`with ${device}`, () => {
      const isTouch = device === 'a finger';
      test.use({ hasTouch: isTouch, isMobile: isTouch });

      test('in tabs: its buttons are in the bar of the tabs, beside all of them', async ({
        page,
      }) => {
        await page.setViewportSize({ width: 320, height: 740 });
        await open(page, 'guide/start/quick-start');
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
      });
    });
  }

  test.describe('with a finger', () => {
    test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

    test('without a title: its language is on the line of its buttons', async ({ page }) => {
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
    });
  });

  test('a short type in a card of facts has no language', async ({ page }) => {
    await open(page, 'config/lib/format');
    const type = page.locator('.facts > li > .code').first();
    await expect(type).toHaveAttribute('data-lang', 'ts');
    const display = await type.evaluate((code) => getComputedStyle(code, '::before').display);
    expect(display).toBe('none');
  });

  test('in tabs: only the selected tab has a line, which forced colors keep', async ({ page }) => {
    await open(page, 'guide/start/quick-start');
    const tabs = page.locator('.tabs').first().getByRole('tab');
    await expect(tabs).toHaveCount(5);
    for (const tab of await tabs.all()) {
      const isSelected = (await tab.getAttribute('aria-selected')) === 'true';
      await expect(tab).toHaveCSS('border-bottom-width', isSelected ? '2px' : '0px');
    }
  });
});

test('Flags are read from left to right on pages that are not', async ({ page }) => {
  await open(page, 'config/lib/dts');
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

test('11 §2 · On paper, names of flags stay whole', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  // A4 with margins of 1 cm.
  await page.setViewportSize({ width: 718, height: 1000 });
  await open(page, 'guide/basic/cli');
  await nextFrame(page);
  expect(await findLayoutProblems(page)).toEqual([]);
});

test.describe('11 §2 · On a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the link to the Markdown is on the line of the section', async ({ page }) => {
    await open(page, 'config/lib/dts');
    await expect(page.getByRole('link', { name: 'View as Markdown' })).toBeVisible();
    const { y } = await boxOf(page.locator('.page-actions'));
    expect(y).toBe((await boxOf(page.getByText('Config · Lib options'))).y);
  });

  test('a table of three columns is shown as cards', async ({ page }) => {
    await open(page, 'config/lib/');
    const table = page.locator('.stacked').first();
    const [first, second] = await Promise.all(
      [0, 1].map((cell) => boxOf(table.locator('tbody tr').first().locator('td').nth(cell))),
    );
    expect(second?.y).toBeGreaterThan(first?.y ?? Number.NaN);
    expect(second?.x).toBe(first?.x);
    await expect(table.locator('thead')).toBeHidden();
  });

  for (const [name, selector] of [
    ['a wider table', '.table-scroll:not(.stacked)'],
    ['code', 'pre'],
  ]) {
    test(`${name} fades out where there is more of it, but not its focus ring`, async ({
      page,
    }) => {
      await open(page, 'config/lib/dts');
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

  test('the button back to top shows only after scrolling up', async ({ page }) => {
    await open(page, 'config/lib/dts');
    const up = page.locator('.scroll-to-top');
    await scrollTo(page, 3000);
    await expect(up).toHaveAttribute('data-direction', 'down');
    await expect(up).toBeHidden();
    await scrollTo(page, 2900);
    await expect(up).toBeVisible();
  });
});

test.describe('11 §2 · Without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a long block is unfolded', async ({ page }) => {
    await page.goto('guide/basic/output-format');
    const code = page.locator('.code:visible:has(> .code-fold)').first();
    const before = (await boxOf(code)).height;
    await code.getByRole('checkbox', { name: /^Show all \d+ lines$/ }).check();
    expect((await boxOf(code)).height).toBeGreaterThan(2 * before);
  });
});
