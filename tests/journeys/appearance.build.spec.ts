import type { Page } from '@playwright/test';
import { nextFrame } from '../support/nextFrame.ts';
import { expect, open, test } from '../support/test.ts';
import { themeBeforePaint } from '../support/themeBeforePaint.ts';

const light = 'rgb(255, 255, 255)';
const dark = 'rgb(11, 12, 14)';
const backgroundIs = (page: Page, color: string) =>
  expect(page.locator('html')).toHaveCSS('background-color', color);

test.describe('The theme preference before the first paint', () => {
  test('decides, and not the system', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    expect(await themeBeforePaint(page, 'dark')).toBe('dark');
    await backgroundIs(page, dark);
  });

  test.describe('on a site without dark mode', () => {
    test.use({ site: 'plain' });
    test('is light', async ({ page }) => {
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await themeBeforePaint(page, 'dark')).toBe('light');
      await backgroundIs(page, light);
      await expect(page.getByRole('button', { name: 'Appearance' })).toHaveCount(0);
    });
  });
});

test.describe('Without script, the theme', () => {
  test.use({ javaScriptEnabled: false, site: 'frame' });

  test('is the one of the system, also of images', async ({ page, sites }) => {
    await page.goto('guide/');
    await backgroundIs(page, light);
    await expect(page.locator('.dark-only').first()).toBeHidden();
    await expect(page.locator('.light-only').first()).toBeVisible();
    await page.emulateMedia({ colorScheme: 'dark' });
    await backgroundIs(page, dark);
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
    await expect(page.locator('.dark-only').first()).toBeVisible();
    await expect(page.locator('.light-only').first()).toBeHidden();
    await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
    await backgroundIs(page, light);
    await test.step('but light on a site without dark mode', async () => {
      await page.emulateMedia({ colorScheme: 'dark', media: 'screen' });
      await page.goto((await sites.serve('plain')).url);
      await backgroundIs(page, light);
    });
  });
});

test.describe('The theme preference', () => {
  test('changes what is seen at each press, is kept, and follows the system and other tabs', async ({
    page,
    context,
  }) => {
    const isDark = (tab: Page) => expect(tab.locator('html')).toHaveClass('dark');
    const isLight = (tab: Page) => expect(tab.locator('html')).not.toHaveClass('dark');
    const toggle = (tab: Page) => tab.getByRole('button', { name: 'Appearance' });
    const other = await context.newPage();
    await open(page, '');
    await open(other, 'guide/');

    await isLight(page);
    for (const system of ['dark', 'light'] as const) {
      const [own, opposite] = system === 'dark' ? [dark, light] : [light, dark];
      await page.emulateMedia({ colorScheme: system });
      await backgroundIs(page, own);
      await toggle(page).click();
      await backgroundIs(page, opposite);
      const name = `Appearance: ${system === 'dark' ? 'Light' : 'Dark'}`;
      await expect(toggle(page)).toHaveAccessibleName(name);
      await toggle(page).click();
      await backgroundIs(page, own);
      await expect(toggle(page)).toHaveAccessibleName('Appearance: Auto');
    }
    await toggle(page).click();
    await isDark(page);
    await isDark(other);
    await expect(page.locator('#\\~announcer')).toHaveText('Appearance: Dark');
    await expect(toggle(other)).toHaveAccessibleName('Appearance: Dark');
    await page.reload();
    await isDark(page);
  });
});

test.describe('The appearance button', () => {
  /**
   * Records the view transitions that start from now on, in `window.transitions`: each is a promise of the
   * pseudo-elements it animates, which are none if the browser skips it.
   */
  const recordTransitions = (page: Page) =>
    page.evaluate(() => {
      const listAnimated = () =>
        document
          .getAnimations()
          .map(({ effect }) => effect instanceof KeyframeEffect && effect.pseudoElement);
      const transitions: Promise<ReturnType<typeof listAnimated>>[] = [];
      Reflect.set(window, 'transitions', transitions);
      const start = document.startViewTransition.bind(document);
      document.startViewTransition = (change) => {
        const transition = start(change);
        // Listed when they begin, because they are soon over.
        transitions.push(transition.ready.then(listAnimated, () => []));
        return transition;
      };
    });

  test('blends all colors at once in 400 ms, or is immediate with reduced motion', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, 'guide/');
    await recordTransitions(page);
    const count = () => page.evaluate(() => Reflect.get(window, 'transitions').length);
    const toggle = page.locator('.bar [aria-label^="Appearance"]');
    await toggle.dispatchEvent('click');
    await expect(page.locator('html')).toHaveClass('dark');
    expect(await count()).toBe(0);
    await toggle.dispatchEvent('click');
    await expect(page.locator('html')).not.toHaveClass('dark');

    await page.emulateMedia({ reducedMotion: 'no-preference' });
    // By key: a pointer on the button lets it fade when the drawer covers it.
    await page.getByRole('button', { name: 'Menu' }).press('Enter');
    const drawer = page.locator('.drawer');
    await expect(drawer).toHaveCSS('translate', '0px');
    await page.evaluate(() => {
      const faded: string[] = [];
      Reflect.set(window, 'faded', faded);
      addEventListener('transitionrun', ({ propertyName }) => faded.push(propertyName));
      document.querySelector<HTMLElement>('.bar [aria-label^="Appearance"]')?.click();
    });
    // The transition begins in a frame.
    await nextFrame(page);
    await expect(page.locator('html')).toHaveClass('dark');
    await expect(drawer).toHaveCSS('background-color', dark);
    await nextFrame(page);
    expect(await page.evaluate(() => Reflect.get(window, 'faded'))).toEqual([]);
    const transitions = await page.evaluate(() => Promise.all(Reflect.get(window, 'transitions')));
    expect(transitions).toEqual([
      expect.arrayContaining(['::view-transition-old(root)', '::view-transition-new(root)']),
    ]);
    // The style, because on a busy machine the browser may skip the animation.
    const durations = await page.evaluate(() =>
      ['old', 'new'].map((image) => {
        const pseudo = `::view-transition-${image}(root)`;
        return getComputedStyle(document.documentElement, pseudo).animationDuration;
      }),
    );
    expect(durations).toEqual(['0.4s', '0.4s']);
  });
});
