// One file: all tests follow links between the same pages, with the same helpers.

import type { Page } from '@playwright/test';
import { decodePage, encodePage } from '#islet/node/output/files/encodePage.ts';
import { holdRequests } from '../support/holdRequests.ts';
import { scrollTo } from '../support/scrollTo.ts';
import { stopClock } from '../support/stopClock.ts';
import { expect, open, started, test } from '../support/test.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const link = (page: Page, name: string) =>
  page.getByRole('main').getByRole('link', { name, exact: true });
const inSidebar = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Sidebar' }).getByRole('link', { name, exact: true });
const expectScroll = (page: Page, top: number) =>
  expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(top);
/** Anchors stop 72 px below the top of the window (SPEC 9). */
const expectAtAnchor = (page: Page, id: string) =>
  expect
    .poll(() => page.evaluate((id) => document.getElementById(id)?.getBoundingClientRect().top, id))
    .toBeCloseTo(72, 0);

/** Adds a link to the page that the link check would reject. */
function addLink(page: Page, href: string): Promise<void> {
  return page.evaluate((target) => {
    const link = document.createElement('a');
    link.href = target;
    link.textContent = target;
    document.querySelector('main')?.prepend(link);
  }, href);
}

test.describe('Navigation', () => {
  test('changes the page in place: content, head, focus, announcement', async ({
    page,
    baseURL,
    documents,
    expectErrors,
  }) => {
    // Only the page that does not exist.
    expectErrors(/404/);
    const outside: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(String(baseURL))) outside.push(request.url());
    });
    await open(page, 'guide/');
    const prose = page.locator('[data-prose]');
    await expect(prose).toHaveCSS('animation-name', 'none');
    await scrollTo(page, 100);
    await link(page, 'how to start').click();
    await expect(heading(page)).toHaveText('Start');
    await expect(heading(page)).toBeFocused();
    await expect(page.locator('#\\~announcer')).toHaveText('Start - Full');
    await expect(page).toHaveTitle('Start - Full');
    await expect(page).toHaveURL(/\/docs\/guide\/start$/);
    await expect(inSidebar(page, 'Start')).toHaveAttribute('aria-current', 'page');
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      'https://docs.example.com/docs/guide/start',
    );
    await expect(page.locator('link[hreflang]')).toHaveCount(0);
    const markdown = page.locator('head > link[type="text/markdown"]');
    await expect(markdown).toHaveAttribute('href', '/docs/guide/start.md');
    // By its text, since it becomes a button when it can be zoomed.
    await expect(page.getByAltText('A square with a dot')).toBeVisible();
    await expectScroll(page, 0);

    await test.step('what is new fades in, but not from nothing', async () => {
      await expect(prose).toHaveCSS('animation-name', 'prose-appear');
      await expect(prose).toHaveCSS('animation-duration', '0s');
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await expect(prose).toHaveCSS('animation-duration', '0.12s');
      await page.emulateMedia({ reducedMotion: 'reduce' });
      expect(await page.evaluate(readFirstOpacity)).toBeGreaterThan(0);
    });

    await page.goBack();
    await expect(heading(page)).toHaveText('Introduction');
    await expect(page.locator('link[hreflang]')).toHaveCount(2);
    await test.step('the 404 page, and the way back', async () => {
      await addLink(page, 'nothing/here');
      await link(page, 'nothing/here').click();
      await expect(heading(page)).toHaveText('PAGE NOT FOUND');
      await expect(page).toHaveURL(/\/docs\/guide\/nothing\/here$/);
      await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
      await page.goBack();
      await expect(heading(page)).toHaveText('Introduction');
    });

    await link(page, '中文').click();
    await expect(heading(page)).toHaveText('介绍');
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
    await expect(page.getByRole('navigation', { name: '主导航' })).toBeVisible();
    await page.getByRole('banner').getByLabel('语言').click();
    await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
    await link(page, 'the old guide').click();
    await expect(heading(page)).toHaveText('Old introduction');
    expect(documents).toHaveLength(1);
    expect(outside).toEqual([]);
  });

  test('goes to headings, and back and forward to where the reader was, also after a reload', async ({
    page,
    documents,
  }) => {
    await open(page, 'guide/long');
    await link(page, 'Down to the third part').click();
    await expectAtAnchor(page, 'third');
    await expect(page).toHaveURL(/#third$/);
    // The browser itself went there.
    await expect(page.locator(':target')).toHaveId('third');
    await scrollTo(page, 2500);
    await page.goBack();
    await expectScroll(page, 0);
    await page.goForward();
    await expectScroll(page, 2500);

    await scrollTo(page, 900);
    await inSidebar(page, 'Introduction').click();
    await expect(heading(page)).toHaveText('Introduction');
    await expectScroll(page, 0);
    await link(page, 'the third part').click();
    await expectAtAnchor(page, 'third');
    await expect(page.locator('#third')).toBeFocused();
    await scrollTo(page, 2000);

    await page.goBack();
    await expect(heading(page)).toHaveText('Introduction');
    await page.goBack();
    await expect(heading(page)).toHaveText('Long');
    await expectScroll(page, 900);
    expect(documents).toHaveLength(1);

    await page.reload();
    await started(page);
    await expectScroll(page, 900);
    await page.goForward();
    await expect(heading(page)).toHaveText('Introduction');
    await link(page, '快速').click();
    await expect(page.locator('#快')).toBeFocused();
    await page.goBack();
    await page.goBack();
    await expectScroll(page, 900);
    expect(documents).toHaveLength(2);

    // The query makes it a document of its own.
    await open(page, 'guide/long?#third');
    await expectAtAnchor(page, 'third');
  });

  test('leaves alone what is more than a plain click on a page', async ({ page }) => {
    await open(page, 'guide/');
    // The last to hear of a click, after the router.
    await page.evaluate(() =>
      addEventListener('click', (event) => {
        Reflect.set(window, 'isTaken', event.defaultPrevented);
        event.preventDefault();
      }),
    );
    for (const [name, isTaken, modifiers = []] of [
      ['how to start', false, ['ControlOrMeta']],
      ['start in a new tab', false],
      ['notes', false],
      ['elsewhere', false],
      ['how to start', true],
    ] as const) {
      await link(page, name).click({ modifiers: [...modifiers] });
      expect(await page.evaluate(() => Reflect.get(window, 'isTaken')), name).toBe(isTaken);
    }
  });

  test('leaves to the server what is not a page: other documents, redirects', async ({
    page,
    baseURL,
    documents,
    expectErrors,
  }) => {
    expectErrors(/404/);
    for (const [href, leadsTo, title] of [
      ['../demo.html', 'demo', 'A document of its own'],
      ['../old/start', 'guide/start', 'Start'],
    ] as const) {
      await open(page, 'guide/');
      await addLink(page, href);
      documents.length = 0;
      await link(page, href).click();
      await expect(heading(page)).toHaveText(title);
      await expect(page).toHaveURL(new RegExp(`^${baseURL}${leadsTo}(?:\\.html)?$`));
      expect(documents).not.toHaveLength(0);
      await page.goBack();
      await expect(heading(page)).toHaveText('Introduction');
    }
  });

  test('loads the document when the page data cannot be read', async ({
    page,
    documents,
    expectErrors,
  }) => {
    expectErrors(/start could not be shown without a page load/, /status of 500/);
    await page.route('**/guide/start.data.bin', (route) => route.fulfill({ status: 500 }));
    await open(page, 'guide/');
    await link(page, 'how to start').click();
    await expect.poll(() => documents.length).toBe(2);
    await expect(heading(page)).toHaveText('Start');
    await started(page);
    await page.goBack();
    await expect(heading(page)).toHaveText('Introduction');
  });

  test('loads the document when the server has a newer build', async ({ page, documents }) => {
    await page.route('**/guide/start.data.bin', async (route) => {
      const response = await route.fetch();
      const data = decodePage(await response.body());
      await route.fulfill({ response, body: encodePage({ ...data, buildId: 'newer' }) });
    });
    await open(page, 'guide/');
    await link(page, 'how to start').click();
    await expect.poll(() => documents.length).toBe(2);
    await expect(heading(page)).toHaveText('Start');
    await started(page);
  });

  test.describe('with a stopped clock', () => {
    test.use({ ownContext: true });
    test('fetches a page when its link is pointed at or focused, once', async ({ page }) => {
      const fetched: string[] = [];
      page.on('request', (request) => {
        const [, file] = /\/docs\/(.*\.data\.bin)$/.exec(request.url()) ?? [];
        if (file) fetched.push(file);
      });
      await open(page, 'guide/long');
      // Data is kept for a minute.
      await stopClock(page);
      const [hovered] = await Promise.all([
        page.waitForResponse('**/guide/start.data.bin'),
        inSidebar(page, 'Start').hover(),
      ]);
      await hovered.finished();
      const [focused] = await Promise.all([
        page.waitForResponse('**/guide/islands.data.bin'),
        inSidebar(page, 'Islands').focus(),
      ]);
      await focused.finished();
      await inSidebar(page, 'Start').click();
      await expect(heading(page)).toHaveText('Start');
      await inSidebar(page, 'Islands').click();
      await expect(heading(page)).toHaveText('Islands');
      await page.goBack();
      await expect(heading(page)).toHaveText('Start');
      expect(fetched).toEqual(['guide/start.data.bin', 'guide/islands.data.bin']);
    });

    test('shows a progress bar only when it takes long, and the page asked for last', async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      const answer = await holdRequests(page, '**/guide/start.data.bin');
      await holdRequests(page, '**/guide/widgets.data.bin');
      await open(page, 'guide/long');
      await stopClock(page);
      const bar = page.locator('#nprogress');
      const expectDelay = async () => {
        await page.clock.runFor(149);
        await expect(bar).toHaveCount(0);
        await page.clock.runFor(1);
        await expect(bar).toHaveCount(1);
      };

      await inSidebar(page, 'Islands').click();
      await expect(heading(page)).toHaveText('Islands');
      await page.clock.runFor(10_000);
      await expect(bar).toHaveCount(0);

      await inSidebar(page, 'Start').click();
      await expectDelay();
      const box = await bar.locator('.progress').boundingBox();
      expect([box?.height, box?.y]).toEqual([2, 0]);
      const done = () =>
        bar.locator('.progress').evaluate((element) => {
          const [, left = ''] = /translate3d\((-[\d.]+)%/.exec(element.style.transform) ?? [];
          return 1 + Number(left) / 100;
        });
      await page.clock.runFor(100);
      expect(await done()).toBeCloseTo(0.08, 5);
      await expect(bar.locator('.progress')).toHaveCSS('transition-duration', '0.2s');
      await page.clock.runFor(699);
      expect(await done()).toBeCloseTo(0.08, 5);
      await page.clock.runFor(1);
      const further = await done();
      expect(further).toBeGreaterThan(0.08);
      expect(further).toBeLessThanOrEqual(0.1);

      // Now its code is there, so it could be shown too early.
      await inSidebar(page, 'Islands').click();
      await page.clock.runFor(10_000);
      await expect(bar).toHaveCount(0);
      await inSidebar(page, 'Widgets').click();
      await expectDelay();

      await inSidebar(page, 'Bare').click();
      await expect(heading(page)).toHaveText('Bare');
      await page.clock.runFor(10_000);
      await expect(bar).toHaveCount(0);
      await expect(page.locator('.notice')).toHaveCount(0);

      const [late] = await Promise.all([page.waitForResponse('**/guide/start.data.bin'), answer()]);
      await late.finished();
      await page.goBack();
      await expect(heading(page)).toHaveText('Islands');
      await page.goForward();
      await expect(heading(page)).toHaveText('Bare');
    });
  });
});

/** The opacity that new prose has in its first frame. */
function readFirstOpacity(): number {
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
  const fades = rules.filter((rule) => rule instanceof CSSKeyframesRule);
  const [from] = fades.find(({ name }) => name === 'prose-appear')?.cssRules ?? [];
  return from instanceof CSSKeyframeRule ? Number(from.style.opacity) : 0;
}
