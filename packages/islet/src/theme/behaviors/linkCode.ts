import { adoptStyles } from '#client/islands/adoptStyles.ts';
import type { CodeLinks } from '#shared/siteData.ts';
import { type CodeName, findCodeNames } from '../rules/findCodeNames.ts';
import styles from '../styles/codeLinks.css?inline';
import { createTermPopup, type TermLabels } from './termPopup.ts';

export interface LinkCodeOptions {
  /** URL of the names that have documentation. */
  url: string;
  labels: TermLabels;
  /** The event that showed that the reader is about to use the code. */
  cause: Event;
}

/**
 * Makes the names in code that have documentation links to it, with a popup that shows type, default and first
 * sentence on hover, on focus and on the first tap. The links of a block are one stop of the keyboard; arrow
 * keys move between them. Returns a function that removes listeners and popup.
 */
export async function linkCode(prose: Element, options: LinkCodeOptions): Promise<() => void> {
  const { url, labels, cause } = options;
  const links = await loadLinks(url);
  if (!links) return () => {};
  const removeStyles = adoptStyles(styles);
  // React owns what is in islands.
  const blocks = prose.querySelectorAll('.code:not(islet-island *, :has(.code-link))');
  const terms = new Map([...blocks].flatMap((block) => linkBlock(block, links)));
  const popup = createTermPopup(labels, terms);
  const { show } = popup;
  const listeners = new AbortController();
  const { signal } = listeners;
  // What the popup was about when the pointer was pressed: only the second tap on a link follows it.
  let pressed: HTMLElement | null = null;

  const findLink = (target: EventTarget | null): HTMLElement | null => {
    const link = target instanceof Element ? target.closest<HTMLElement>('.code-link') : null;
    return link && terms.has(link) ? link : null;
  };
  const isInPopup = (target: EventTarget | null): boolean =>
    target instanceof Node && popup.element.contains(target);
  const on = <Name extends keyof DocumentEventMap>(
    name: Name,
    listener: (event: DocumentEventMap[Name]) => void,
  ) => document.addEventListener(name, listener, { signal });

  on('pointerover', ({ target, pointerType }) => {
    if (pointerType === 'touch') return;
    if (isInPopup(target)) popup.stopWaiting();
    else popup.showLater(findLink(target));
  });
  on('pointerdown', ({ target }) => {
    if (!isInPopup(target) && !findLink(target)) show(null);
    pressed = popup.shown();
  });
  on('focusin', ({ target }) => {
    const link = findLink(target);
    if (link) moveStop(link);
    if (link && isFocusVisible(link)) show(link);
    else if (!link && !isInPopup(target) && isFocusVisible(target)) show(null);
  });
  on('keydown', (event) => {
    if (event.key === 'Escape') return show(null);
    const next = findNext(findLink(event.target), event);
    if (!next) return;
    event.preventDefault();
    next.focus();
  });
  // Before the router, which listens to the window.
  on('click', (event) => {
    const link = findLink(event.target);
    if (!link || link === pressed || !isTouch(event)) return;
    event.preventDefault();
    show(link);
  });
  if (cause instanceof PointerEvent && isTouch(cause)) {
    show(findLink(document.elementFromPoint(cause.clientX, cause.clientY)));
  }
  return () => {
    show(null);
    listeners.abort();
    popup.element.remove();
    removeStyles();
  };
}

async function loadLinks(url: string): Promise<CodeLinks | null> {
  try {
    const response = await fetch(url, { cache: 'no-cache' });
    const value: unknown = await response.json();
    if (isCodeLinks(value)) return value;
    throw new Error(`${url} has an unexpected format.`);
  } catch (error) {
    console.error('Names in code could not be linked.', error);
    return null;
  }
}

/** Whether the file was written by a build that this script understands. */
function isCodeLinks(value: unknown): value is CodeLinks {
  return typeof value === 'object' && value !== null && 'options' in value && 'exports' in value;
}

/** Turns the names in a block into links, which it returns; their text stays the same. */
function linkBlock(block: Element, links: CodeLinks): Array<[Element, CodeName]> {
  const code = block.querySelector('pre:is([class$="ts"], [class$="js"], [class$="tsx"]) code');
  if (!code || block.matches('[data-lang="diff"]')) return [];
  const title = block.querySelector('.code-title')?.textContent ?? '';
  const names = findCodeNames(code.textContent ?? '', title, links);
  const texts = listTexts(code);
  // From the end, so that the places before stay as they are.
  return [...names].reverse().flatMap((name) => {
    const text = texts.find(({ start, end }) => start <= name.start && name.end <= end);
    if (!text) return [];
    const range = document.createRange();
    range.setStart(text.node, name.start - text.start);
    range.setEnd(text.node, name.end - text.start);
    const link = document.createElement('a');
    link.className = 'code-link plain';
    link.href = name.term[0];
    link.tabIndex = name === names[0] ? 0 : -1;
    range.surroundContents(link);
    return [[link, name]];
  });
}

interface TextPlace {
  node: Text;
  start: number;
  end: number;
}

function listTexts(root: Element): TextPlace[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: TextPlace[] = [];
  let start = 0;
  while (walker.nextNode()) {
    const node = walker.currentNode;
    if (!(node instanceof Text)) continue;
    texts.push({ node, start, end: start + node.length });
    start += node.length;
  }
  return texts;
}

const linksAround = (link: Element): HTMLElement[] => [
  ...(link.closest('pre')?.querySelectorAll<HTMLElement>('.code-link') ?? []),
];

/** Makes a link the one that the Tab key finds in its block. */
function moveStop(link: HTMLElement): void {
  for (const one of linksAround(link)) one.tabIndex = one === link ? 0 : -1;
}

/** The link that a key moves to. */
function findNext(link: HTMLElement | null, { key }: KeyboardEvent): HTMLElement | undefined {
  if (!link) return undefined;
  const all = linksAround(link);
  const at = all.indexOf(link);
  const keys: Record<string, number> = {
    ArrowRight: at + 1,
    ArrowDown: at + 1,
    ArrowLeft: at - 1,
    ArrowUp: at - 1,
    Home: 0,
    End: -1,
  };
  const next = keys[key];
  return next === undefined ? undefined : all.at(next % all.length);
}

/** Pressing the pointer moves the focus too, but not visibly. */
const isFocusVisible = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches(':focus-visible');

/** Clicks are pointer events in browsers that have popovers. */
const isTouch = (event: Event): boolean =>
  event instanceof PointerEvent && event.pointerType === 'touch';
