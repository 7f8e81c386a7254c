import { chromium } from '@playwright/test';
import { findBrowser } from '../scripts/browser.mjs';

/** Starts the Chromium that all measurements in a browser use. */
export async function launchBrowser() {
  return chromium.launch({
    executablePath: await findBrowser(),
    args: [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--disable-background-networking',
    ],
  });
}
