import type { Locator, Page } from '@playwright/test';
import { answered, box, chosen, dialog, lines, search } from '../support/searchDialog.ts';
import { searchTwice } from '../support/searchTwice.ts';
import { expect, open, test } from '../support/test.ts';

const sections = (page: Page): Locator =>
  dialog(page).getByRole('group', { name: 'Sections' }).getByRole('button');

/** The paths of all results. */
const addresses = (page: Page): Promise<string[]> =>
  lines(page).evaluateAll((all) => all.map((line) => new URL(Reflect.get(line, 'href')).pathname));

/** Chooses the first section, and returns its folder once all results are in it. */
async function chooseFirst(page: Page): Promise<string> {
  const [, name = ''] = /^(.*) \d+$/.exec(await sections(page).first().innerText()) ?? [];
  const folder = `/docs/${name.toLowerCase()}/`;
  await sections(page).first().click();
  await expect.poll(() => shareIn(page, folder)).toBe('all');
  return folder;
}

/** How many of the results are in a folder; there must be some. */
async function shareIn(
  page: Page,
  folder: string,
): Promise<'all' | 'some' | 'none' | 'no results'> {
  const all = await addresses(page);
  const inside = all.filter((address) => address.startsWith(folder)).length;
  if (all.length === 0) return 'no results';
  return inside === 0 ? 'none' : inside === all.length ? 'all' : 'some';
}

test.describe('Search: results that are filtered, kept and shared', () => {
  test('are as they were left when the reader comes back from one', async ({ page }) => {
    const entries = () => page.evaluate(() => history.length);
    const scrollTop = () => page.locator('.search-body').evaluate((body) => body.scrollTop);
    await search(page, 'guide/start', 'the');
    await chooseFirst(page);
    await answered(page);
    const before = await entries();
    for (let step = 0; step < 6; step++) await page.keyboard.press('ArrowDown');
    const line = await chosen(page).innerText();
    const top = await scrollTop();
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toHaveCount(0);
    await expect.poll(entries).toBe(before + 1);
    await expect(page).not.toHaveURL(/\/guide\/start/);
    const result = page.url();
    expect(new URL(result).search).toBe('');
    await page.goBack();
    await expect(box(page)).toHaveValue('the');
    await expect(chosen(page)).toHaveText(line, { useInnerText: true });
    await expect.poll(scrollTop).toBe(top);
    await expect(dialog(page).getByRole('button', { pressed: true })).toHaveCount(1);
    expect(await entries()).toBe(before + 1);
    await page.goForward();
    await expect(dialog(page)).toHaveCount(0);
    await page.goBack();
    await expect(dialog(page)).toBeVisible();
    await page.keyboard.press('Escape');
    // The entry forgets the search once the dialog has closed.
    await expect(page).toHaveURL(/\/guide\/start$/);
    await page.goForward();
    await expect(page).toHaveURL(result);
    await page.goBack();
    await expect(page).toHaveURL(/\/guide\/start$/);
    await expect(dialog(page)).toHaveCount(0);
  });

  test('replaces one that is open when the reader comes back, and each keeps its entry', async ({
    page,
  }) => {
    const line = await searchTwice(page);
    // It finds nothing to open here, and is not for what the reader comes back to.
    await page.keyboard.press('Enter');
    await page.goBack();
    await expect(box(page)).toHaveValue('the');
    await expect(chosen(page)).toHaveText(line, { useInnerText: true });
    await expect(page).toHaveURL(/\/guide\/start\?q=the$/);
    await page.goForward();
    await expect(box(page)).toHaveValue('zzzzz');
    await expect(dialog(page)).toContainText('No results for "zzzzz"');
    await page.goBack();
    await expect(box(page)).toHaveValue('the');
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/\/guide\/start$/);
  });

  test('are of one section if the reader wants, which is in the URL', async ({ page }) => {
    await search(page, 'guide/start', 'the');
    const folder = await chooseFirst(page);
    await expect(sections(page).first()).toHaveAttribute('aria-pressed', 'true');
    await expect(box(page)).toBeFocused();
    await expect(page).toHaveURL(`guide/start?q=the&section=${folder.split('/')[2]}`);
    await page.goto(page.url());
    await expect(dialog(page).getByRole('button', { pressed: true })).toHaveCount(1);
    await expect.poll(() => shareIn(page, folder)).toBe('all');
    await test.step('another one is chosen by key', async () => {
      await sections(page).nth(1).press('Enter');
      await expect(sections(page).nth(1)).toBeFocused();
      await expect(sections(page).first()).toHaveAttribute('aria-pressed', 'false');
      await expect.poll(() => shareIn(page, folder)).toBe('none');
    });
    await dialog(page).getByRole('button', { pressed: true }).click();
    await expect(page).toHaveURL('guide/start?q=the');
    await box(page).fill('zzzzz');
    await expect(dialog(page)).toContainText('No results for "zzzzz"');
    await expect(sections(page)).toHaveCount(0);
  });

  test('leave the page as it is when they are closed or lead to where the reader is', async ({
    page,
  }) => {
    await open(page, 'api/options/minify?q=values%20of%20minify');
    await expect(chosen(page)).toContainText('Values of minify');
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/\/minify$/);
    await page.locator('.outline').getByRole('link', { name: 'Values of minify' }).click();
    await expect(page).toHaveURL(/\/minify#values-of-minify$/);
    await page.keyboard.press('Control+k');
    await box(page).fill('values of minify');
    await expect(chosen(page)).toContainText('Values of minify');
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\/minify#values-of-minify$/);
    // It has been shown once.
    await expect(page.locator('html')).not.toHaveAttribute('data-moved');
  });

  test('are in the URL while they are open, and the query among the recent ones', async ({
    page,
  }) => {
    await search(page, 'guide/start?sidebar=0', 'output formats');
    await expect(page).toHaveURL(/\/guide\/start\?sidebar=0&q=output%20formats$/);
    const shared = page.url();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/\/guide\/start\?sidebar=0$/);
    await page.goto(shared);
    await expect(box(page)).toHaveValue('output formats');
    await expect(chosen(page)).toHaveCount(1);
    await dialog(page).getByRole('button', { name: 'Clear the search' }).click();
    await expect(box(page)).toHaveValue('');
    await expect(box(page)).toBeFocused();
    await expect(page).toHaveURL(/\/guide\/start\?sidebar=0$/);
    await expect(dialog(page).getByRole('button', { name: 'Clear the search' })).toHaveCount(0);
    await test.step('a query is remembered until the reader removes it', async () => {
      await box(page).fill('minify');
      await expect(lines(page)).not.toHaveCount(0);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/options\/minify$/);
      await page.keyboard.press('Control+k');
      await dialog(page).getByRole('button', { name: 'minify', exact: true }).click();
      await expect(box(page)).toHaveValue('minify');
      await expect(lines(page)).not.toHaveCount(0);
      await box(page).fill('');
      await dialog(page).getByRole('button', { name: 'Forget "minify"' }).click();
      await expect(dialog(page).getByRole('heading', { name: 'Recent searches' })).toHaveCount(0);
      await expect(box(page)).toBeFocused();
    });
  });
});
