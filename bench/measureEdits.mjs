import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { launchBrowser } from './launchBrowser.mjs';

/** Edits that are measured, after some that warm up the server and the browser. */
const edits = 10;
const warmUps = 2;

/**
 * Opens a page of a dev server in a browser and edits its source again and again: returns the seconds from
 * the start of each save to the frame that shows the new text.
 *
 * @param {URL} url of the page
 * @param {string} file its source, which is restored in the end
 */
export async function measureEdits(url, file) {
  const source = await readFile(file, 'utf8');
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage();
    await page.goto(url.href);
    await page.waitForSelector('[id="~root"][data-hydrated]');
    const seconds = [];
    for (let edit = 0; edit < warmUps + edits; edit++) {
      const text = `Edit ${edit} of many.`;
      const shown = page.evaluate(waitForText, text);
      // The page must be watching before the file changes.
      await page.evaluate(() => undefined);
      const start = Date.now();
      await writeFile(file, `${source}\n${text}\n`);
      seconds.push(((await shown) - start) / 1000);
    }
    return seconds.slice(warmUps);
  } finally {
    await browser.close();
    await writeFile(file, source);
  }
}

/**
 * Runs in the page: resolves with the time, in milliseconds since 1970, of the frame in which the prose has the text.
 *
 * @param {string} text
 * @returns {Promise<number>}
 */
function waitForText(text) {
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector('[data-prose]')?.textContent.includes(text)) return;
      observer.disconnect();
      requestAnimationFrame(() => resolve(Date.now()));
    });
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  });
}

/**
 * The source of a page of a site with one language, `en`.
 *
 * @param {string} root
 * @param {string} page path of the page
 */
export async function findPageSource(root, page) {
  const stem = path.join(root, 'docs/en', page);
  for (const file of [`${stem}.mdx`, `${stem}.md`]) {
    if (await readFile(file).catch(() => null)) return file;
  }
  throw new Error(`"${page}" has no source below "${root}".`);
}
