import { defineConfig } from '@playwright/test';
import { findBrowser } from './scripts/browser.mjs';

// Kept in the environment, so that the workers do not search again.
process.env.CHROME_PATH ||= await findBrowser();

/**
 * Features of Chromium that cost time and are not tested here. With each window it opens, it loads
 * the two pages of its address bar, and with each site a process for the next one: a third of all the
 * time of the tests. It reads only one list, so this one repeats what Playwright turns off.
 */
const unusedFeatures = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'SpareRendererForSitePerProcess',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

const onlyBuild = /\.build\.(?:slow\.)?spec\.ts$/;
const onlyDev = /\.dev\.(?:slow\.)?spec\.ts$/;
const slow = /\.slow\.spec\.ts$/;

/** Whether everything is tested: also what takes long, and on dev again what is already tested on the build. */
const isWhole = Boolean(process.env.TEST_ALL);

export default defineConfig({
  testDir: 'tests/journeys',
  globalSetup: './tests/journeys/globalSetup.ts',
  projects: [
    {
      name: 'dev',
      // One server is enough for tests that share a site. They take the longest in a row, so they begin first.
      workers: 1,
      ...(isWhole ? { testIgnore: onlyBuild } : { testMatch: onlyDev, testIgnore: slow }),
    },
    { name: 'build', testIgnore: isWhole ? onlyDev : [onlyDev, slow] },
  ],
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  workers: 2,
  // Nothing waits that long; on a busy machine everything takes its time.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  use: {
    // Reset before each test: storage, routes and scripts. A browser process of its own costs more than the test.
    reuseContext: true,
    // Playwright keeps scrolling until what it clicks stops moving. Tests of motion turn it on.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: process.env.CHROME_PATH,
      args: [
        '--headless',
        '--no-sandbox',
        '--disable-gpu',
        // Drawing in a process of its own takes a tenth longer.
        '--in-process-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        `--disable-features=${unusedFeatures}`,
        // A view transition is given up after 15 seconds without a frame instead of 4.
        '--enable-blink-features=ViewTransitionLongCallbackTimeoutForTesting',
        // Few pages live long enough to repay the time that V8 spends on optimizing their code.
        '--js-flags=--no-turbofan --no-maglev',
      ],
    },
  },
});
