import type { Page } from '@playwright/test';

const key = 'islet-theme-appearance';

/** Opens a page without any script but the inline one, and returns the theme at the start of the body. */
export async function themeBeforePaint(page: Page, stored: string | null): Promise<string> {
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
