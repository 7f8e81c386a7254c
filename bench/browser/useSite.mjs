import { sumBytes } from '../pageLoad.mjs';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('./measureVisits.mjs').SearchParts} SearchParts */
/** @typedef {import('./recordTraffic.mjs').Traffic} Traffic */

/** Milliseconds after which a reader presses again if nothing has happened; a second press may close what is opening. */
const retryTime = 500;
/** A minute: some sites load a whole index before they show the field. */
const mostPresses = 120;

/**
 * Presses what opens the search, again and again if nothing happens; returns the seconds from the first press until the
 * field has the focus.
 *
 * @param {Page} page
 * @param {SearchParts} search
 */
export async function press(page, { open }) {
  const box = await page.locator(open).first().boundingBox();
  if (!box) throw new Error(`${page.url()} does not show ${open}.`);
  const start = await page.evaluate(() => performance.timeOrigin + performance.now());
  for (let presses = 0; presses < mostPresses; presses++) {
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    const focused = await waitFor(page, 'focused', retryTime).catch(() => null);
    if (focused) return (focused - start) / 1000;
  }
  throw new Error(`${page.url()} has no search field after ${mostPresses} presses on ${open}.`);
}

/**
 * Opens the search at rest and enters two words, one after the other.
 *
 * @param {{ page: Page, traffic: Traffic }} tab
 * @param {SearchParts} search
 * @param {readonly string[]} words
 */
export async function searchWords({ page, traffic }, search, [word = '', nextWord = '']) {
  await traffic.take();
  await page.locator(search.open).first().click();
  await waitFor(page, 'focused');
  await traffic.rest();
  const first = await find(word);
  await traffic.rest();
  const files = await traffic.take();
  await page.keyboard.press('Control+A');
  const next = await find(nextWord);
  return { first, next, bytes: sumBytes(files), requests: files.length };

  /** @param {string} text */
  async function find(text) {
    await page.evaluate(forgetVisit);
    await page.keyboard.insertText(text);
    return ((await waitFor(page, 'found')) - (await waitFor(page, 'typed'))) / 1000;
  }
}

/**
 * Rests the pointer on a link and clicks it; returns the seconds from the click to the heading of the next page.
 *
 * @param {Page} page
 * @param {string} address part of the address of the link
 */
export async function navigate(page, address) {
  const link = page.locator(`a[href*="${address}"]`).filter({ visible: true }).first();
  await link.hover();
  await page.waitForTimeout(300);
  await link.click();
  return ((await waitFor(page, 'arrived')) - (await waitFor(page, 'clicked'))) / 1000;
}

/**
 * Waits until the page has noted something, and returns its time in milliseconds since 1970.
 *
 * @param {Page} page
 * @param {'focused' | 'typed' | 'found' | 'clicked' | 'arrived'} name
 * @param {number} [timeout] milliseconds
 */
async function waitFor(page, name, timeout = 10_000) {
  const read = (/** @type {string} */ key) =>
    JSON.parse(sessionStorage.getItem('bench-visit') ?? '{}')[key];
  const handle = await page.waitForFunction(read, name, { timeout });
  return Number(await handle.jsonValue());
}

const forgetVisit = () => sessionStorage.removeItem('bench-visit');
