import { answered, box, lines } from '../support/searchDialog.ts';
import { expect, open, test } from '../support/test.ts';

test.use({ site: 'manual' });

test('A component on a page works, and search finds a field of the config', async ({ page }) => {
  await open(page, 'guide/react');
  await page.getByRole('button', { name: 'Clicked 3 times' }).click();
  await expect(page.getByRole('button', { name: 'Clicked 4 times' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await box(page).fill('socialImage');
  await answered(page);
  await lines(page).filter({ hasText: 'socialImage' }).first().click();
  await expect(page).toHaveURL(/reference\/config#socialimage$/);
});

test('A link to the source below code is one line, apart from the code', async ({ page }) => {
  await page.goto('guide/components');
  const link = page.getByRole('main').getByRole('link', { name: 'Source', exact: true });
  const sizes = await link.evaluate((element) => {
    const [own, icon, above] = [
      element,
      element.querySelector('svg'),
      element.previousElementSibling,
    ].map((part) => part?.getBoundingClientRect() ?? new DOMRect());
    return {
      icon: icon?.width,
      height: own?.height,
      gap: (own?.top ?? 0) - (above?.bottom ?? 0),
    };
  });
  expect(sizes).toEqual({ icon: 16, height: 28, gap: 24 });
});

test('Formulas and diagrams are drawn under the policy, in the colors of the theme', async ({
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
