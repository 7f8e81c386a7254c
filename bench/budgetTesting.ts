import { expect } from 'vitest';
import { type LoadedFile, sumBytes } from './pageLoad.mjs';

/** Budgets are in units of 1024 bytes, with Brotli at quality 11. */
export const KB = 1024;

/** Expects the files of a page to keep the budgets of a documentation page; `styles` is that of its styles, in bytes. */
export function expectBudgets(files: readonly LoadedFile[], styles: number): void {
  const script = sumBytes(files, { kind: 'script' });
  expect(sumBytes(files, { kind: 'html' })).toBeLessThanOrEqual(10 * KB);
  expect(sumBytes(files, { kind: 'css' })).toBeLessThanOrEqual(styles);
  expect(sumBytes(files, { kind: 'script', phase: 'paint' })).toBeLessThanOrEqual(5 * KB);
  expect(script).toBeLessThanOrEqual(74.8 * KB);
  // React is most of it; if it's missing, the walk didn't find what the first script loads later.
  expect(script).toBeGreaterThan(50 * KB);
}
