import { adoptStyles } from '../islands/adoptStyles.ts';

/** Replaces `:popover-open`, which these browsers can't parse. */
const openMark = 'data-popover-open';
const openSelector = `[${openMark}]`;

/** The default styles of browsers with popovers; the theme's layers override them. */
const ownStyles = `@layer reset {
  [popover] { display: none }
  ${openSelector} { display: block; z-index: 100 }
}`;

/**
 * Polyfills the popover features that the theme uses: `popovertarget`, the methods, the events, closing on
 * Escape and on a press outside, and the styles of `:popover-open`. Called once per document, before
 * popovers are used. If its stylesheet can't be loaded, the page works without these styles.
 */
export async function installPopovers(): Promise<void> {
  const { prototype } = HTMLElement;
  const { matches } = Element.prototype;
  Object.defineProperties(prototype, {
    popover: {
      configurable: true,
      get(this: HTMLElement) {
        return this.getAttribute('popover');
      },
      set(this: HTMLElement, value: string) {
        this.setAttribute('popover', value);
      },
    },
    ...createMethods(),
  });
  Object.defineProperty(Element.prototype, 'matches', {
    configurable: true,
    value(this: Element, selector: string) {
      return matches.call(this, withMark(selector));
    },
  });

  document.addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest(invoker()) : null;
    const panel = document.getElementById(button?.getAttribute('popovertarget') ?? '');
    if (!button || !panel || event.defaultPrevented) return;
    event.preventDefault();
    const isOpen = panel.hasAttribute(openMark);
    if (isOpen) panel.hidePopover();
    else if (button.getAttribute('popovertargetaction') !== 'hide') panel.showPopover();
  });
  document.addEventListener('pointerdown', ({ target }) => {
    if (!(target instanceof Element)) return;
    for (const panel of openOnes()) {
      if (!panel.contains(target) && !target.closest(invoker(panel.id))) panel.hidePopover();
    }
  });
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') openOnes().at(-1)?.hidePopover();
  });

  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]');
  const texts = await Promise.all(Array.from(links, async ({ href }) => readStyles(href)));
  for (const text of [ownStyles, ...texts]) adoptStyles(withMark(text));
}

/** The methods added to every element; they share the element that focus returns to. */
function createMethods(): PropertyDescriptorMap {
  const focusBefore = new WeakMap<Element, Element | null>();

  function show(this: HTMLElement): void {
    if (this.hasAttribute(openMark)) return;
    if (this.popover === 'auto') {
      for (const panel of openOnes()) if (!panel.contains(this)) panel.hidePopover();
    }
    focusBefore.set(this, document.activeElement);
    announceToggle(this, 'beforetoggle', 'open');
    this.setAttribute(openMark, '');
    announceToggle(this, 'toggle', 'open');
  }

  function hide(this: HTMLElement): void {
    if (!this.hasAttribute(openMark)) return;
    for (const panel of openOnes()) if (panel !== this && this.contains(panel)) panel.hidePopover();
    announceToggle(this, 'beforetoggle', 'closed');
    const before = focusBefore.get(this);
    const hadFocus = this.contains(document.activeElement);
    this.removeAttribute(openMark);
    if (hadFocus && before instanceof HTMLElement) before.focus();
    announceToggle(this, 'toggle', 'closed');
  }

  return {
    showPopover: { configurable: true, value: show },
    hidePopover: { configurable: true, value: hide },
  };
}

function announceToggle(panel: HTMLElement, name: string, newState: 'open' | 'closed'): void {
  const oldState = newState === 'open' ? 'closed' : 'open';
  panel.dispatchEvent(Object.assign(new Event(name), { oldState, newState }));
}

/** The open `auto` panels; nested panels come after those that contain them. */
function openOnes(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(`[popover="auto"]${openSelector}`)];
}

/** Selects the buttons that open a panel: any panel, or the one with this id. */
function invoker(id?: string): string {
  return id === undefined ? '[popovertarget]' : `[popovertarget="${CSS.escape(id)}"]`;
}

function withMark(text: string): string {
  return text.replaceAll(':popover-open', openSelector);
}

async function readStyles(href: string): Promise<string> {
  try {
    return await (await fetch(href)).text();
  } catch (error) {
    console.error('Menus cannot be styled.', error);
    return '';
  }
}
