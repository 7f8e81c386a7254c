import { isUnhydrated } from './isUnhydrated.ts';

/** Elements that can scroll horizontally: code and tables. */
const boxes = 'pre, .table-scroll';

export interface ScrollStops {
  /** Observes every such element in `root`; ones that are already observed don't matter. */
  watch(root: ParentNode): void;
  end(): void;
}

/** Wraps the lines of a block of code. */
const wrapButton = ':scope > .code-tools > [aria-pressed]';

const isWide = (box: Element) => box.scrollWidth > box.clientWidth;

/** Shows the button that wraps the lines of code only while they are cut off or wrapped. */
export function offerToWrap(button: HTMLElement, pre: Element | null): void {
  button.hidden = button.ariaPressed === 'false' && !(pre && isWide(pre));
}

/**
 * Makes code and tables focusable only while they can scroll, which may change with the size
 * of the window, line wrapping, or a selected tab. Without script they are always focusable.
 */
export function createScrollStops(): ScrollStops {
  const observer = new ResizeObserver((changes) => {
    for (const { target } of changes) {
      const box = target.closest<HTMLElement>(boxes);
      if (!box) continue;
      box.tabIndex = isWide(box) ? 0 : -1;
      const wrap = box.parentElement?.querySelector<HTMLElement>(wrapButton);
      if (wrap) offerToWrap(wrap, box);
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
