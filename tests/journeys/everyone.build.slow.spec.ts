import { excessOf, findOutside, lengthenTexts } from '../support/pageWidth.ts';
import { expect, open, test } from '../support/test.ts';

test.use({ site: 'frame' });

const pages = ['', 'guide/', 'guide/long', 'rtl/guide/', 'v1/guide/', 'custom', 'blank'];

test.describe('For everyone', () => {
  for (const [what, width, height] of [
    ['320 px', 320, 640],
    ['a zoom of 200 %', 720, 450],
    ['768 px', 768, 1024],
    ['1024 px', 1024, 768],
  ] as const) {
    test(`nothing is wider than the screen at ${what}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      for (const address of pages) {
        await open(page, address);
        expect(await excessOf(page), address).toBeLessThanOrEqual(0);
        expect(await findOutside(page), address).toEqual([]);
      }
    });
  }

  for (const [site, addresses] of [
    ['frame', ['', 'guide/', 'custom']],
    ['full', ['', 'guide/widgets']],
  ] as const) {
    test.describe(`of the site "${site}"`, () => {
      test.use({ site });
      test('no page is wider than a phone, whatever its words', async ({ page }) => {
        for (const address of addresses) {
          await open(page, address);
          await lengthenTexts(page);
          for (const width of [390, 360, 320]) {
            await page.setViewportSize({ width, height: 640 });
            expect(await excessOf(page), `${address}, ${width} px`).toBeLessThanOrEqual(0);
          }
        }
      });
    });
  }
});
