import type { Page } from '@playwright/test';
import axe, { type AxeResults, type RunOptions } from 'axe-core';

/**
 * What axe finds on the page as it is now: rule, element and what to fix, a text each. All
 * rules are looked for, unless `options` says otherwise.
 */
export async function findViolations(page: Page, options: RunOptions = {}): Promise<string[]> {
  // What watches sizes is told of a new one with the next frame, after its first callbacks. The picture
  // has a frame made: a busy Chromium once made none for minutes.
  await Promise.all([
    page.evaluate(
      () => new Promise((told) => requestAnimationFrame(() => requestAnimationFrame(told))),
    ),
    page.screenshot({ clip: { x: 0, y: 0, width: 1, height: 1 } }),
  ]);
  // Half faded in, texts have too little contrast.
  await page.evaluate(() => {
    const fades = document.querySelector('[data-prose]')?.getAnimations() ?? [];
    return Promise.allSettled(fades.map(({ finished }) => finished));
  });
  // Evaluated and not added as an element, which the policy would refuse.
  if (await page.evaluate('!globalThis.axe')) await page.evaluate(axe.source);
  // Styles from elsewhere are not loaded for axe to read; the policy allows none.
  const all: RunOptions = { resultTypes: ['violations'], preload: false, ...options };
  const violations: AxeResults['violations'] = await page.evaluate(
    `axe.run(${JSON.stringify(all)}).then(({ violations }) => violations)`,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}\n${failureSummary}`),
  );
}
