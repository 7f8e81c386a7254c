// How long a reader waits for the first result, from the click on the search button: on the built site,
// in Chromium, each time in a browser context without anything cached. Build the site first.
import { fileURLToPath } from 'node:url';
import { register } from 'tsx/esm/api';
import { describeMachine } from '../describeMachine.mjs';
import { formatTable } from '../formatTable.mjs';
import { launchBrowser } from '../launchBrowser.mjs';

register();
const { createPreviewServer } = await import(
  '../../packages/core/src/engine/preview/createPreviewServer.ts'
);
const rounds = 15;
const dir = fileURLToPath(new URL('../../site/dist', import.meta.url));
const server = await createPreviewServer({ dir, base: '/', cleanUrls: true, port: 0 });
const browser = await launchBrowser();
try {
  console.log(describeMachine());
  const rows = [];
  for (const isPrefetched of [true, false]) {
    const times = [];
    for (let round = 0; round < rounds; round++) times.push(await measure(isPrefetched));
    const sorted = times.toSorted((a, b) => a - b);
    const at = (/** @type {number} */ share) =>
      (sorted[Math.floor(share * rounds)] ?? 0).toFixed(0);
    rows.push([isPrefetched ? 'after a hover of 300 ms' : 'without a hover', at(0.5), at(0.95)]);
  }
  console.log(formatTable(['first result', 'p50 ms', 'p95 ms'], rows));
} finally {
  await browser.close();
  await server.close();
}

/** @param {boolean} isPrefetched whether the pointer has rested on the button before the click */
async function measure(isPrefetched) {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await page.goto(`${server.url}guide/start/`, { waitUntil: 'networkidle' });
    const button = page.getByRole('button', { name: 'Search' });
    if (isPrefetched) {
      await button.hover();
      await page.waitForTimeout(300);
    }
    return await button.evaluate(openAndType);
  } finally {
    await context.close();
  }
}

/**
 * Runs in the page: clicks, types a whole query as soon as there is a box, and waits for a result.
 *
 * @param {Element} button
 * @returns {Promise<number>} milliseconds
 */
function openAndType(button) {
  return new Promise((resolve) => {
    const start = performance.now();
    let isTyped = false;
    new MutationObserver((_, observer) => {
      const box = document.querySelector('dialog [role=combobox], [role=dialog] [role=combobox]');
      if (box instanceof HTMLInputElement && !isTyped) {
        isTyped = true;
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box, 'dts');
        box.dispatchEvent(new InputEvent('input', { bubbles: true }));
      }
      if (!isTyped || !document.querySelector('[role=listbox] [role=option]')) return;
      observer.disconnect();
      resolve(performance.now() - start);
    }).observe(document.body, { childList: true, subtree: true });
    if (button instanceof HTMLElement) button.click();
  });
}
