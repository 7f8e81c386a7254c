import path from 'node:path';
import { readPageLoad, sumBytes } from '../bench/pageLoad.mjs';
import { findViolations } from './support/findViolations.ts';
import { manualSite } from './support/fixtureSites.ts';
import { answered, lines, search } from './support/searchDialog.ts';
import { expect, open, test } from './support/test.ts';

test.use({ site: 'manual' });

/** Budgets are in units of 1024 bytes, with Brotli at quality 11. */
const KB = 1024;

for (const colorScheme of ['light', 'dark'] as const) {
  test(`12 §3 · axe finds nothing on four kinds of pages, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: colorScheme === 'light' ? 1440 : 390, height: 900 });
    const passed = new Set<string>();
    for (const address of ['', 'guide/components', 'guide/drawings', 'reference/front-matter']) {
      await open(page, address);
      expect(await findViolations(page, passed), `/${address}`).toEqual([]);
    }
  });
}

/** The home page, one with an interactive component, and the longest ones. */
const measured = ['index', 'guide/react', 'reference/front-matter', 'reference/repository'];

test('12 §3 · Pages keep their budgets', async () => {
  for (const name of measured) {
    const files = await readPageLoad(path.join(manualSite, 'dist'), `${name}.html`);
    const isWithin = (kind: 'html' | 'css' | 'script', budget: number) =>
      expect(sumBytes(files, { kind }), `${kind} of ${name}`).toBeLessThanOrEqual(budget * KB);
    isWithin('html', 7);
    // What only the home page shows is in a stylesheet of its own.
    isWithin('css', name === 'index' ? 10 : 8.5);
    isWithin('script', 75.7);
  }
});

test('12 §3 · A component on a page works, and search finds a field of the config', async ({
  page,
}) => {
  await open(page, 'guide/react');
  await page.getByRole('button', { name: 'Clicked 3 times' }).click();
  await expect(page.getByRole('button', { name: 'Clicked 4 times' })).toBeVisible();
  await search(page, 'guide/', 'socialImage');
  await answered(page);
  await lines(page).filter({ hasText: 'socialImage' }).first().click();
  await expect(page).toHaveURL(/reference\/config#socialimage$/);
});

test('14 §1 · Formulas and diagrams are drawn under the policy, in the colors of the theme', async ({
  page,
}) => {
  // Each violation is an error in the console, which fails the test.
  await page.emulateMedia({ colorScheme: 'dark' });
  const loaded: string[] = [];
  page.on('response', (response) => loaded.push(new URL(response.url()).pathname));
  await open(page, 'guide/code');
  const ofFormulas = /\/hashed\/(?:formulas|KaTeX)/;
  expect(loaded.filter((name) => ofFormulas.test(name))).toEqual([]);
  await page.getByRole('link', { name: 'Formulas, diagrams and emoji' }).first().click();
  const formula = page.locator('.math .katex-html');
  await expect(formula).toBeVisible();
  await expect(formula).toHaveCSS('font-family', /KaTeX_Main/);
  // By a rule of the page's own stylesheet, the numerator is above the denominator.
  const placeOf = async (text: string): Promise<number> =>
    (await formula.locator('.mfrac').getByText(text, { exact: true }).last().boundingBox())?.y ?? 0;
  await expect.poll(async () => (await placeOf('n')) - (await placeOf('1'))).toBeGreaterThan(10);
  await page.evaluate(() => document.fonts.ready);
  expect(loaded.some((name) => /KaTeX_Math-Italic\.[\da-f]+\.woff2$/.test(name))).toBe(true);
  // Screen readers get the MathML alone.
  await expect(page.getByRole('math')).toHaveCount(2);
  await expect(page.locator('.katex-html:not([aria-hidden="true"])')).toHaveCount(0);
  const diagram = page.getByRole('figure', { name: 'How a page is built' });
  await expect(diagram).toBeVisible();
  const colorOf = (token: string) =>
    page.evaluate((name) => {
      const probe = document.body.appendChild(document.createElement('i'));
      probe.style.color = `var(${name})`;
      const { color } = getComputedStyle(probe);
      probe.remove();
      return color;
    }, token);
  await expect(diagram.getByText('Compile')).toHaveCSS('fill', await colorOf('--text'));
  await expect(diagram.locator('rect').last()).toHaveCSS('stroke', await colorOf('--control'));
});
