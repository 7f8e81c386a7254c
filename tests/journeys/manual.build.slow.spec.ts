import path from 'node:path';
import { manualSite } from '#islet/testing/fixtureSites.ts';
import { readPageLoad, sumBytes } from '../../bench/pageLoad.mjs';
import { expect, test } from '../support/test.ts';

/** Budgets are in units of 1024 bytes, with Brotli at quality 11. */
const KB = 1024;

/** The home page, one with an interactive component, and the longest ones. */
const measured = ['index', 'guide/react', 'reference/front-matter', 'reference/repository'];

for (const name of measured) {
  test(`The page ${name} of the manual keeps its budgets`, async () => {
    const files = await readPageLoad(path.join(manualSite, 'dist'), `${name}.html`);
    const isWithin = (kind: 'html' | 'css' | 'script', budget: number) =>
      expect(sumBytes(files, { kind }), `${kind} of ${name}`).toBeLessThanOrEqual(budget * KB);
    isWithin('html', 7);
    // What only the home page shows is in a stylesheet of its own.
    isWithin('css', name === 'index' ? 10 : 8.5);
    isWithin('script', 75.7);
  });
}
