import path from 'node:path';
import type { Page } from '@playwright/test';
import { manualSite, rslibSite } from '#islet/testing/fixtureSites.ts';
import { countScrolling, type Scrolling } from '../support/countScrolling.ts';
import { listAddresses } from '../support/listAddresses.ts';
import { checkPage, checkState, type Look, preparePage, setLook } from '../support/looks.ts';
import { answered, box, dialog, search } from '../support/searchDialog.ts';
import { builtSites, type SiteName } from '../support/servedSites.ts';
import { expect, open, test } from '../support/test.ts';

function folderOf(site: SiteName): string {
  const own = { rslib: rslibSite, manual: manualSite };
  const built = path.join(process.env[builtSites] ?? '', site);
  return path.join(site === 'rslib' || site === 'manual' ? own[site] : built, 'dist');
}

test.beforeEach(({ page }) => preparePage(page));

/** Each differs from the next one in one thing. */
const looks: Look[] = [
  { colorScheme: 'light', width: 1440 },
  { colorScheme: 'dark', width: 1440 },
  { colorScheme: 'dark', width: 390 },
  { colorScheme: 'light', width: 390 },
];

/** Into how many tests the pages of each site are divided. */
const shares = { rslib: 4, full: 2, frame: 2, manual: 2 } as const;

for (const site of ['rslib', 'full', 'frame', 'manual'] as const) {
  test.describe(`Every page of ${site} starts, reads well, and axe finds nothing`, () => {
    test.use({ site });
    for (let share = 0; share < shares[site]; share++) {
      test(`${share + 1} of ${shares[site]}`, async ({ page, passedLooks, expectErrors }) => {
        const addresses = [...(await listAddresses(folderOf(site))), 'nothing'];
        // One of forty similar pages; without the one that fails on purpose.
        const isLeftOut = (address: string) => /many\/page-(?!01)|fragile/.test(address);
        const pages = addresses
          .filter((address) => !isLeftOut(address))
          .filter((_, index) => index % shares[site] === share);
        expect(pages.length).toBeGreaterThan(2);
        test.setTimeout(pages.length * 120_000);
        if (pages.includes('nothing')) expectErrors(/404/);
        const counts: Scrolling[] = [];
        for (const [index, address] of pages.entries()) {
          // The next page begins where this one ended.
          const ownLooks = index % 2 === 0 ? looks : looks.toReversed();
          const given = { looks: ownLooks, passed: passedLooks };
          expect.soft(await checkPage(page, address, given)).toEqual([]);
          if (site !== 'rslib') continue;
          await setLook(page, { colorScheme: 'light', width: 1440 });
          counts.push(await countScrolling(page));
        }
        if (site === 'rslib') expectFewScroll(counts);
      });
    }
  });
}

/** On a desktop, at most one in twelve blocks of code and tables is wider than the column. */
function expectFewScroll(counts: readonly Scrolling[]): void {
  for (const kind of ['code', 'tables'] as const) {
    const sum = (of: 'all' | 'wide') => counts.reduce((total, count) => total + count[kind][of], 0);
    expect(sum('wide') / sum('all'), `wide ${kind} among ${sum('all')}`).toBeLessThan(1 / 12);
  }
}

test.describe('axe finds nothing on a landing page of 768 px', () => {
  test.use({ site: 'rslib' });
  test('in both languages', async ({ page, passedLooks }) => {
    const tablet: Look[] = [{ colorScheme: 'light', width: 768 }];
    for (const address of ['', 'zh/']) {
      expect(await checkPage(page, address, { looks: tablet, passed: passedLooks })).toEqual([]);
    }
  });
});

test.describe('axe finds nothing in the search', () => {
  for (const width of [1440, 390]) {
    test(`at ${width} px`, async ({ page, passedLooks: passed }) => {
      await setLook(page, { colorScheme: 'light', width });
      await search(page, 'guide/start', 'minify');
      await answered(page);
      expect(await checkState(page, { width, passed })).toEqual([]);
      await box(page).fill('xqzwv');
      await expect(dialog(page)).toContainText('No results');
      expect(await checkState(page, { width, passed })).toEqual([]);
    });
  }
});

test.describe('axe finds nothing with something open', () => {
  test.use({ site: 'frame' });

  const openPopup = (name: string | RegExp) => async (page: Page) => {
    await page.getByRole('banner').getByRole('button', { name }).click();
    await expect(page.locator('.popup:popover-open')).toBeVisible();
  };
  const openOutline = async (page: Page) => {
    await page.getByRole('button', { name: 'ON THIS PAGE' }).click();
    await expect(page.locator('.popup:popover-open')).toBeVisible();
  };
  const states: Array<[what: string, width: number, act: (page: Page) => Promise<void>]> = [
    ['the languages', 1440, openPopup(/^Language/)],
    ['the tools', 1440, openPopup('Ecosystem')],
    ['an image', 1440, openPopup('Discord')],
    ['the social links', 1440, openPopup('More links')],
    [
      'a tooltip',
      1440,
      async (page) => {
        await page.getByRole('link', { name: 'GitHub', exact: true }).hover();
        await expect(page.getByRole('tooltip')).toBeVisible();
      },
    ],
    [
      'the link to the content',
      1440,
      async (page) => {
        await page.keyboard.press('Tab');
        await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
      },
    ],
    [
      'the button back to top',
      1440,
      async (page) => {
        await page.evaluate(() => scrollTo(0, 2000));
        await expect(page.getByRole('button', { name: 'Back to top' })).toBeVisible();
      },
    ],
    ['the outline', 390, openOutline],
  ];

  for (const [what, width, act] of states) {
    test(what, async ({ page, passedLooks }) => {
      await setLook(page, { colorScheme: 'light', width });
      await open(page, 'guide/long');
      await act(page);
      expect(await checkState(page, { width, passed: passedLooks })).toEqual([]);
    });
  }
});
