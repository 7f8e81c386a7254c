import { holdScripts } from '../support/holdScripts.ts';
import { box, chosen, dialog, lines, search } from '../support/searchDialog.ts';
import { expect, test } from '../support/test.ts';
import { listUntranslated, translatePage } from '../support/translatePage.ts';

test.use({ ownContext: true, viewport: { width: 1440, height: 900 } });

for (const address of ['', 'guide/start', 'guide/long', 'api/', 'api/options/minify']) {
  test(`A page that is translated before its script is there stays translated: /${address}`, async ({
    page,
  }) => {
    const release = await holdScripts(page);
    await page.goto(address);
    expect(await translatePage(page)).toBeGreaterThan(10);
    release();
    await page.waitForSelector('#\\~root[data-hydrated]');
    expect(await listUntranslated(page)).toEqual([]);
    await page.unrouteAll({ behavior: 'wait' });
  });
}

test('A translated page can be used: its search, its filter, its links', async ({ page }) => {
  await search(page, 'api/', '');
  for (const query of ['minify', 'values', 'zzzz', 'minfy', 'start', '']) {
    await box(page).fill(query);
    await expect(
      dialog(page).locator('[data-status="answered"], [data-status="empty"]'),
    ).toBeVisible();
    await translatePage(page);
  }
  await page.keyboard.press('Escape');
  const filter = page.getByRole('searchbox', { name: 'Filter' });
  for (const keyword of ['minify', 'zzz', 'zz', '']) {
    await filter.fill(keyword);
    await expect(page.locator('.overview-empty:empty')).toHaveCount(/zz/.test(keyword) ? 0 : 1);
    await translatePage(page);
  }
  await page.getByRole('banner').getByRole('link', { name: /Guide/ }).click();
  await expect(page).toHaveURL(/guide\/$/);
  await translatePage(page);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('The search goes on after another program has replaced what it shows', async ({
  page,
  expectErrors,
}) => {
  expectErrors(/NotFoundError/);
  await search(page, 'guide/start', 'minify');
  await expect(lines(page).first()).toContainText('minify');
  await page.evaluate(() => {
    const list = document.querySelector('[role="listbox"]');
    list?.replaceWith(list.cloneNode());
  });
  await box(page).fill('zzzz');
  await expect(dialog(page)).toContainText('No results');
  await box(page).fill('values of minify');
  await expect(chosen(page)).toContainText('Values of minify');
  await expect(box(page)).toBeFocused();
});
