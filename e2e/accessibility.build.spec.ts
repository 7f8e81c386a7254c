import path from 'node:path';
import type { Page } from '@playwright/test';
import type { RunOptions } from 'axe-core';
import { findViolations } from './support/findViolations.ts';
import { rslibSite } from './support/fixtureSites.ts';
import { listAddresses } from './support/listAddresses.ts';
import { builtSites, type SiteName } from './support/servedSites.ts';
import { expect, started, test } from './support/test.ts';

function folderOf(site: SiteName): string {
  const built = path.join(process.env[builtSites] ?? '', site);
  return path.join(site === 'rslib' ? rslibSite : built, 'dist');
}

test.beforeEach(({ page }) => page.addInitScript(() => localStorage.setItem('docs-visited', '1')));

interface Look {
  colorScheme: 'light' | 'dark';
  width: number;
  options: RunOptions;
}

const colorRules = ['color-contrast', 'link-in-text-block'];
const onlyColors: RunOptions = { runOnly: { type: 'rule', values: colorRules } };
const allButColors: RunOptions = {
  rules: Object.fromEntries(colorRules.map((rule) => [rule, { enabled: false }])),
};

/** A theme changes nothing but colors, and a width everything but colors, which take the longest. */
const looks: Look[] = [
  { colorScheme: 'light', width: 1440, options: {} },
  { colorScheme: 'light', width: 390, options: allButColors },
  { colorScheme: 'dark', width: 1440, options: onlyColors },
];

/** Of each site, in how many tests its pages are looked at, so that none takes minutes. */
const plans = [
  { site: 'rslib', shares: 8 },
  { site: 'full', shares: 2 },
  { site: 'frame', shares: 2 },
] as const;

test.describe('3 §5 · axe finds nothing', () => {
  for (const { site, shares } of plans) {
    test.describe(`on ${site}`, () => {
      test.use({ site });
      for (let share = 0; share < shares; share++) {
        test(`on its pages, ${share + 1} of ${shares}`, async ({ page, expectErrors }) => {
          const addresses = [...(await listAddresses(folderOf(site))), 'nothing'];
          // One of forty pages alike; and not the one that fails on purpose.
          const isLeftOut = (address: string) => /many\/page-(?!01)|fragile/.test(address);
          const pages = addresses
            .filter((address) => !isLeftOut(address))
            .filter((_, index) => index % shares === share);
          expect(pages.length).toBeGreaterThan(2);
          test.setTimeout(pages.length * looks.length * 10_000);
          if (pages.includes('nothing')) expectErrors(/404/);
          for (const address of pages) {
            await page.goto(address);
            await started(page);
            for (const { colorScheme, width, options } of looks) {
              await page.emulateMedia({ colorScheme });
              await page.setViewportSize({ width, height: 900 });
              await expect(page.locator('html')).toHaveClass(
                colorScheme === 'dark' ? /dark/ : /^$/,
              );
              const violations = await findViolations(page, options);
              expect(violations, `/${address}, ${colorScheme}, ${width} px`).toEqual([]);
            }
          }
        });
      }
    });
  }
});

test.describe('3 §5 · axe finds nothing with something open', () => {
  test.use({ site: 'frame' });

  const openPopup = (name: string | RegExp) => async (page: Page) => {
    await page.getByRole('banner').getByRole('button', { name }).click();
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
      'the way up',
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
    ['the outline', 390, (page) => page.locator('.local-outline summary').click()],
  ];

  for (const colorScheme of ['light', 'dark'] as const) {
    for (const [what, width, act] of states) {
      test(`${what}, ${colorScheme}`, async ({ page }) => {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize({ width, height: 900 });
        await page.goto('guide/long');
        await started(page);
        await act(page);
        expect(await findViolations(page)).toEqual([]);
      });
    }
  }
});
