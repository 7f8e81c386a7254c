import type { PopupTrigger } from '#common/types.ts';

export interface PopupOptions {
  /** What the popup belongs to and stands beside. */
  anchor: HTMLElement;
  /** An element with the attribute `popover`. */
  panel: HTMLElement;
  /** What opens it. */
  triggers: readonly PopupTrigger[];
  /** Milliseconds between the pointer or the focus coming and the opening (SPEC 9). */
  enterDelay?: number | undefined;
  /** Milliseconds between the pointer leaving and the closing (SPEC 9). */
  leaveDelay?: number | undefined;
}

/**
 * Opens and closes a popup: on its triggers; it closes on Escape, on a press outside, when the focus
 * leaves it, and when a link in it is followed (SPEC 4). The platform does what it can: the top layer,
 * the place beside the anchor (in CSS), the press of a `popovertarget`. Returns what ends it all.
 */
export function attachPopup(options: PopupOptions): () => void {
  const { anchor, panel, triggers, enterDelay = 100, leaveDelay = 100 } = options;
  const isButton = anchor.hasAttribute('popovertarget');
  const listeners = new AbortController();
  const isOpen = () => panel.matches(':popover-open');
  const isWithin = (target: EventTarget | null) =>
    target instanceof Node && (anchor.contains(target) || panel.contains(target));
  let timer: ReturnType<typeof setTimeout> | undefined;
  // Opened by a press, it stays when the pointer leaves. It may have been before this script came.
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

  const on = <Name extends keyof HTMLElementEventMap>(
    target: HTMLElement | Document,
    name: Name,
    listener: (event: HTMLElementEventMap[Name]) => void,
  ) => target.addEventListener(name, listener as EventListener, { signal: listeners.signal });

  if (triggers.includes('hover')) {
    for (const part of [anchor, panel]) {
      // A finger has no place where it hovers.
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

  if (isButton) {
    on(anchor, 'click', (event) => {
      clearTimeout(timer);
      // What the pointer has opened is not closed by pressing where it came from.
      if (isOpen() && !isPinned) event.preventDefault();
      isPinned = true;
    });
  }
  const reflect = () => {
    isPinned &&= isOpen();
    if (isButton) anchor.ariaExpanded = String(isOpen());
  };
  reflect();
  on(panel, 'toggle', reflect);
  on(panel, 'click', ({ target }) => {
    if (target instanceof Element && target.closest('a')) close();
  });
  on(document, 'mousedown', ({ target }) => {
    // A button closes it by the click that follows.
    if (!(isButton ? isWithin(target) : panel.contains(target as Node))) close();
  });
  for (const part of [anchor, panel]) {
    on(part, 'focusout', ({ relatedTarget }) => {
      // A press on something without focus is told by `mousedown`.
      if (!isWithin(relatedTarget) && (relatedTarget || !isButton)) close();
    });
    on(part, 'keydown', (event) => {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (!step || !panel.querySelector('a, button')) return;
      event.preventDefault();
      open();
      moveFocus(panel, step);
    });
  }
  on(document, 'keydown', ({ key }) => {
    // The platform closes `auto` ones, and of several only the last.
    if (key === 'Escape' && panel.popover === 'manual') close();
  });

  return () => {
    close();
    listeners.abort();
  };
}

/** Goes to the next or the previous control of a panel; from outside to its first or last one. */
function moveFocus(panel: HTMLElement, step: number): void {
  const controls = [...panel.querySelectorAll<HTMLElement>('a[href], button')];
  const current = controls.indexOf(document.activeElement as HTMLElement);
  const next = current < 0 && step < 0 ? -1 : current + step;
  controls.at(next % controls.length)?.focus();
}
