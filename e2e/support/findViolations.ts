import type { Page } from '@playwright/test';
import axe, { type AxeResults } from 'axe-core';

/** What axe finds on the page as it is now: rule, element and what to mend, a text each. */
export async function findViolations(page: Page): Promise<string[]> {
  // Evaluated and not added as an element, which the policy would refuse.
  await page.evaluate(axe.source);
  const results: AxeResults = await page.evaluate("axe.run({ resultTypes: ['violations'] })");
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}\n${failureSummary}`),
  );
}
