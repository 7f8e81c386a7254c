import { isUnhydrated } from './isUnhydrated.ts';

/** Elements that can scroll horizontally: code and tables. */
const boxes = 'pre, .table-scroll';

export interface ScrollStops {
  /** Observes every such element in `root`; ones that are already observed don't matter. */
  watch(root: ParentNode): void;
  end(): void;
}

/**
 * Makes code and tables focusable only while they can scroll, which may change with the size
 * of the window, line wrapping, or a selected tab. Without script they are always focusable.
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
