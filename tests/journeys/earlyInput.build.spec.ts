import type { Page } from '@playwright/test';
import { createGate, holdRequests } from '../support/holdRequests.ts';
import { holdScripts } from '../support/holdScripts.ts';
import { dialog } from '../support/searchDialog.ts';
import { expect, open, test } from '../support/test.ts';

/** Holds back the scripts of components, known by the classes of their elements. */
async function holdScriptsOf(page: Page, ...names: string[]): Promise<() => void> {
  const gate = createGate();
  const isWanted = new RegExp(`className:\\s*"(?:${names.join('|')})"`);
  await page.route('**/*.js', async (route) => {
    const response = await route.fetch();
    if (isWanted.test(await response.text())) await gate.opened;
    await route.fulfill({ response });
  });
  return gate.open;
}

test.describe('What a reader does before the script is there', () => {
  test('reaches buttons of the shell, islands and the search, once and in order', async ({
    page,
  }) => {
    const release = await holdScripts(page);
    await page.goto('guide/boundaries');
    const appearance = page.getByRole('button', { name: /^Appearance/ });
    const likes = page.getByRole('button', { name: 'Small' });
    const field = dialog(page).getByRole('combobox');
    const before = await appearance.getAttribute('aria-label');
    const stored = () => page.evaluate(() => localStorage.getItem('islet-theme-appearance'));
    await likes.click();
    await likes.press('Enter');
    await appearance.click();
    await expect(likes).toHaveText('Small: 0');
    await test.step('a search that was closed stays closed', async () => {
      for (const close of [() => page.keyboard.press('Escape'), () => page.mouse.click(10, 400)]) {
        await page.keyboard.press('/');
        await page.keyboard.type('gone');
        await close();
        await expect(dialog(page)).toBeHidden();
      }
    });
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(dialog(page).getByRole('textbox')).toBeFocused();
    await page.keyboard.type('a test');
    release();
    await expect(field).toHaveValue('a test');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(likes).toHaveText('Small: 2');
    await expect(appearance).not.toHaveAttribute('aria-label', before ?? '');
    const after = await stored();
    expect(after).not.toBe(null);
    // A second event would have arrived by now.
    await likes.click();
    await expect(likes).toHaveText('Small: 3');
    expect(await stored()).toBe(after);
  });

  test('is kept from the first paint on, before any script is there', async ({ page }) => {
    const release = await holdRequests(page, '**/*.js');
    await page.goto('guide/boundaries', { waitUntil: 'commit' });
    const likes = page.getByRole('button', { name: 'Small' });
    await likes.click();
    await likes.press('Enter');
    await page.getByRole('button', { name: 'Search' }).press('Control+k');
    await page.keyboard.type('a/b');
    await expect(dialog(page)).toBeHidden();
    release();
    await expect(dialog(page).getByRole('combobox')).toBeFocused();
    await expect(dialog(page).getByRole('combobox')).toHaveValue('a/b');
    await page.keyboard.press('Escape');
    await expect(likes).toHaveText('Small: 2');
  });

  test('is kept for the search, before any script is there', async ({ page }) => {
    const release = await holdRequests(page, '**/*.js');
    await page.goto('guide/boundaries', { waitUntil: 'commit' });
    await page.locator('.site-title').waitFor();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('minify!');
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toBeHidden();
    release();
    await expect(page).toHaveURL(/api\/options\/minify$/);
    await expect(dialog(page)).toBeHidden();
  });

  test('chooses tabs by pointer and by key', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('guide/widgets');
    const tabs = page.getByRole('tablist', { name: 'Size' });
    await tabs.getByRole('tab', { name: 'Large' }).click();
    await tabs.getByRole('tab', { name: 'Large' }).press('ArrowLeft');
    await tabs.getByRole('tab', { name: 'Small' }).click();
    await tabs.getByRole('tab', { name: 'Small' }).press('ArrowRight');
    await expect(tabs.getByRole('tab', { name: 'Large' })).toHaveAttribute(
      'aria-selected',
      'false',
    );
    release();
    await expect(tabs.getByRole('tab', { name: 'Large' })).toHaveAttribute('aria-selected', 'true');
  });

  test('opens menus at once, and they stay open', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    const release = await holdScripts(page);
    await page.goto('guide/start');
    await page.getByRole('button', { name: 'Menu' }).click();
    const drawer = page.locator('#\\~drawer');
    await expect(drawer).toBeVisible();
    release();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    await drawer.getByRole('button', { name: 'Close' }).click();
    await expect(drawer).toBeHidden();
  });

  test('filters an overview by what is typed', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('api/');
    const filter = page.getByRole('searchbox', { name: 'Filter' });
    await filter.pressSequentially('minify');
    release();
    await expect(page.locator('.overview').getByRole('link')).toHaveText([
      'minify',
      'Values of minify',
    ]);
    await expect(filter).toHaveValue('minify');
  });

  test('counts each press once, whenever it comes', async ({ page }) => {
    await page.addInitScript(() => {
      let presses = 0;
      let isOver = false;
      // From the first moment on, while React hydrates, and until well after it.
      addEventListener('DOMContentLoaded', () => {
        const button = document.querySelector<HTMLElement>('main .like');
        const press = () => {
          if (!button || isOver) return;
          presses++;
          document.documentElement.dataset.presses = String(presses);
          button.click();
          setTimeout(press);
        };
        document.addEventListener('stop', () => {
          isOver = true;
        });
        press();
      });
    });
    await open(page, 'guide/boundaries');
    await page.waitForSelector('islet-island[data-hydrated] .like');
    const presses = await page.evaluate(() => {
      document.dispatchEvent(new Event('stop'));
      return document.documentElement.dataset.presses;
    });
    await expect(page.locator('main .like').first()).toHaveText(`Default: ${presses}`);
  });
});

test.describe('The same on a site that is rendered in the browser', () => {
  test.use({ site: 'shell' });

  test('islands count presses, and forms keep what was typed and ticked', async ({ page }) => {
    const release = await holdScriptsOf(page, 'counter', 'greeting');
    await open(page, 'guide/');
    await page.locator('.counter').click();
    await page.locator('.counter').click();
    const form = page.locator('.greeting');
    await form.getByLabel('Name').pressSequentially('Ada');
    await form.getByLabel('Loud').check();
    await form.getByLabel('Name').press('Enter');
    await expect(form.locator('output')).toHaveText('0 × Hello');
    release();
    await expect(page.locator('.counter')).toHaveText('Pressed 2 times');
    await page.locator('.counter').click();
    await expect(page.locator('.counter')).toHaveText('Pressed 3 times');
    await expect(form.locator('output')).toHaveText('1 × Hello ADA');
    await expect(form.getByLabel('Name')).toHaveValue('Ada');
    await form.getByLabel('Loud').uncheck();
    await form.getByRole('button').click();
    await expect(form.locator('output')).toHaveText('2 × Hello Ada');
  });
});
