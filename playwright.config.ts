import { defineConfig } from '@playwright/test';
import { findBrowser } from './scripts/browser.mjs';

// Kept in the environment, so that the workers do not search again.
process.env.CHROME_PATH ||= await findBrowser();

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/globalSetup.ts',
  // The same tests on the dev server and on the build; some files are for one of them.
  projects: [
    { name: 'build', testIgnore: '**/*.dev.spec.ts' },
    { name: 'dev', testIgnore: '**/*.build.spec.ts' },
  ],
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  workers: 2,
  // Nothing waits that long; on a busy machine everything takes its time.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: {
    // Reset before each test: storage, routes and scripts. A browser process of its own costs more than the test.
    reuseContext: true,
    launchOptions: {
      executablePath: process.env.CHROME_PATH,
      args: [
        '--headless',
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
