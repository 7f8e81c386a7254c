import { holdRequests } from '../support/holdRequests.ts';
import { holdScripts } from '../support/holdScripts.ts';
import { dialog } from '../support/searchDialog.ts';
import { expect, test } from '../support/test.ts';

test.describe('What a reader does before the script is there', () => {
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

  test('follows links as they are', async ({ page, documents }) => {
    await holdScripts(page);
    await page.goto('guide/');
    await page.getByRole('main').getByRole('link', { name: 'how to start' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Start');
    expect(documents).toHaveLength(2);
  });
});
