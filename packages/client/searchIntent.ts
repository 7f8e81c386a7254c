/** Where the search is: `wanted` before its button has a script, then `ready`. */
const rootData = (): DOMStringMap => document.documentElement.dataset;

/** Whether an event asks for the search: one of its keys, or a press of its button. */
export function asksForSearch(event: Event): boolean {
  if (event instanceof KeyboardEvent) return isSearchShortcut(event);
  return (
    event.type === 'click' &&
    event.target instanceof Element &&
    event.target.closest('.search-button') !== null
  );
}

/** Whether a key opens the search: Ctrl+K or Cmd+K, and `/` outside of text fields (SPEC 2.7, 9). */
export function isSearchShortcut({
  key,
  ctrlKey,
  metaKey,
  altKey,
  target,
}: KeyboardEvent): boolean {
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k';
  const isTyping =
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));
  return key === '/' && !altKey && !isTyping;
}

/** Remembers that the reader asked for the search until `takeSearchIntent`, by its keys or button. */
export function watchSearchIntent(): void {
  const remember = (event: Event): void => {
    if (rootData().search === 'ready') return;
    const button = document.querySelector('.search-button');
    if (!button) return;
    const isWanted =
      event instanceof KeyboardEvent
        ? isSearchShortcut(event)
        : event.target instanceof Node && button.contains(event.target);
    if (!isWanted) return;
    // Ctrl+K is a key of the browser too.
    event.preventDefault();
    rootData().search = 'wanted';
  };
  addEventListener('keydown', remember);
  addEventListener('click', remember);
}

/** Tells whether the search was asked for, and that its button looks to itself from now on. */
export function takeSearchIntent(): boolean {
  const isWanted = rootData().search === 'wanted';
  rootData().search = 'ready';
  return isWanted;
}
