import type { Page } from '@playwright/test';

/** How many blocks of a kind there are, and how many of them are wider than their column. */
export type Scrolling = Record<'code' | 'tables', { all: number; wide: number }>;

/** Counts the blocks of code and the tables of the page that readers have to scroll sideways. */
export function countScrolling(page: Page): Promise<Scrolling> {
  return page.evaluate(() => {
    const count = (selector: string) => {
      const blocks = [...document.querySelectorAll<HTMLElement>(selector)].filter((block) =>
        block.checkVisibility({ contentVisibilityAuto: true }),
      );
      const wide = blocks.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
      return { all: blocks.length, wide: wide.length };
    };
    return { code: count('.prose pre'), tables: count('.prose .table-scroll') };
  });
}
