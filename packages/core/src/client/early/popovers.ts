import { adoptStyles } from '../islands/adoptStyles.ts';

/** What replaces `:popover-open`, which these browsers cannot parse. */
const openMark = 'data-popover-open';
const openSelector = `[${openMark}]`;

/** What browsers with popovers know by themselves; the theme's own layers win. */
const ownStyles = `@layer reset {
  [popover] { display: none }
  ${openSelector} { display: block; z-index: 100 }
}`;

/**
 * Gives a browser without popovers what the theme needs of them: `popovertarget`, the methods, the
 * events, closing on Escape and on a press outside, and the styles of `:popover-open`. Called once
 * per document, before anything uses them. Without its stylesheet a page keeps working unstyled.
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

/** The methods of every element; together they know where the focus has to return to. */
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

/** The open panels that close by themselves; those inside others come after them. */
function openOnes(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(`[popover="auto"]${openSelector}`)];
}

/** Selects the buttons that open any panel, or the one of that id. */
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
