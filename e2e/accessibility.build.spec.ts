import path from 'node:path';
import type { Page } from '@playwright/test';
import { countScrolling, type Scrolling } from './support/countScrolling.ts';
import { findLayoutProblems } from './support/findLayoutProblems.ts';
import { findViolations } from './support/findViolations.ts';
import { rslibSite } from './support/fixtureSites.ts';
import { listAddresses } from './support/listAddresses.ts';
import { builtSites, type SiteName } from './support/servedSites.ts';
import { expect, started, test } from './support/test.ts';

function folderOf(site: SiteName): string {
  const built = path.join(process.env[builtSites] ?? '', site);
  return path.join(site === 'rslib' ? rslibSite : built, 'dist');
}

declare global {
  /** Parts of the page that have moved by themselves since it was complete. */
  var moved: string[];
}

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('docs-visited', '1'));
  await page.addInitScript(recordMoves);
});

interface Look {
  colorScheme: 'light' | 'dark';
  width: number;
}

/**
 * Each page is checked in both themes and at both widths, but not in all four looks: half of the pages have
 * these two, the other half the other two. In the second look, axe only checks the colors: what else depends on
 * the width is around the page, and the next page begins at the other width.
 */
const pairs: Look[][] = [
  [
    { colorScheme: 'light', width: 1440 },
    { colorScheme: 'dark', width: 390 },
  ],
  [
    { colorScheme: 'dark', width: 1440 },
    { colorScheme: 'light', width: 390 },
  ],
];

/** Into how many tests the pages of each site are divided: an even number, because of the pairs. */
const shares = { rslib: 4, full: 2, frame: 2 } as const;

for (const site of ['rslib', 'full', 'frame'] as const) {
  test.describe(`3 §5 · Every page of ${site} starts, reads well, and axe finds nothing`, () => {
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
        let looks = pairs[share % 2] ?? [];
        const counts: Scrolling[] = [];
        for (const address of pages) {
          for (const [index, look] of looks.entries()) {
            await setLook(page, look);
            if (index === 0) await openPage(page, address);
            await expectScheme(page, look.colorScheme);
            const rules = index === 0 ? 'all' : 'colors';
            const violations = await findViolations(page, passedLooks, rules);
            const problems = await findLayoutProblems(page);
            if (index === 0) problems.push(...(await findMoves(page)));
            const what = `/${address}, ${look.colorScheme}, ${look.width} px`;
            expect.soft([...violations, ...problems], what).toEqual([]);
            if (look.width === 1440) counts.push(await countScrolling(page));
          }
          // The next page begins where this one ended.
          looks = looks.toReversed();
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

/** Runs in the page. Until the second frame, parts may move because the document is incomplete. */
function recordMoves(): void {
  globalThis.moved = [];
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) moved.push(JSON.stringify(entry));
  });
  addEventListener('DOMContentLoaded', () =>
    requestAnimationFrame(() =>
      requestAnimationFrame(() => observer.observe({ type: 'layout-shift' })),
    ),
  );
}

/** What has moved before the page was hydrated. */
async function findMoves(page: Page): Promise<string[]> {
  await page.waitForSelector('#\\~root[data-hydrated]');
  return page.evaluate(() => moved.map((entry) => `moved by itself: ${entry}`));
}

async function setLook(page: Page, { colorScheme, width }: Look): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.setViewportSize({ width, height: 900 });
}

async function expectScheme(page: Page, scheme: Look['colorScheme']): Promise<void> {
  await expect(page.locator('html')).toHaveClass(scheme === 'dark' ? /dark/ : /^$/);
}

async function openPage(page: Page, address: string): Promise<void> {
  const response = await page.goto(address);
  expect(response?.status(), `/${address}`).toBe(address === 'nothing' ? 404 : 200);
  await started(page);
}

test.describe('3 §5 · axe finds nothing with something open', () => {
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
    ['a menu', 1440, openPopup(/^Learn/)],
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
    [
      'the drawer',
      390,
      async (page) => {
        await page.getByRole('button', { name: 'Menu', exact: true }).click();
        await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
      },
    ],
    ['the outline', 390, openOutline],
  ];

  for (const [what, width, act] of states) {
    test(what, async ({ page, passedLooks }) => {
      await setLook(page, { colorScheme: 'light', width });
      await page.goto('guide/long');
      await started(page);
      await act(page);
      for (const colorScheme of ['light', 'dark'] as const) {
        await setLook(page, { colorScheme, width });
        await expectScheme(page, colorScheme);
        const rules = colorScheme === 'light' ? 'all' : 'colors';
        expect(await findViolations(page, passedLooks, rules), colorScheme).toEqual([]);
      }
    });
  }
});
