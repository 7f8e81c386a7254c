import axe, { type AxeResults } from 'axe-core';
import { expect, started, test } from './support/test.ts';

const pages = { home: '', doc: 'guide/start', overview: 'api/', 404: 'nothing' };
const widths = [1440, 390];

test.describe('Accessibility', () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const [name, address] of Object.entries(pages)) {
      test(`has no violations: ${name}, ${colorScheme}`, async ({ page, expectErrors }) => {
        if (name === '404') expectErrors(/404/);
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await page.goto(address);
        await started(page);
        // Evaluated and not added as an element, which the policy would refuse.
        await page.evaluate(axe.source);
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 });
          const results: AxeResults = await page.evaluate('axe.run()');
          const found = results.violations.flatMap(({ id, nodes }) =>
            nodes.map(
              ({ target, failureSummary }) => `${id} ${target.join(' ')}\n${failureSummary}`,
            ),
          );
          expect(found, `at ${width} px`).toEqual([]);
        }
      });
    }
  }
});
