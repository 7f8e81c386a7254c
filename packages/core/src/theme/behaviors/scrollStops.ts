import { isUnhydrated } from './isUnhydrated.ts';

/** What scrolls sideways where there is no room for it: code and tables. */
const boxes = 'pre, .table-scroll';

export interface ScrollStops {
  /** Looks after every box of `root`, also after those that it knows. */
  watch(root: ParentNode): void;
  end(): void;
}

/**
 * Lets the keyboard stop at code and tables only while they scroll, whatever makes them: another size
 * of the window, wrapped lines, a tab that is shown. Without script it stops at all of them.
 */
export function createScrollStops(): ScrollStops {
  const observer = new ResizeObserver((changes) => {
    for (const { target } of changes) {
      const box = target.closest<HTMLElement>(boxes);
      if (box) box.tabIndex = box.scrollWidth > box.clientWidth ? 0 : -1;
    }
  });
  return {
    watch(root) {
      for (const box of root.querySelectorAll(boxes)) {
        if (isUnhydrated(box)) continue;
        observer.observe(box);
        if (box.firstElementChild) observer.observe(box.firstElementChild);
      }
    },
    end: () => observer.disconnect(),
  };
}
