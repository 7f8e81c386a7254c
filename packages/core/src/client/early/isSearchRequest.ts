/** Whether an event asks for the search of this page: one of its keys, or a press of its button. */
export function asksForSearch(event: Event): boolean {
  const asks =
    event instanceof KeyboardEvent
      ? isSearchShortcut(event)
      : event.type === 'click' && isOnSearchButton(event);
  // A page without a bar has no button, and can be searched all the same.
  return asks && document.querySelector('.search-notice') !== null;
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
