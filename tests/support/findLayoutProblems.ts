import type { Page } from '@playwright/test';

/**
 * Layout problems of a page that has been painted (`nextFrame`), one text each: names that are broken inside, tables
 * that scroll without showing it, and a page that is wider than the screen.
 */
export function findLayoutProblems(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const findVisible = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter(
        // Closed details are laid out, but not visible.
        (element) => element.checkVisibility({ contentVisibilityAuto: true }),
      );
    const labels = findVisible(
      'h1, h2, h3, h4, td:first-child code, :is(.sidebar, .outline, .overview) a',
    );
    const tables = findVisible('.table-scroll').filter(
      ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth,
    );
    const { scrollWidth, clientWidth } = document.documentElement;
    return [
      ...labels.flatMap(findBrokenNames).map((name) => `broken inside: ${name}`),
      ...tables
        .filter((table) => getComputedStyle(table).getPropertyValue('--fade-end') === '0px')
        .map((table) => `scrolls without a sign: ${table.textContent.slice(0, 80)}`),
      ...(scrollWidth > clientWidth ? [`wider than the screen: ${scrollWidth} px`] : []),
    ];

    /** Words on more than one line. Lines may end after a slash, a hyphen that no flag begins with, or a Han character. */
    function findBrokenNames(element: HTMLElement): string[] {
      const broken: string[] = [];
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const { currentNode } = walker;
        for (const { 0: word, index } of (currentNode.nodeValue ?? '').matchAll(
          /(?<!\S)-\S+|[^\s/\p{Script=Han}\u3000-\u303f\uff00-\uffef-]+/gu,
        )) {
          const range = new Range();
          range.setStart(currentNode, index);
          range.setEnd(currentNode, index + word.length);
          const boxes = [...range.getClientRects()].filter(({ width }) => width > 0.5);
          if (new Set(boxes.map(({ top }) => Math.round(top))).size > 1) broken.push(word);
        }
      }
      return broken;
    }
  });
}
