import { cp, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { startServer } from '#islet/testing/cli.ts';
import { createTempFolder } from '#islet/testing/fixtureSites.ts';
import { builtSites } from '../support/servedSites.ts';
import { expect, open, started, testAnswers } from '../support/test.ts';

/** A page that is loaded again while it starts reports, or doesn't, what was cut off; so errors aren't counted here. */
const test = testAnswers;

// A service worker would stay in a context that other tests use.
test.use({ ownContext: true });

/** Serves the site as hosts do that send no headers of its own. */
async function serveWithoutHeaders(use: (url: string) => Promise<void>): Promise<void> {
  const folder = await createTempFolder();
  const siteRoot = path.join(folder.path, 'site');
  await cp(path.join(process.env[builtSites] ?? '', 'isolated'), siteRoot, { recursive: true });
  await rm(path.join(siteRoot, 'dist/_headers'));
  const server = await startServer('preview', siteRoot);
  await use(server.url).finally(server.stop);
  await folder.remove();
}

const untilIsolated = (page: Page) =>
  expect(async () => expect(await page.evaluate(() => crossOriginIsolated)).toBe(true)).toPass();

/** Addresses that service workers act for. */
const scopes = (page: Page, url: string) =>
  page.evaluate(async (start) => {
    const registrations = await navigator.serviceWorker.getRegistrations();
    return registrations.map(({ scope }) => scope.replace(start, '')).sort();
  }, url);

/** The policies that the worker's script has, as it was sent. */
const policyOfWorker = async (page: Page) => {
  const response = page.waitForResponse(/\/worker\.js$/);
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  return (await response).headers()['content-security-policy'] ?? '';
};

test.describe('On a host without headers', () => {
  test('an isolated page is loaded once more, and then its worker compiles code', async ({
    page,
    documents,
  }) => {
    await serveWithoutHeaders(async (url) => {
      await page.goto(`${url}de/lab/#shared`);
      await untilIsolated(page);
      expect(documents).toEqual([`${url}de/lab/`, `${url}de/lab/`]);
      expect(page.url()).toBe(`${url}de/lab/#shared`);
      expect(await policyOfWorker(page)).toMatch(
        /^default-src 'none'; script-src 'self' 'unsafe-eval'/,
      );
      await expect(page.getByRole('status')).toHaveText('The sum is 6.');
      expect(await scopes(page, url)).toEqual(['de/lab/', 'lab/runtime/']);
      await open(page, `${url}lab/`);
      await untilIsolated(page);
      expect(await scopes(page, url)).toEqual(['de/lab/', 'lab/', 'lab/runtime/']);
    });
  });

  test('all other pages stay without a service worker and as they are', async ({
    page,
    documents,
  }) => {
    await serveWithoutHeaders(async (url) => {
      await page.goto(`${url}lab/`);
      await untilIsolated(page);
      documents.length = 0;
      await open(page, `${url}guide`);
      const state = await page.evaluate(() => [
        crossOriginIsolated,
        navigator.serviceWorker.controller,
      ]);
      expect(state).toEqual([false, null]);
      expect(documents).toHaveLength(1);
    });
  });

  test('a page that stays open to others is loaded once more, and not again and again', async ({
    page,
    documents,
  }) => {
    await serveWithoutHeaders(async (url) => {
      await page.addInitScript(() => {
        Object.defineProperty(globalThis, 'crossOriginIsolated', { value: false });
      });
      await page.goto(`${url}lab/`);
      await expect.poll(() => documents.length).toBe(2);
      await started(page);
      await page.getByRole('link', { name: 'Another experiment' }).click();
      await expect(page.getByRole('heading', { name: 'Other experiment' })).toBeVisible();
      expect(documents).toHaveLength(2);
    });
  });
});
