import type { Page } from '@playwright/test';
import axe, { type AxeResults, type RunOptions } from 'axe-core';

/**
 * What axe finds on the page as it is now: rule, element and what to fix, a text each. `rules` names
 * the rules to look for, all without it.
 */
export async function findViolations(page: Page, rules: string[] = []): Promise<string[]> {
  // What watches sizes is told of a new one with the next frame, after its first callbacks.
  await page.evaluate(
    () => new Promise((told) => requestAnimationFrame(() => requestAnimationFrame(told))),
  );
  // Evaluated and not added as an element, which the policy would refuse.
  if (await page.evaluate('!globalThis.axe')) await page.evaluate(axe.source);
  const options: RunOptions = { resultTypes: ['violations'] };
  if (rules.length > 0) options.runOnly = { type: 'rule', values: rules };
  const violations: AxeResults['violations'] = await page.evaluate(
    `axe.run(${JSON.stringify(options)}).then(({ violations }) => violations)`,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}\n${failureSummary}`),
  );
}
