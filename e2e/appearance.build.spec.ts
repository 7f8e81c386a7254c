import type { Page } from '@playwright/test';
import { nextFrame } from './support/nextFrame.ts';
import { expect, open, test } from './support/test.ts';

const key = 'docs-theme-appearance';

/** Opens a page without any script but the inline one, and returns the theme at the start of the body. */
async function themeBeforePaint(page: Page, stored: string | null): Promise<string> {
  await page.route('**/*.js', (route) => route.fulfill({ contentType: 'text/javascript' }));
  await page.addInitScript(
    ([key, stored]) => {
      if (stored !== null) localStorage.setItem(key, stored);
      new MutationObserver((_, observer) => {
        if (!document.body) return;
        observer.disconnect();
        const isDark = document.documentElement.classList.contains('dark');
        Reflect.set(window, 'themeAtBody', isDark ? 'dark' : 'light');
      }).observe(document, { childList: true, subtree: true });
    },
    [key, stored] as const,
  );
  await page.goto('');
  return page.evaluate(() => String(Reflect.get(window, 'themeAtBody')));
}

test.describe('6 · The theme preference before the first paint', () => {
  for (const { stored, system, expected } of [
    { stored: 'dark', system: 'light', expected: 'dark' },
    { stored: 'light', system: 'dark', expected: 'light' },
    { stored: 'auto', system: 'dark', expected: 'dark' },
    { stored: 'anything', system: 'light', expected: 'light' },
    { stored: null, system: 'dark', expected: 'dark' },
  ] as const) {
    test(`${stored} on a ${system} system is ${expected}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: system });
      expect(await themeBeforePaint(page, stored)).toBe(expected);
      const background = expected === 'dark' ? 'rgb(11, 12, 14)' : 'rgb(255, 255, 255)';
      await expect(page.locator('html')).toHaveCSS('background-color', background);
    });
  }

  test.describe('on a site without dark mode', () => {
    test.use({ site: 'plain' });
    test('is light', async ({ page }) => {
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await themeBeforePaint(page, 'dark')).toBe('light');
      await expect(page.getByRole('button', { name: 'Appearance' })).toHaveCount(0);
    });
  });
});

test.describe('4 · Without script, the theme', () => {
  test.use({ javaScriptEnabled: false });
  const light = 'rgb(255, 255, 255)';
  const backgroundIs = (page: Page, color: string) =>
    expect(page.locator('html')).toHaveCSS('background-color', color);

  test('is the one of the system', async ({ page }) => {
    await page.goto('');
    await backgroundIs(page, light);
    await page.emulateMedia({ colorScheme: 'dark' });
    await backgroundIs(page, 'rgb(11, 12, 14)');
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
    await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
    await backgroundIs(page, light);
  });

  test.describe('of images', () => {
    test.use({ site: 'frame' });
    test('is the same', async ({ page }) => {
      await page.emulateMedia({ colorScheme: 'dark' });
      await page.goto('guide/');
      await expect(page.locator('.dark-only').first()).toBeVisible();
      await expect(page.locator('.light-only').first()).toBeHidden();
      await page.emulateMedia({ colorScheme: 'light' });
      await expect(page.locator('.dark-only').first()).toBeHidden();
      await expect(page.locator('.light-only').first()).toBeVisible();
    });
  });

  test.describe('of a site without dark mode', () => {
    test.use({ site: 'plain' });
    test('is light', async ({ page }) => {
      await page.emulateMedia({ colorScheme: 'dark' });
      await page.goto('');
      await backgroundIs(page, light);
    });
  });
});

test.describe('6 · The theme preference', () => {
  test('is kept, follows the system and the other tabs', async ({ page, context }) => {
    const isDark = (tab: Page) => expect(tab.locator('html')).toHaveClass('dark');
    const isLight = (tab: Page) => expect(tab.locator('html')).not.toHaveClass('dark');
    const toggle = (tab: Page) => tab.getByRole('button', { name: 'Appearance' });
    const other = await context.newPage();
    await open(page, '');
    await open(other, 'guide/');

    await isLight(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await isDark(page);
    await page.emulateMedia({ colorScheme: 'light' });
    await isLight(page);
    await toggle(page).click();
    await isDark(page);
    await isDark(other);
    await expect(toggle(page)).toHaveAccessibleName('Appearance: Dark');
    await expect(page.locator('#\\~announcer')).toHaveText('Appearance: Dark');
    await expect(toggle(other)).toHaveAccessibleName('Appearance: Dark');
    await page.reload();
    await isDark(page);
  });

  for (const system of ['light', 'dark'] as const) {
    test(`changes what is seen at each press on a ${system} system, and comes back to it`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme: system });
      await open(page, '');
      const toggle = page.getByRole('button', { name: 'Appearance' });
      const own = system === 'dark' ? 'rgb(11, 12, 14)' : 'rgb(255, 255, 255)';
      const other = system === 'dark' ? 'rgb(255, 255, 255)' : 'rgb(11, 12, 14)';
      await expect(page.locator('html')).toHaveCSS('background-color', own);
      await toggle.click();
      await expect(page.locator('html')).toHaveCSS('background-color', other);
      await expect(toggle).toHaveAccessibleName(
        `Appearance: ${system === 'dark' ? 'Light' : 'Dark'}`,
      );
      await toggle.click();
      await expect(page.locator('html')).toHaveCSS('background-color', own);
      await expect(toggle).toHaveAccessibleName('Appearance: Auto');
    });
  }

  test('works while the storage is blocked', async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('Blocked', 'SecurityError');
          },
        });
      }
    });
    await open(page, 'guide/');
    const toggle = page.getByRole('button', { name: 'Appearance' });
    await toggle.click();
    await expect(page.locator('html')).toHaveClass('dark');
    await page.getByRole('main').getByRole('link', { name: 'how to start' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Start');
    await expect(page.locator('html')).toHaveClass('dark');
  });
});

test.describe('4 · The appearance button', () => {
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

  /** Presses the button, and returns how many view transitions that has started. */
  const countTransitions = async (page: Page) => {
    await open(page, 'guide/');
    await recordTransitions(page);
    await page.getByRole('button', { name: 'Appearance' }).click();
    // The transition begins in a frame.
    await nextFrame(page);
    await expect(page.locator('html')).toHaveClass('dark');
    return page.evaluate(() => Reflect.get(window, 'transitions').length);
  };

  test('takes 400 ms', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    expect(await countTransitions(page)).toBe(1);
    // The style, because on a busy machine the browser may skip the animation.
    const durations = await page.evaluate(() =>
      ['old', 'new'].map((image) => {
        const pseudo = `::view-transition-${image}(root)`;
        return getComputedStyle(document.documentElement, pseudo).animationDuration;
      }),
    );
    expect(durations).toEqual(['0.4s', '0.4s']);
  });

  test('is immediate for readers who prefer reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await countTransitions(page)).toBe(0);
  });

  test('changes all colors at once, even those that fade by themselves', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, 'guide/');
    // By key: a pointer on the button lets it fade when the drawer covers it.
    await page.getByRole('button', { name: 'Menu' }).press('Enter');
    const drawer = page.locator('.drawer');
    await expect(drawer).toHaveCSS('translate', '0px');
    await recordTransitions(page);
    await page.evaluate(() => {
      const faded: string[] = [];
      Reflect.set(window, 'faded', faded);
      addEventListener('transitionrun', ({ propertyName }) => faded.push(propertyName));
      document.querySelector<HTMLElement>('.bar [aria-label^="Appearance"]')?.click();
    });
    await nextFrame(page);
    await expect(page.locator('html')).toHaveClass('dark');
    await expect(drawer).toHaveCSS('background-color', 'rgb(11, 12, 14)');
    await nextFrame(page);
    expect(await page.evaluate(() => Reflect.get(window, 'faded'))).toEqual([]);
    const transitions = await page.evaluate(() => Promise.all(Reflect.get(window, 'transitions')));
    expect(transitions).toEqual([
      expect.arrayContaining(['::view-transition-old(root)', '::view-transition-new(root)']),
    ]);
  });
});
