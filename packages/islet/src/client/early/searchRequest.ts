import { adoptStyles } from '../islands/adoptStyles.ts';
import styles from './searchField.css?inline';

/** Whether an event opens the search of this page: one of its keys, or a click on its button. */
export function isSearchRequest(event: Event): boolean {
  const isOpening =
    event instanceof KeyboardEvent
      ? isSearchShortcut(event)
      : event.type === 'click' && isOnSearchButton(event);
  // A page without a bar has no button, but can be searched too.
  return isOpening && findDialog() !== null;
}

/**
 * Opens the search with the query of the history entry, which readers have come back to, or of the URL, which
 * others have shared (`?q=`). Returns whether there is one.
 */
export function restoreSearch(): boolean {
  const query: unknown =
    history.state?.search?.query ?? new URLSearchParams(location.search).get('q');
  if (typeof query !== 'string') return false;
  showSearch(query);
  return true;
}

/** Opens the search with this text in its field. If it is open, only a text replaces what the reader has typed. */
export function showSearch(text = ''): void {
  const dialog = findDialog();
  if (!dialog) return;
  const field = dialog.querySelector('input');
  if (field && (text || !dialog.open)) field.value = text;
  if (dialog.open) return;
  dialog.addEventListener('close', adoptStyles(styles), { once: true });
  dialog.showModal();
}

/**
 * Does in the open search what a key would have done that was pressed before the search could be opened. Returns
 * whether the search is open.
 */
export function typeInSearch(event: Event): boolean {
  const field = document.querySelector<HTMLInputElement>(':modal input');
  const { key, ctrlKey, metaKey } = event as KeyboardEvent;
  if (!field || !key) return false;
  if (key === 'Escape') findDialog()?.close();
  else if (key === 'Backspace') field.value = field.value.slice(0, -1);
  else if (key.length > 1) field.dispatchEvent(new KeyboardEvent('keydown', event));
  else if (!ctrlKey && !metaKey) field.value += key;
  return true;
}

function findDialog(): HTMLDialogElement | null {
  return document.querySelector('dialog.search');
}

/** Whether the target of an event is a search button. */
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
