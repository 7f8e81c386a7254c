/** Where the search is: `wanted` before it has a script, then `ready`. */
const rootData = (): DOMStringMap => document.documentElement.dataset;

/** Whether an event asks for the search: one of its keys, or a press of its button. */
export function asksForSearch(event: Event): boolean {
  if (event instanceof KeyboardEvent) return isSearchShortcut(event);
  return event.type === 'click' && isOnSearchButton(event);
}

/** Whether an event happens on a button that opens the search. */
export function isOnSearchButton({ target }: Event): boolean {
  return target instanceof Element && target.closest('.search-button') !== null;
}

/** Whether a key opens the search: Ctrl+K or Cmd+K, and `/` outside of text fields (SPEC 2.7, 9). */
function isSearchShortcut({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k';
  const isTyping =
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));
  return key === '/' && !altKey && !isTyping;
}

/** Remembers that the reader asked for the search until `takeSearchIntent`, by its keys or button. */
export function watchSearchIntent(): void {
  const remember = (event: Event): void => {
    // A page without a bar has no button, and can be searched all the same.
    const canSearch = document.querySelector('.search-notice') !== null;
    if (rootData().search === 'ready' || !canSearch || !asksForSearch(event)) return;
    // Ctrl+K is a key of the browser too.
    event.preventDefault();
    rootData().search = 'wanted';
  };
  addEventListener('keydown', remember);
  addEventListener('click', remember);
}

/** Whether the search was asked for; from now on it looks to this itself. */
export function takeSearchIntent(): boolean {
  const isWanted = rootData().search === 'wanted';
  rootData().search = 'ready';
  return isWanted;
}
