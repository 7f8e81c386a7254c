import type { Page } from '@playwright/test';
import { scrollTo } from '../support/scrollTo.ts';
import { stopClock } from '../support/stopClock.ts';
import { expect, open, test } from '../support/test.ts';

test.use({ site: 'frame', viewport: { width: 1440, height: 900 } });

const bar = (page: Page) => page.getByRole('banner');
const button = (page: Page, name: string | RegExp) => bar(page).getByRole('button', { name });
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const followGuide = async (page: Page) => {
  await bar(page).getByRole('link', { name: 'Guide', exact: true }).click();
  await expect(title(page)).toHaveText('Guide');
};

test.describe('The bar', () => {
  test('has menus, social links and tools, and leads to other versions and languages', async ({
    page,
    baseURL,
  }) => {
    await open(page, 'guide/');
    const guide = bar(page).getByRole('link', { name: 'Guide', exact: true });
    const learn = button(page, /^Learn new$/);
    const panel = page.locator('.popup:popover-open');

    await test.step('links to the source show the mark of the host', async () => {
      const links = page.getByRole('main').getByRole('link', { name: 'Source', exact: true });
      await expect(links).toHaveCount(2);
      const marks = await links.evaluateAll((all) =>
        all.map((one) => one.querySelector('path')?.outerHTML),
      );
      expect(new Set(marks).size).toBe(2);
    });

    await test.step('three social links and the rest in a popup, each as its mode says', async () => {
      const links = bar(page).locator('.social-links');
      await expect(links.getByRole('link', { name: 'GitHub' })).toHaveAttribute(
        'href',
        'https://example.com/code',
      );
      await button(page, 'X').click();
      await expect(links.getByText('Call us by name')).toBeVisible();
      await button(page, 'Discord').click();
      await expect(links.getByRole('img', { name: 'Discord' })).toBeVisible();
      await expect(links.getByText('Call us by name')).toBeHidden();
      await expect(links.getByRole('link', { name: 'GitLab' })).toBeHidden();
      await button(page, 'More links').click();
      await expect(links.getByRole('link', { name: 'GitLab' })).toBeVisible();
      await expect(links.getByText('Write to us')).toBeVisible();
      await page.keyboard.press('Escape');
    });

    await test.step('the sibling tools: on hover, bottom left, without an arrow', async () => {
      const tools = button(page, 'Ecosystem');
      await tools.hover();
      await expect(
        panel.getByRole('link', { name: 'Bundler Bundles applications' }),
      ).toHaveAttribute('href', 'https://example.com/bundler');
      const [box, anchor] = [await panel.boundingBox(), await tools.boundingBox()];
      expect(box?.x).toBeCloseTo(anchor?.x ?? 0, 0);
      expect(box?.y).toBeGreaterThanOrEqual((anchor?.y ?? 0) + (anchor?.height ?? 0));
      const arrow = await panel.evaluate(
        (element) => getComputedStyle(element, '::before').content,
      );
      expect(arrow).toBe('none');
      const all = panel.getByRole('link', { name: 'All projects' });
      await expect(all).toHaveAttribute('href', 'https://github.com/example');
      await expect(all).toHaveCSS('min-width', '177px');
      await page.keyboard.press('Escape');
    });

    await test.step('menus left and right, with groups in groups and tags', async () => {
      await expect(guide).toHaveAttribute('aria-current', 'page');
      const [left, right] = [await guide.boundingBox(), await learn.boundingBox()];
      expect(left?.x).toBeLessThan(300);
      expect(right?.x).toBeGreaterThan(500);
      await learn.click();
      await expect(panel.getByText('Further', { exact: true })).toBeVisible();
      await expect(panel.getByText('Deeper', { exact: true })).toBeVisible();
      await panel.getByRole('link', { name: 'Two beta' }).click();
      await expect(title(page)).toHaveText('Two');
      // Active by its path, and the menu by what it holds.
      await expect(guide).toHaveAttribute('aria-current', 'true');
      await expect(learn).toHaveAttribute('data-current', 'true');
    });

    await test.step('the nearest page of another language and version, at the same place', async () => {
      const place = '?footer=0#anchor';
      await page.evaluate((url) => history.replaceState(history.state, '', url), place);
      await button(page, 'Language: English').click();
      await page.getByRole('link', { name: 'العربية' }).click();
      await expect(page).toHaveURL(`${baseURL}rtl/guide/${place}`);
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
      await page.goBack();
      await expect(title(page)).toHaveText('Two');
      await button(page, 'Version: v2').click();
      await page.getByRole('link', { name: 'v1' }).click();
      await expect(page).toHaveURL(`${baseURL}v1/guide/${place}`);
      await expect(title(page)).toHaveText('Guide of version 1');
      await page.setViewportSize({ width: 390, height: 844 });
      await button(page, 'Menu').click();
      const drawer = page.getByRole('dialog', { name: 'Menu' });
      await drawer.getByRole('link', { name: 'v2' }).click();
      await expect(page).toHaveURL(`${baseURL}guide/${place}`);
    });
  });

  test('hides while the reader scrolls down, but never from the keyboard', async ({ page }) => {
    await open(page, 'guide/long');
    const up = page.getByRole('button', { name: 'Back to top' });
    const topsOfColumns = () =>
      page
        .locator('.drawer, .outline')
        .evaluateAll((columns) => columns.map((column) => column.getBoundingClientRect().top));
    await expect(bar(page)).toBeInViewport();
    await expect(up).toHaveCount(0);
    await scrollTo(page, 1000);
    await expect(bar(page)).not.toBeInViewport();

    await test.step('and leaves its space to the columns beside the text meanwhile', async () => {
      await expect.poll(topsOfColumns).toEqual([0, 0]);
      await bar(page).getByRole('link', { name: 'Frame' }).focus();
      await expect(bar(page)).toBeInViewport();
      await expect.poll(topsOfColumns).toEqual([56, 56]);
    });

    await test.step('it shows when the reader scrolls up', async () => {
      await page.getByRole('main').evaluate((main) => main.focus({ preventScroll: true }));
      await expect(bar(page)).not.toBeInViewport();
      await scrollTo(page, 900);
      await expect(bar(page)).toBeInViewport();
    });

    await test.step('it does not cover what the keyboard reaches in the text', async () => {
      const link = page.getByRole('heading', { name: 'Second part' }).getByRole('link');
      const place = await link.evaluate((element) => element.getBoundingClientRect().top + scrollY);
      await scrollTo(page, place - 20);
      await link.focus();
      expect((await link.boundingBox())?.y).toBeCloseTo(72, 0);
    });

    for (const width of [1440, 390]) {
      await test.step(`${width} px: the keyboard goes through it without scrolling the page`, async () => {
        await page.setViewportSize({ width, height: 900 });
        await scrollTo(page, 2000);
        await page.getByRole('main').evaluate((main) => main.focus({ preventScroll: true }));
        const stops = page.locator(':is(.bar, .outline) :focus');
        const places: number[] = [];
        for (;;) {
          await page.keyboard.press('Shift+Tab');
          if ((await stops.count()) === 0) break;
          places.push(await page.evaluate(() => scrollY));
        }
        expect(places.length).toBeGreaterThan(5);
        expect(new Set(places)).toEqual(new Set([2000]));
      });
    }

    await test.step('a button leads back to the top, and keeps the focus in the page', async () => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await scrollTo(page, 2000);
      await up.click();
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
      await expect(up).toHaveCount(0);
      await expect(page.locator('#\\~content')).toBeFocused();
    });
  });

  test('is shown where a page begins, at a heading or where the reader left it', async ({
    page,
  }) => {
    // Shown by the look at the place of the page that follows a scroll.
    const up = page.locator('.scroll-to-top');
    await open(page, 'guide/long#finer-detail');
    await expect(up).toHaveCount(1);
    await expect(bar(page)).not.toHaveAttribute('data-hidden');
    await followGuide(page);
    await expect(up).toHaveCount(0);
    await page.goBack();
    await expect(up).toHaveCount(1);
    await expect(bar(page)).not.toHaveAttribute('data-hidden');
  });

  test('is transparent on the landing page up to 100 px, also for those who come back', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 400 });
    await open(page, '');
    const clear = 'rgba(0, 0, 0, 0)';
    const white = 'rgb(255, 255, 255)';
    await expect(bar(page)).toHaveCSS('background-color', clear);
    await scrollTo(page, 120);
    await expect(bar(page)).toHaveCSS('background-color', white);
    await scrollTo(page, 99);
    await expect(bar(page)).toHaveCSS('background-color', clear);
    await scrollTo(page, 140);
    await expect(bar(page)).not.toBeInViewport();
    await scrollTo(page, 120);
    await expect(bar(page)).toBeInViewport();
    await followGuide(page);
    await expect(bar(page)).toHaveCSS('background-color', white);
    const changes = await bar(page).evaluateHandle((element) => {
      const seen: MutationRecord[] = [];
      const observer = new MutationObserver((records) => seen.push(...records));
      observer.observe(element, { attributeFilter: ['data-transparent'] });
      return seen;
    });
    await page.goBack();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(120);
    await expect(bar(page)).toHaveCSS('background-color', white);
    expect(await changes.evaluate((seen) => seen.length)).toBe(0);
  });

  test.describe('in time', () => {
    test.use({ ownContext: true });
    test('looks at the place of the page every 200 ms, and renders only changes', async ({
      page,
    }) => {
      await open(page, 'guide/long');
      const renders = () => page.evaluate(() => Number(Reflect.get(window, 'barRenders')));
      const active = page.locator('.outline [aria-current]');
      // The outline looks at the place of the page right after the bar does.
      const scrollToHeading = async (id: string) => {
        await page.locator(`main #${id}`).evaluate((heading) => heading.scrollIntoView());
        await expect(active).toHaveAttribute('href', `#${id}`);
      };
      await expect(page.getByRole('button', { name: 'Back to top' })).toHaveCount(0);
      const atFirst = await renders();
      await scrollToHeading('first-part');
      await expect(bar(page)).toHaveAttribute('data-hidden', 'true');
      const hidden = await renders();
      expect(hidden).toBe(atFirst + 1);
      for (const id of ['detail-of-the-first-part', 'finer-detail', 'second-part']) {
        await scrollToHeading(id);
      }
      expect(await renders()).toBe(hidden);

      await stopClock(page);
      const scroll = (top: number) =>
        page.evaluate(
          (y) =>
            new Promise((scrolled) => {
              addEventListener('scroll', scrolled, { once: true });
              window.scrollTo({ top: y, behavior: 'instant' });
            }),
          top,
        );
      await scroll(1000);
      await page.clock.runFor(200);
      await expect(bar(page)).not.toHaveAttribute('data-hidden');
      await scroll(1100);
      await page.clock.runFor(199);
      await expect(bar(page)).not.toHaveAttribute('data-hidden');
      await page.clock.runFor(1);
      await expect(bar(page)).toHaveAttribute('data-hidden', 'true');
    });
  });
});

test.describe('The bar of a site without a menu', () => {
  test.use({ site: 'shell' });

  test('keeps the search in the middle half and the rest at its end', async ({ page }) => {
    await open(page, 'guide/');
    const boxOf = (name: RegExp) => button(page, name).first().boundingBox();
    const [whole, search, last] = await Promise.all([
      bar(page).boundingBox(),
      boxOf(/^Search/),
      boxOf(/^Appearance/),
    ]);
    if (!whole || !search || !last) throw new Error('A part of the bar is not shown.');
    expect(search.x).toBeGreaterThan(whole.width / 4);
    expect(search.x + search.width).toBeLessThan((3 / 4) * whole.width);
    expect(whole.x + whole.width - last.x - last.width).toBeLessThan(32);
  });
});
