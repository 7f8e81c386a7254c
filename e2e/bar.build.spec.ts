import type { Page } from '@playwright/test';
import { scrollTo } from './support/scrollTo.ts';
import { stopClock } from './support/stopClock.ts';
import { expect, open, started, test } from './support/test.ts';

test.use({ site: 'frame', viewport: { width: 1440, height: 900 } });

const bar = (page: Page) => page.getByRole('banner');
const button = (page: Page, name: string | RegExp) => bar(page).getByRole('button', { name });
const followGuide = async (page: Page) => {
  await bar(page).getByRole('link', { name: 'Guide', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Guide');
};

test.describe('3 §2 · The bar', () => {
  test.use({ ownContext: true });
  test('has menus left and right, with groups in groups and tags', async ({ page }) => {
    await open(page, 'guide/');
    const guide = bar(page).getByRole('link', { name: 'Guide', exact: true });
    await expect(guide).toHaveAttribute('aria-current', 'page');
    const learn = button(page, /^Learn new$/);
    const [left, right] = [await guide.boundingBox(), await learn.boundingBox()];
    expect(left?.x).toBeLessThan(300);
    expect(right?.x).toBeGreaterThan(500);
    await learn.click();
    const panel = page.locator('.popup:popover-open');
    await expect(panel.getByText('Further', { exact: true })).toBeVisible();
    await expect(panel.getByText('Deeper', { exact: true })).toBeVisible();
    await panel.getByRole('link', { name: 'Two beta' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Two');
    // Active by its path, and the menu by what it holds.
    await expect(guide).toHaveAttribute('aria-current', 'true');
    await expect(learn).toHaveAttribute('data-current', 'true');
  });

  test('leads to the nearest page of another version and language', async ({ page, baseURL }) => {
    await open(page, 'guide/basics/deep/one');
    await button(page, 'Version: v2').click();
    await page.getByRole('link', { name: 'v1' }).click();
    await expect(page).toHaveURL(`${baseURL}v1/guide/`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Guide of version 1');
    await open(page, 'guide/long');
    await button(page, 'Language: English').click();
    await page.getByRole('link', { name: 'العربية' }).click();
    await expect(page).toHaveURL(`${baseURL}ar/guide/`);
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  });

  test('shows three social links and the rest in a popup, each as its mode says', async ({
    page,
  }) => {
    await open(page, 'guide/');
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
  });

  test('lists the sibling tools: on hover, bottom left, without an arrow', async ({ page }) => {
    await open(page, 'guide/');
    const tools = button(page, 'Ecosystem');
    await tools.hover();
    const panel = page.locator('.popup:popover-open');
    await expect(panel.getByRole('link', { name: 'All projects' })).toHaveAttribute(
      'href',
      'https://github.com/example',
    );
    await expect(panel.getByRole('link', { name: 'Bundler Bundles applications' })).toHaveAttribute(
      'href',
      'https://example.com/bundler',
    );
    const [box, anchor] = [await panel.boundingBox(), await tools.boundingBox()];
    expect(box?.x).toBeCloseTo(anchor?.x ?? 0, 0);
    expect(box?.y).toBeGreaterThanOrEqual((anchor?.y ?? 0) + (anchor?.height ?? 0));
    const arrow = await panel.evaluate((element) => getComputedStyle(element, '::before').content);
    expect(arrow).toBe('none');
    const title = panel.getByRole('link', { name: 'All projects' });
    await expect(title).toHaveCSS('min-width', '177px');
  });

  test('hides while the reader scrolls down, and shows when they scroll up', async ({ page }) => {
    await open(page, 'guide/long');
    await expect(bar(page)).toBeInViewport();
    await scrollTo(page, 1000);
    await expect(bar(page)).not.toBeInViewport();
    await scrollTo(page, 900);
    await expect(bar(page)).toBeInViewport();
  });

  test('renders again only when it shows something else', async ({ page }) => {
    await open(page, 'guide/long');
    const renders = () => page.evaluate(() => Number(Reflect.get(window, 'barRenders')));
    const active = page.locator('.outline [aria-current]');
    // The outline looks at the place of the page right after the bar does.
    const scrollToHeading = async (id: string) => {
      await page.locator(`main #${id}`).evaluate((heading) => heading.scrollIntoView());
      await expect(active).toHaveAttribute('href', `#${id}`);
    };
    const atFirst = await renders();
    await scrollToHeading('first-part');
    await expect(bar(page)).toHaveAttribute('data-hidden', 'true');
    const hidden = await renders();
    expect(hidden).toBe(atFirst + 1);
    for (const id of ['detail-of-the-first-part', 'finer-detail', 'second-part']) {
      await scrollToHeading(id);
    }
    expect(await renders()).toBe(hidden);
  });

  test('looks at the place of the page at most every 200 ms', async ({ page }) => {
    await open(page, 'guide/long');
    await expect(page.getByRole('button', { name: 'Back to top' })).toHaveCount(0);
    await stopClock(page);
    await page.evaluate(
      () =>
        new Promise((scrolled) => {
          addEventListener('scroll', scrolled, { once: true });
          window.scrollTo({ top: 1000, behavior: 'instant' });
        }),
    );
    await page.clock.runFor(199);
    await expect(bar(page)).not.toHaveAttribute('data-hidden', 'true');
    await page.clock.runFor(1);
    await expect(bar(page)).toHaveAttribute('data-hidden', 'true');
  });

  test('leaves its space to the columns beside the text while it is hidden', async ({ page }) => {
    await open(page, 'guide/long');
    const topsOfColumns = () =>
      page
        .locator('.drawer, .outline')
        .evaluateAll((columns) => columns.map((column) => column.getBoundingClientRect().top));
    await scrollTo(page, 1000);
    await expect.poll(topsOfColumns).toEqual([0, 0]);
    await bar(page).getByRole('link', { name: 'Frame' }).focus();
    await expect.poll(topsOfColumns).toEqual([56, 56]);
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

  test('never hides from the keyboard', async ({ page }) => {
    await open(page, 'guide/long');
    await scrollTo(page, 1000);
    await expect(bar(page)).not.toBeInViewport();
    await bar(page).getByRole('link', { name: 'Frame' }).focus();
    await expect(bar(page)).toBeInViewport();
  });

  test('does not cover what the keyboard reaches in the text', async ({ page }) => {
    await open(page, 'guide/long');
    const link = page.getByRole('heading', { name: 'Second part' }).getByRole('link');
    const place = await link.evaluate((element) => element.getBoundingClientRect().top + scrollY);
    await scrollTo(page, place - 20);
    await link.focus();
    expect((await link.boundingBox())?.y).toBeCloseTo(72, 0);
  });

  for (const width of [390, 1440]) {
    test(`${width} px: the keyboard goes through it without scrolling the page`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await open(page, 'guide/long');
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

  test('is transparent on the landing page up to 100 px', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 400 });
    await open(page, '');
    const clear = 'rgba(0, 0, 0, 0)';
    await expect(bar(page)).toHaveCSS('background-color', clear);
    await scrollTo(page, 120);
    await expect(bar(page)).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await scrollTo(page, 99);
    await expect(bar(page)).toHaveCSS('background-color', clear);
    await open(page, 'guide/');
    await expect(bar(page)).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  });

  test('has a background as soon as the reader is back further down the landing page', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 400 });
    await open(page, '');
    await scrollTo(page, 140);
    await expect(bar(page)).not.toBeInViewport();
    await scrollTo(page, 120);
    await expect(bar(page)).toBeInViewport();
    await followGuide(page);
    const changes = await bar(page).evaluateHandle((element) => {
      const seen: MutationRecord[] = [];
      const observer = new MutationObserver((records) => seen.push(...records));
      observer.observe(element, { attributeFilter: ['data-transparent'] });
      return seen;
    });
    await page.goBack();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(120);
    await expect(bar(page)).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    expect(await changes.evaluate((seen) => seen.length)).toBe(0);
  });
});

test.describe('3 §2 · Scrolling to the top', () => {
  test('is offered further down, and keeps the focus in the page', async ({ page }) => {
    await open(page, 'guide/long');
    const up = page.getByRole('button', { name: 'Back to top' });
    await expect(up).toHaveCount(0);
    await scrollTo(page, 2000);
    await up.click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expect(up).toHaveCount(0);
    await expect(page.locator('#\\~content')).toBeFocused();
  });

  test('is not offered by default', async ({ page, baseURL, sites }) => {
    const { url } = await sites.serve('full');
    await page.goto(`${url}guide/long`);
    await started(page);
    await scrollTo(page, 2000);
    await expect(page.locator('.outline [aria-current]')).toHaveCount(1);
    await expect(page.getByRole('button', { name: 'Back to top' })).toHaveCount(0);
    expect(baseURL).not.toBe(url);
  });
});

test.describe('14 §1b · The bar of a site without a menu', () => {
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

test.describe('2.3 · A link to the source', () => {
  test('shows the mark of the host', async ({ page }) => {
    await open(page, 'guide/');
    const links = page.getByRole('main').getByRole('link', { name: 'Source', exact: true });
    await expect(links).toHaveCount(2);
    const marks = await links.evaluateAll((all) =>
      all.map((one) => one.querySelector('path')?.outerHTML),
    );
    expect(new Set(marks).size).toBe(2);
  });

  test.describe('below code', () => {
    test.use({ site: 'manual' });

    test('is one line, apart from the code', async ({ page }) => {
      await open(page, 'guide/components');
      const link = page.getByRole('main').getByRole('link', { name: 'Source', exact: true });
      const sizes = await link.evaluate((element) => {
        const [own, icon, above] = [
          element,
          element.querySelector('svg'),
          element.previousElementSibling,
        ].map((part) => part?.getBoundingClientRect() ?? new DOMRect());
        return {
          icon: icon?.width,
          height: own?.height,
          gap: (own?.top ?? 0) - (above?.bottom ?? 0),
        };
      });
      expect(sizes).toEqual({ icon: 16, height: 28, gap: 24 });
    });
  });
});
