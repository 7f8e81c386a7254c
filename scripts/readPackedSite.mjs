import { chromium } from '@playwright/test';
import { patience } from '#islet/testing/patience.mjs';
import { findBrowser } from './browser.mjs';

/*
 * Opens the site of the pack test as a reader does: a page with a component, and from there another page. Fails
 * if the browser reports an error. A process of its own: Playwright makes Node keep track of every asynchronous
 * call, and then Node can't stop code that never ends, which other tests ask for.
 */
const [url = ''] = process.argv.slice(2);
const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: ['--no-sandbox'],
  timeout: patience,
});
const page = await browser.newPage();
page.setDefaultTimeout(patience);
page.on('pageerror', (error) => report(error.message));
page.on('console', (message) => message.type() === 'error' && report(message.text()));
await page.goto(new URL('guide/more', url).href);
await page.getByRole('button', { name: '3 clicks' }).click();
await page.getByRole('button', { name: '4 clicks' }).waitFor();
await page.getByRole('link', { name: 'Get started' }).first().click();
await page.getByRole('heading', { level: 1, name: 'Get started' }).waitFor();
await browser.close();

/** @param {string} error */
function report(error) {
  console.error(error);
  process.exitCode = 1;
}
