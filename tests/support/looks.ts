import type { Page } from '@playwright/test';
import { findLayoutProblems } from './findLayoutProblems.ts';
import { findViolations } from './findViolations.ts';
import { expect, started } from './test.ts';

/** How a page is looked at. */
export interface Look {
  colorScheme: 'light' | 'dark';
  /** In px. */
  width: number;
}

declare global {
  /** Parts of the page that have moved by themselves since it was complete. */
  var moved: string[];
}

/** Prepares a page for `checkPage`: the language stays, and what moves is recorded. */
export async function preparePage(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('islet-visited', '1'));
  await page.addInitScript(recordMoves);
}

/**
 * Opens a page in the first of several looks, and returns what is wrong in each of them, one text each. After the first
 * one, axe only checks the colors: what else depends on the width is around the page, and other pages begin with it.
 */
export async function checkPage(
  page: Page,
  address: string,
  { looks, passed }: { looks: Look[]; passed: Set<string> },
): Promise<string[]> {
  const problems: string[] = [];
  for (const [index, look] of looks.entries()) {
    await setLook(page, look);
    if (index === 0) await openPage(page, address);
    await expectScheme(page, look);
    const found = await findViolations(page, passed, index === 0 ? 'all' : 'colors');
    found.push(...(await findLayoutProblems(page)));
    if (index === 0) found.push(...(await findMoves(page)));
    const where = `/${address}, ${look.colorScheme}, ${look.width} px`;
    problems.push(...found.map((problem) => `${where}: ${problem}`));
  }
  return problems;
}

/** What axe finds on a page as it is, in a light and a dark look. */
export async function checkState(
  page: Page,
  { width, passed }: { width: number; passed: Set<string> },
): Promise<string[]> {
  const problems: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await setLook(page, { colorScheme, width });
    await expectScheme(page, { colorScheme, width });
    const rules = colorScheme === 'light' ? 'all' : 'colors';
    problems.push(...(await findViolations(page, passed, rules)));
  }
  return problems;
}

/** Changes the color scheme and the width of a page. */
export async function setLook(page: Page, { colorScheme, width }: Look): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.setViewportSize({ width, height: 900 });
}

async function expectScheme(page: Page, { colorScheme }: Look): Promise<void> {
  await expect(page.locator('html')).toHaveClass(colorScheme === 'dark' ? /dark/ : /^$/);
}

async function openPage(page: Page, address: string): Promise<void> {
  const response = await page.goto(address);
  expect(response?.status(), `/${address}`).toBe(address === 'nothing' ? 404 : 200);
  await started(page);
}

/** Runs in the page. Until the second frame, parts may move because the document is incomplete. */
function recordMoves(): void {
  globalThis.moved = [];
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) moved.push(JSON.stringify(entry));
  });
  addEventListener('DOMContentLoaded', () =>
    requestAnimationFrame(() =>
      requestAnimationFrame(() => observer.observe({ type: 'layout-shift' })),
    ),
  );
}

/** What has moved before the page was hydrated. */
async function findMoves(page: Page): Promise<string[]> {
  await page.waitForSelector('#\\~root[data-hydrated]');
  return page.evaluate(() => moved.map((entry) => `moved by itself: ${entry}`));
}
