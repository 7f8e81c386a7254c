import { expect, test } from '../support/test.ts';
import { themeBeforePaint } from '../support/themeBeforePaint.ts';

test.describe('The theme preference before the first paint', () => {
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
});
