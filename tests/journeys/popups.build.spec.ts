import type { Page } from '@playwright/test';
import { nextFrame } from '../support/nextFrame.ts';
import { stopClock } from '../support/stopClock.ts';
import { expect, open, test } from '../support/test.ts';

test.use({ site: 'frame', viewport: { width: 1440, height: 900 } });

const bar = (page: Page) => page.getByRole('banner');
const button = (page: Page, name: string | RegExp) =>
  bar(page).getByRole('button', { name, exact: typeof name === 'string' });
const link = (page: Page, name: string) => bar(page).getByRole('link', { name, exact: true });
/** A place without links, to press outside of popups. */
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const boxOf = async (page: Page, selector: string) => {
  const box = await page.locator(selector).boundingBox();
  if (!box) throw new Error(`${selector} is not visible.`);
  return box;
};

test.describe('Popups', () => {
  test('open and close by press and by keyboard', async ({ page }) => {
    await open(page, 'guide/');
    const learn = button(page, /^Learn/);
    const basics = link(page, 'Basics');
    await test.step('open on a press, close on another one, on Escape and on a press outside', async () => {
      await expect(learn).toHaveAttribute('aria-expanded', 'false');
      await learn.click();
      await expect(basics).toBeVisible();
      await expect(learn).toHaveAttribute('aria-expanded', 'true');
      await learn.click();
      await expect(basics).toBeHidden();
      await learn.click();
      await expect(basics).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(basics).toBeHidden();

      // The press alone closes it, before the button of the mouse comes up.
      await learn.click();
      await expect(basics).toBeVisible();
      // Panels cover other places of it.
      await title(page).hover({ position: { x: 1, y: 1 } });
      await page.mouse.down();
      await expect(basics).toBeHidden();
      await page.mouse.up();
    });

    await test.step('can be used by keyboard alone', async () => {
      await learn.focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await expect(basics).toBeFocused();
      await page.keyboard.press('ArrowDown');
      await expect(link(page, 'Deep')).toBeFocused();
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('ArrowUp');
      await expect(link(page, 'Two beta')).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(learn).toBeFocused();
      await expect(basics).toBeHidden();

      await page.keyboard.press('ArrowDown');
      await expect(basics).toBeFocused();
      // The focus that goes on leaves it closed.
      for (let step = 0; step < 3; step++) await page.keyboard.press('Tab');
      await expect(link(page, 'Elsewhere')).toBeFocused();
      await expect(basics).toBeHidden();
    });

    await test.step('open one at a time below their buttons, with the constants of SPEC 9', async () => {
      await learn.click();
      await button(page, 'More links').click();
      const popup = page.locator('.popup:popover-open');
      await expect(popup).toHaveCount(1);
      const panel = await boxOf(page, '.popup:popover-open');
      const more = await button(page, 'More links').boundingBox();
      expect(panel.y).toBeGreaterThanOrEqual((more?.y ?? 0) + (more?.height ?? 0));
      expect(panel.x + panel.width).toBeCloseTo((more?.x ?? 0) + (more?.width ?? 0), 0);
      await expect(popup).toHaveCSS('z-index', '50');
      const arrow = await popup.evaluate((element) => {
        const { content, insetInlineEnd } = getComputedStyle(element, '::before');
        return [content, insetInlineEnd];
      });
      expect(arrow).toEqual(['""', '8px']);
      await page.keyboard.press('Escape');
    });

    await test.step('break long texts into lines', async () => {
      await button(page, 'X').click();
      await bar(page)
        .getByText('Call us by name')
        .evaluate((text) => {
          text.textContent = 'word '.repeat(300);
        });
      const { y, width, height } = await boxOf(page, '.popup:popover-open');
      expect(width).toBeCloseTo(320, 0);
      expect(y + height).toBeLessThanOrEqual(900);
      await page.keyboard.press('Escape');
    });

    await test.step('scroll if they do not fit, by wheel and by keyboard', async () => {
      await page.setViewportSize({ width: 1440, height: 240 });
      await learn.click();
      const { x, y, width, height } = await boxOf(page, '.popup:popover-open');
      expect(y + height).toBeLessThanOrEqual(240);
      const [first, last] = [basics, link(page, 'Two beta')];
      await expect(last).not.toBeInViewport();
      await page.mouse.move(x + width / 2, y + height / 2);
      // The wheel scrolls what is painted.
      await nextFrame(page);
      await page.mouse.wheel(0, 500);
      await expect(last).toBeInViewport();
      await expect(first).not.toBeInViewport();
      await page.keyboard.press('ArrowDown');
      await expect(first).toBeInViewport();
      await page.keyboard.press('ArrowUp');
      await expect(last).toBeFocused();
      await expect(last).toBeInViewport();
    });

    await test.step('close when a link in them is followed', async () => {
      await basics.click();
      await expect(title(page)).toHaveText('Basics');
      await expect(basics).toBeHidden();
    });

    await test.step('have moved after 1000 ms, however slow a site makes its motion', async () => {
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await page.evaluate(() => document.documentElement.style.setProperty('--fast', '5s'));
      for (const popup of ['.popup', '.tooltip']) {
        await expect(page.locator(popup).first()).toHaveCSS('transition-duration', '1s');
      }
    });
  });

  test('work without script', async ({ page }) => {
    await page.route('**/*.js', (route) => route.fulfill({ contentType: 'text/javascript' }));
    await page.goto('guide/');
    await button(page, /^Learn/).click();
    await expect(link(page, 'Basics')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(link(page, 'Basics')).toBeHidden();
  });

  test.describe('by touch', () => {
    test.use({ hasTouch: true });
    test('open and close on a tap', async ({ page }) => {
      await open(page, 'guide/');
      const learn = button(page, /^Learn/);
      await learn.tap();
      await expect(link(page, 'Basics')).toBeVisible();
      await learn.tap();
      await expect(link(page, 'Basics')).toBeHidden();
      await learn.tap();
      await expect(link(page, 'Basics')).toBeVisible();
      await title(page).tap({ position: { x: 1, y: 1 } });
      await expect(link(page, 'Basics')).toBeHidden();
    });
  });
});

test.describe('Popups and tooltips in time', () => {
  test.use({ ownContext: true });
  test('open 0.1 s after the pointer came, and close 0.1 s after it left, unless pressed', async ({
    page,
  }) => {
    await open(page, 'guide/');
    await stopClock(page);
    const learn = button(page, /^Learn/);
    const basics = link(page, 'Basics');
    await learn.hover();
    await page.clock.runFor(99);
    await expect(basics).toBeHidden();
    await page.clock.runFor(1);
    await expect(basics).toBeVisible();

    // On the way into the panel there is a gap.
    await page.mouse.move(700, 700);
    await page.clock.runFor(99);
    await basics.hover();
    await page.clock.runFor(1000);
    await expect(basics).toBeVisible();
    await page.mouse.move(700, 700);
    await page.clock.runFor(100);
    await expect(basics).toBeHidden();

    await learn.hover();
    await page.clock.runFor(100);
    await learn.click();
    await expect(basics).toBeVisible();
    await page.mouse.move(700, 700);
    await page.clock.runFor(1000);
    await expect(basics).toBeVisible();
    await learn.click();
    await expect(basics).toBeHidden();
    await page.mouse.move(700, 700);
    await page.clock.runFor(100);

    await test.step('tooltips tell the names of icons, at most 250 px wide', () =>
      expectTooltips(page));
  });

  async function expectTooltips(page: Page): Promise<void> {
    const tooltip = page.getByRole('tooltip');
    const code = link(page, 'GitHub');
    await code.hover();
    await page.clock.runFor(99);
    await expect(tooltip).toBeHidden();
    await page.clock.runFor(1);
    await expect(tooltip).toHaveText('GitHub');
    await expect(tooltip).toHaveCSS('z-index', '100');
    await expect(tooltip).toHaveCSS('max-width', '250px');
    const box = await tooltip.boundingBox();
    const anchor = await code.boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual((anchor?.y ?? 0) + (anchor?.height ?? 0));

    await page.keyboard.press('Escape');
    await expect(tooltip).toBeHidden();
    await page.mouse.move(700, 700);
    await page.clock.runFor(100);

    await button(page, /^Appearance/).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    await page.clock.runFor(100);
    await expect(tooltip).toHaveText('Appearance: Auto');
    await page.keyboard.press('Tab');
    await page.clock.runFor(100);
    await expect(tooltip).toHaveText('GitHub');
    await page.keyboard.press('Tab');
    await expect(tooltip).toBeHidden();
  }

  const tool = (page: Page) => bar(page).getByRole('link', { name: 'Tool A tool' });

  test.describe('with the context menu as trigger', () => {
    test.use({ site: 'full' });
    test('open on it and on a press, not on hover', async ({ page }) => {
      await open(page, 'guide/');
      const tools = button(page, 'Ecosystem');
      await stopClock(page);
      await tools.hover();
      await page.clock.runFor(1000);
      await expect(tool(page)).toBeHidden();
      await tools.click({ button: 'right' });
      await expect(tool(page)).toBeVisible();
      await title(page).click();
      await expect(tool(page)).toBeHidden();
      await tools.click();
      await expect(tool(page)).toBeVisible();
    });
  });

  test.describe('with the focus as trigger', () => {
    test.use({ site: 'plain' });
    test('open 0.1 s after it came, and close when it goes on', async ({ page }) => {
      await open(page, 'guide/');
      await stopClock(page);
      await bar(page).getByRole('link', { name: 'Guide', exact: true }).focus();
      await page.keyboard.press('Tab');
      await expect(button(page, 'Ecosystem')).toBeFocused();
      await page.clock.runFor(99);
      await expect(tool(page)).toBeHidden();
      await page.clock.runFor(1);
      await expect(tool(page)).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(tool(page)).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(tool(page)).toBeHidden();
    });
  });
});
