import { test as base, expect, type Page } from '@playwright/test';
import { createTempFolder } from '#islet/testing/fixtureSites.ts';
import { createServedSites, type ServedSites, type SiteName } from './servedSites.ts';

interface TestFixtures {
  /** The site that relative addresses belong to. */
  site: SiteName;
  /**
   * Names errors and warnings that the browser must report in this test. Any other one fails the test:
   * exceptions, violations of the Content-Security-Policy, failed requests, React's warnings.
   */
  expectErrors(...patterns: RegExp[]): void;
  /** Addresses of the documents that `page` has loaded; a navigation in place adds none. */
  documents: string[];
}

interface ContextOptions {
  /**
   * Whether the test has a browser context of its own instead of the one that is reset before each test:
   * removing Playwright's clock from a context causes an error now and then.
   */
  ownContext: boolean;
}

interface WorkerFixtures {
  sites: ServedSites;
  /** The looks of texts that have passed in `findViolations` so far. */
  passedLooks: Set<string>;
}

/** The test function of all browser tests. */
export const test = base.extend<TestFixtures & ContextOptions, WorkerFixtures>({
  site: ['full', { option: true }],
  ownContext: [false, { option: true }],

  sites: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
    async ({}, use, { project }) => {
      const folder = await createTempFolder();
      const sites = createServedSites(project.name, folder.path);
      await use(sites);
      await sites.stop();
      await folder.remove();
    },
    { scope: 'worker' },
  ],

  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
  passedLooks: [async ({}, use) => use(new Set()), { scope: 'worker' }],

  baseURL: async ({ sites, site }, use) => use((await sites.serve(site)).url),

  context: async ({ context: reused, browser, ownContext }, use) => {
    const context = ownContext ? await browser.newContext() : reused;
    await use(context);
    // A handler may still be reading an answer, which is gone once the test has ended.
    for (const routes of [context, ...context.pages()]) {
      await routes.unrouteAll({ behavior: 'ignoreErrors' });
    }
    if (ownContext) await context.close();
  },

  expectErrors: [
    async ({ context }, use) => {
      const expected: RegExp[] = [];
      const reported: string[] = [];
      context.on('console', (message) => {
        if (!['error', 'warning'].includes(message.type())) return;
        reported.push(`${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (error) => reported.push(String(error.error().stack)));
      await use((...patterns) => void expected.push(...patterns));
      // A page may show what failed before it reports it, and workers report on a line of their own.
      await expect
        .poll(() => expected.filter((pattern) => !reported.some((text) => pattern.test(text))), {
          message: 'errors that were not reported',
        })
        .toEqual([]);
      const isExpected = (text: string) => expected.some((pattern) => pattern.test(text));
      expect(reported.filter((text) => !isExpected(text))).toEqual([]);
    },
    { auto: true },
  ],

  documents: async ({ page }, use) => {
    const documents: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) {
        documents.push(request.url());
      }
    });
    await use(documents);
  },
});

/** The test function of tests that count no errors, such as those that only ask for answers of a server. */
export const testAnswers = test.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
  expectErrors: async ({}, use) => use(() => {}),
});

export { expect };

/** Opens an address below the base and waits until the page can be used. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await started(page);
}

/** Waits until the script of the document runs: it then restores scroll positions by itself. */
export async function started(page: Page): Promise<void> {
  // Not with `waitForFunction`, which loads Playwright's own script into each page. A navigation may
  // replace the document meanwhile; then the next one is waited for.
  await expect(() =>
    page.evaluate(async () => {
      while (history.scrollRestoration !== 'manual') {
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
    }),
  ).toPass();
}
