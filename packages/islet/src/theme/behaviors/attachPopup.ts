import type { PopupTrigger } from '#shared/siteData.ts';

export interface PopupOptions {
  /** The element that the popup belongs to and is placed beside. */
  anchor: HTMLElement;
  /** An element with the attribute `popover`. */
  panel: HTMLElement;
  /** Events that open it. */
  triggers: readonly PopupTrigger[];
  /** Milliseconds between pointer or focus entering and the popup opening (SPEC 9). */
  enterDelay?: number | undefined;
  /** Milliseconds between the pointer leaving and the popup closing (SPEC 9). */
  leaveDelay?: number | undefined;
}

/**
 * Opens a popup on its triggers, and closes it on Escape, on a press outside, when focus leaves it, and when a
 * link in it is followed (SPEC 4). The platform handles the top layer, the position beside the anchor (in
 * CSS) and clicks on a `popovertarget`. Returns a function that removes all listeners.
 */
export function attachPopup(options: PopupOptions): () => void {
  const { anchor, panel, triggers, enterDelay = 100, leaveDelay = 100 } = options;
  const listeners = new AbortController();
  const isOpen = () => panel.matches(':popover-open');
  let timer: ReturnType<typeof setTimeout> | undefined;
  // A popup opened by a click stays open when the pointer leaves. It may be open before this script runs.
  let isPinned = isOpen();

  const open = () => {
    if (!isOpen() && anchor.isConnected) panel.showPopover({ source: anchor });
  };
  const close = () => {
    clearTimeout(timer);
    if (isOpen()) panel.hidePopover();
  };
  const later = (act: () => void, delay: number) => {
    clearTimeout(timer);
    timer = setTimeout(act, delay);
  };

  const on: Listen = (target, name, listener) =>
    target.addEventListener(name, listener as EventListener, { signal: listeners.signal });

  if (triggers.includes('hover')) {
    for (const part of [anchor, panel]) {
      // Touch has no hover.
      on(part, 'pointerenter', ({ pointerType }) => {
        if (pointerType !== 'touch') later(open, enterDelay);
      });
      on(part, 'pointerleave', () => later(() => isPinned || close(), leaveDelay));
    }
  }
  if (triggers.includes('focus')) {
    on(anchor, 'focusin', () => {
      if (anchor.matches(':focus-visible')) later(open, enterDelay);
    });
  }
  if (triggers.includes('contextMenu')) {
    on(anchor, 'contextmenu', (event) => {
      event.preventDefault();
      isPinned = true;
      open();
    });
  }

  if (isButton(anchor)) {
    on(anchor, 'click', (event) => {
      clearTimeout(timer);
      // A click must not close what hovering has just opened.
      if (isOpen() && !isPinned) event.preventDefault();
      isPinned = true;
    });
  }
  const reflect = () => {
    isPinned &&= isOpen();
    if (isButton(anchor)) anchor.ariaExpanded = String(isOpen());
  };
  reflect();
  on(panel, 'toggle', reflect);
  closeWhenLeft(options, close, on);
  moveByKeys(options, open, on);

  return () => {
    close();
    listeners.abort();
  };
}

/** Adds a listener, which is removed with all others. */
type Listen = <Name extends keyof HTMLElementEventMap>(
  target: HTMLElement | Document,
  name: Name,
  listener: (event: HTMLElementEventMap[Name]) => void,
) => void;

const isButton = (anchor: HTMLElement) => anchor.hasAttribute('popovertarget');

function closeWhenLeft({ anchor, panel }: PopupOptions, close: () => void, on: Listen): void {
  const isWithin = (target: EventTarget | null) =>
    target instanceof Node && (anchor.contains(target) || panel.contains(target));
  on(panel, 'click', ({ target }) => {
    if (target instanceof Element && target.closest('a')) close();
  });
  on(document, 'mousedown', ({ target }) => {
    // A button closes it by the click that follows.
    if (!(isButton(anchor) ? isWithin(target) : panel.contains(target as Node))) close();
  });
  for (const part of [anchor, panel]) {
    on(part, 'focusout', ({ relatedTarget }) => {
      // A press on an element that can't be focused is handled by `mousedown`.
      if (!isWithin(relatedTarget) && (relatedTarget || !isButton(anchor))) close();
    });
  }
  on(document, 'keydown', ({ key }) => {
    // The platform only closes `auto` popovers, and only the topmost.
    if (key === 'Escape' && panel.popover === 'manual') close();
  });
}

/** Arrow keys open it, and move between its controls. */
function moveByKeys({ anchor, panel }: PopupOptions, open: () => void, on: Listen): void {
  for (const part of [anchor, panel]) {
    on(part, 'keydown', (event) => {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (!step || !panel.querySelector('a, button')) return;
      event.preventDefault();
      open();
      moveFocus(panel, step);
    });
  }
}

/** Moves focus to the next or previous control of a panel, or from outside to its first or last one. */
function moveFocus(panel: HTMLElement, step: number): void {
  const controls = [...panel.querySelectorAll<HTMLElement>('a[href], button')];
  const current = controls.indexOf(document.activeElement as HTMLElement);
  const next = current < 0 && step < 0 ? -1 : current + step;
  controls.at(next % controls.length)?.focus();
}
