import type { Page } from '@playwright/test';
import { holdRequests } from './support/holdRequests.ts';
import { dialog } from './support/searchDialog.ts';
import { expect, open, test } from './support/test.ts';

/** Holds back every script but the first one; returns a function that releases them. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/hashed\/(?!boot\.).*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** Holds back the script of a component, known by the class of its element. */
async function holdScriptOf(page: Page, name: string): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const isWanted = new RegExp(`className:\\s*"${name}"`);
  await page.route('**/*.js', async (route) => {
    const response = await route.fetch();
    if (isWanted.test(await response.text())) await held;
    await route.fulfill({ response });
  });
  return release;
}

test.describe('4 · What a reader does before the script is there', () => {
  test('reaches buttons of the shell, tabs and islands, once and in order', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('guide/boundaries');
    const appearance = page.getByRole('button', { name: /^Appearance/ });
    const likes = page.getByRole('button', { name: 'Small' });
    const before = await appearance.getAttribute('aria-label');
    await likes.click();
    await likes.press('Enter');
    await appearance.click();
    await expect(likes).toHaveText('Small: 0');
    release();
    await expect(likes).toHaveText('Small: 2');
    await expect(appearance).not.toHaveAttribute('aria-label', before ?? '');
    const after = await page.evaluate(() => localStorage.getItem('docs-theme-appearance'));
    expect(after).not.toBe(null);
    // A second event would have arrived by now.
    await likes.click();
    await expect(likes).toHaveText('Small: 3');
    expect(await page.evaluate(() => localStorage.getItem('docs-theme-appearance'))).toBe(after);
  });

  test('is kept from the first paint on, before any script is there', async ({ page }) => {
    for (const ask of ['click', 'Control+k']) {
      const release = await holdRequests(page, '**/*.js');
      await page.goto('guide/boundaries', { waitUntil: 'commit' });
      const likes = page.getByRole('button', { name: 'Small' });
      const search = page.getByRole('button', { name: 'Search' });
      await likes.click();
      await likes.press('Enter');
      await (ask === 'click' ? search.click() : search.press(ask));
      await page.keyboard.type('a/b');
      await expect(dialog(page)).toBeHidden();
      release();
      await expect(dialog(page).getByRole('combobox')).toBeFocused();
      await expect(dialog(page).getByRole('combobox')).toHaveValue('a/b');
      await page.keyboard.press('Escape');
      await expect(likes).toHaveText('Small: 2');
      await page.unrouteAll({ behavior: 'wait' });
    }
  });

  test('is kept for the search, before any script is there', async ({ page }) => {
    for (const { keys, arrive } of [
      {
        keys: ['Backspace', 'Enter'],
        arrive: () => expect(page).toHaveURL(/api\/options\/minify$/),
      },
      {
        keys: ['Escape'],
        arrive: () => expect(page.locator('#\\~root')).toHaveAttribute('data-hydrated'),
      },
    ]) {
      const release = await holdRequests(page, '**/*.js');
      await page.goto('guide/boundaries', { waitUntil: 'commit' });
      await page.locator('.site-title').waitFor();
      await page.keyboard.press('Control+k');
      await page.keyboard.type('minify!');
      for (const key of keys) await page.keyboard.press(key);
      await expect(dialog(page)).toBeHidden();
      release();
      await arrive();
      await expect(dialog(page)).toBeHidden();
      await page.unrouteAll({ behavior: 'wait' });
    }
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

  test('opens the search by its button and its key', async ({ page }) => {
    for (const ask of [
      () => page.getByRole('button', { name: 'Search' }).click(),
      () => page.locator('.site-title').press('Control+k'),
    ]) {
      const release = await holdScripts(page);
      await page.goto('guide/start');
      await ask();
      const field = dialog(page).getByRole('textbox');
      await expect(field).toBeFocused();
      await page.keyboard.type('a test');
      release();
      await expect(dialog(page).getByRole('combobox')).toHaveValue('a test');
      await page.unrouteAll({ behavior: 'wait' });
    }
  });

  test('leaves the search closed if it was closed', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('guide/start');
    for (const close of [() => page.keyboard.press('Escape'), () => page.mouse.click(10, 400)]) {
      await page.keyboard.press('/');
      await page.keyboard.type('gone');
      await close();
      await expect(dialog(page)).toBeHidden();
    }
    release();
    await expect(page.locator('#\\~root')).toHaveAttribute('data-hydrated');
    await expect(dialog(page)).toBeHidden();
    await page.keyboard.press('/');
    await expect(dialog(page).getByRole('combobox')).toHaveValue('');
  });

  test('follows links as they are', async ({ page, documents }) => {
    await holdScripts(page);
    await page.goto('guide/');
    await page.getByRole('main').getByRole('link', { name: 'how to start' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Start');
    expect(documents).toHaveLength(2);
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
    await page.waitForSelector('docs-island[data-hydrated] .like');
    const presses = await page.evaluate(() => {
      document.dispatchEvent(new Event('stop'));
      return document.documentElement.dataset.presses;
    });
    await expect(page.locator('main .like').first()).toHaveText(`Default: ${presses}`);
  });
});

test.describe('4 · The same on a site that is rendered in the browser', () => {
  test.use({ site: 'shell' });

  test('islands count presses that came before their script', async ({ page }) => {
    const release = await holdScriptOf(page, 'counter');
    await open(page, 'guide/');
    await page.locator('.counter').click();
    await page.locator('.counter').click();
    release();
    await expect(page.locator('.counter')).toHaveText('Pressed 2 times');
    await page.locator('.counter').click();
    await expect(page.locator('.counter')).toHaveText('Pressed 3 times');
  });

  test('forms keep what was typed and ticked, and act on it', async ({ page }) => {
    const release = await holdScriptOf(page, 'greeting');
    await open(page, 'guide/');
    const form = page.locator('.greeting');
    await form.getByLabel('Name').pressSequentially('Ada');
    await form.getByLabel('Loud').check();
    await form.getByLabel('Name').press('Enter');
    await expect(form.locator('output')).toHaveText('0 × Hello');
    release();
    await expect(form.locator('output')).toHaveText('1 × Hello ADA');
    await expect(form.getByLabel('Name')).toHaveValue('Ada');
    await form.getByLabel('Loud').uncheck();
    await form.getByRole('button').click();
    await expect(form.locator('output')).toHaveText('2 × Hello Ada');
  });
});
