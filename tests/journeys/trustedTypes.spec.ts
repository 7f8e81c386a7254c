import type { Page } from '@playwright/test';
import { box, lines } from '../support/searchDialog.ts';
import { expect, open, test } from '../support/test.ts';

/** Whether the page allows a text to become HTML, directly and by another policy. */
const findHoles = (page: Page) =>
  page.evaluate(() => {
    const succeeds = (attempt: () => void) => {
      try {
        attempt();
        return true;
      } catch {
        return false;
      }
    };
    const { trustedTypes } = window as unknown as {
      trustedTypes: { createPolicy(name: string, rules: object): unknown };
    };
    return {
      html: succeeds(() => {
        document.createElement('p').innerHTML = '<b>text</b>';
      }),
      worker: succeeds(() => void new Worker(new URL('worker.js', location.href))),
      policy: succeeds(() => trustedTypes.createPolicy('another', {})),
    };
  });

test.describe('Trusted Types', () => {
  test('do not get in the way of islands, navigation, progress, search and zoom, but of everything else', async ({
    page,
    documents,
    expectErrors,
  }) => {
    // Any other violation is an error in the console too, which fails the test.
    expectErrors(/requires 'TrustedHTML'/, /requires 'TrustedScriptURL'/, /Policy named 'another'/);
    await open(page, 'guide/islands');
    await page.locator('.tabs').getByRole('button', { name: 'Two' }).click();
    await expect(page.locator('.tabs')).toContainText('The second tab has an island:');
    await expect(page.getByRole('button', { name: 'Copy code' }).first()).toBeAttached();

    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/guide/widgets.data.bin', async (route) => {
      await held;
      await route.continue();
    });
    await page
      .getByRole('navigation', { name: 'Sidebar' })
      .getByRole('link', { name: 'Widgets' })
      .click();
    await expect(page.locator('#nprogress')).toBeAttached();
    answer();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Widgets');
    await page.keyboard.press('Control+k');
    await box(page).fill('start');
    await expect(lines(page)).not.toHaveCount(0);
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: 'Zoom image' }).first().click();
    await expect(page.locator('.medium-zoom-image--opened')).toBeVisible();
    expect(documents).toHaveLength(1);
    expect(await findHoles(page)).toEqual({ html: false, worker: false, policy: false });
  });

  test('are not needed', async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, 'trustedTypes'));
    // The browser itself still has them: the page is served without the policy.
    await page.route('**/guide/islands', async (route) => {
      const response = await route.fetch({ maxRetries: 3 });
      const body = (await response.text()).replace(/<meta http-equiv[^>]*>/, '');
      const { 'content-security-policy': _, ...headers } = response.headers();
      await route.fulfill({ status: 200, headers, body });
    });
    await open(page, 'guide/islands');
    await page.locator('.tabs').getByRole('button', { name: 'Two' }).click();
    await expect(page.locator('.tabs')).toContainText('The second tab has an island:');
    await page.keyboard.press('Control+k');
    await box(page).fill('start');
    await expect(lines(page)).not.toHaveCount(0);
  });
});
