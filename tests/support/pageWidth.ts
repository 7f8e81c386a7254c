import type { Page } from '@playwright/test';

/** By how many px the page is wider than the screen. */
export const excessOf = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });

/** The controls of the bar that are beyond an edge of the screen, as HTML. */
export const findOutside = (page: Page): Promise<string[]> =>
  page.locator('header :is(a, button):visible').evaluateAll((all) =>
    all
      .filter((one) => !one.closest('.popup, .bar-nav'))
      .filter((one) => {
        const { left, right } = one.getBoundingClientRect();
        return left < 0 || right > document.documentElement.clientWidth;
      })
      .map((one) => one.outerHTML),
  );

/** Adds a word that is wider than a phone to each text of the page. */
export const lengthenTexts = (page: Page): Promise<void> =>
  page.locator('main, .announcement, .footer').evaluateAll((parts) => {
    const word = 'Rechtsschutzversicherungsgesellschaftenverordnung';
    for (const part of parts) {
      const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const { currentNode } = walker;
        if (currentNode.nodeValue?.trim()) currentNode.nodeValue += ` ${word}${word}`;
      }
    }
  });
