import { checkPage, checkState, type Look, preparePage, setLook } from '../support/looks.ts';
import { answered, box, dialog } from '../support/searchDialog.ts';
import { expect, open, test } from '../support/test.ts';

test.beforeEach(({ page }) => preparePage(page));

/** Both themes and both widths, in two looks: a page has one pair, the next page the other one. */
const pairs: Look[][] = [
  [
    { colorScheme: 'light', width: 1440 },
    { colorScheme: 'dark', width: 390 },
  ],
  [
    { colorScheme: 'light', width: 390 },
    { colorScheme: 'dark', width: 1440 },
  ],
];

/** One page of each kind: `accessibility.build.slow.spec.ts` has all of them. */
for (const { site, addresses } of [
  { site: 'full', addresses: ['', 'guide/widgets', 'api/', 'nothing'] },
  { site: 'frame', addresses: ['rtl/guide/'] },
  { site: 'rslib', addresses: ['zh/', 'config/lib/banner'] },
] as const) {
  test.describe(`Pages of ${site}`, () => {
    test.use({ site });
    test('start, read well, and axe finds nothing', async ({ page, passedLooks, expectErrors }) => {
      if (site === 'full') expectErrors(/404/);
      for (const [index, address] of addresses.entries()) {
        const looks = pairs[index % 2] ?? [];
        expect.soft(await checkPage(page, address, { looks, passed: passedLooks })).toEqual([]);
      }
    });
  });
}

test.describe('axe finds nothing with something open', () => {
  test.use({ site: 'frame' });
  test('a menu, the search, the drawer', async ({ page, passedLooks: passed }) => {
    await setLook(page, { colorScheme: 'light', width: 1440 });
    await open(page, 'guide/long');
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Learn/ })
      .click();
    await expect(page.locator('.popup:popover-open')).toBeVisible();
    expect(await checkState(page, { width: 1440, passed })).toEqual([]);

    await page.keyboard.press('Control+k');
    await box(page).fill('guide');
    await answered(page);
    expect(await checkState(page, { width: 1440, passed })).toEqual([]);
    await box(page).fill('xqzwv');
    await expect(dialog(page)).toContainText('No results');
    expect(await checkState(page, { width: 390, passed })).toEqual([]);
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    expect(await checkState(page, { width: 390, passed })).toEqual([]);
  });
});
