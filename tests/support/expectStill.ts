import type { Page } from '@playwright/test';
import type { PieceServer } from './serveInPieces.ts';
import { expect } from './test.ts';

/** Ends each piece, so that a test can see that it has arrived. */
const mark = 'arrived';

/** Cuts a document at the first element after each kilobyte of what the first screen shows. */
export function divide(html: string): string[] {
  const cuts = [0];
  for (const { index } of html.matchAll(/<(?:a|b|button|code|div|h\d|li|p|span|svg|td|ul)\b/g)) {
    if (index > (cuts.at(-1) ?? 0) + 1024 && cuts.length < 30) cuts.push(index);
  }
  return cuts.map((from, index) => `${html.slice(from, cuts[index + 1])}<!--${mark}-->`);
}

/** Waits for a frame with the piece that was sent last. */
async function expectPiece(page: Page): Promise<void> {
  await page.waitForFunction((mark) => {
    const comments = document.createTreeWalker(document, NodeFilter.SHOW_COMMENT);
    while (comments.nextNode()) {
      const { currentNode } = comments;
      if (currentNode.nodeValue !== mark) continue;
      currentNode.parentNode?.removeChild(currentNode);
      return true;
    }
    return false;
  }, mark);
}

/** Opens pages of which each piece of the document is painted before the next one comes. Nothing may move then. */
export async function expectStill(
  page: Page,
  server: PieceServer,
  addresses: readonly string[],
): Promise<void> {
  await page.addInitScript(() => {
    localStorage.setItem('islet-visited', '1');
    globalThis.moved = [];
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) moved.push(JSON.stringify(entry));
    });
    observer.observe({ type: 'layout-shift', buffered: true });
  });
  for (const address of addresses) {
    await page.goto(server.url + address, { waitUntil: 'commit' });
    let pieces = 0;
    do {
      await expectPiece(page);
      pieces++;
    } while (server.sendPiece());
    expect(pieces, address).toBeGreaterThan(5);
    await page.waitForSelector('#\\~root[data-hydrated]');
    expect(await page.evaluate(() => moved), `/${address}`).toEqual([]);
  }
}
