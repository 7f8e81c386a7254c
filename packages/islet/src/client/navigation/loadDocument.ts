import { hideNotice, showNotice } from './notice.ts';

/** Milliseconds until readers are told that loading takes long. */
const quietTime = 5000;

type Address = Pick<URL, 'href'>;

/**
 * Loads a document if the server can be reached. Without a network, the page stays open and shows a notice,
 * instead of the browser's error page.
 */
export async function loadDocument(address: Address): Promise<void> {
  try {
    await fetch(address.href, { method: 'HEAD', redirect: 'manual', cache: 'no-store' });
  } catch {
    return showNotice('offline', () => void loadDocument(address));
  }
  goTo(address);
}

/** Makes the browser load a document, even the current one. */
function goTo({ href }: Address): void {
  // Assigning the current URL would at most scroll to its hash.
  if (href === location.href) {
    // An open search opens again with what was typed, see `restoreSearch`.
    const field = document.querySelector<HTMLInputElement>(':modal input');
    if (field) history.replaceState({ ...history.state, search: { query: field.value } }, '');
    location.reload();
  } else location.assign(href);
}

/**
 * Shows a notice if loading takes long, with a button that loads the document instead. Returns a function that
 * cancels it.
 */
export function showNoticeIfSlow(address: Address): () => void {
  let isTold = false;
  const timer = setTimeout(() => {
    isTold = true;
    showNotice('slow', () => goTo(address));
  }, quietTime);
  return () => {
    clearTimeout(timer);
    if (isTold) hideNotice();
  };
}

/** Shows that a part of the page could not be loaded, with a button that reloads it. */
export function showIncompleteNotice(): void {
  showNotice('incomplete', () => void loadDocument(location));
}

/**
 * Marks the shell as failed, so that it stays without script. The reader is told on first using it, or at once
 * if there is nothing to read.
 */
export function failShell(): void {
  document.getElementById('~root')?.setAttribute('data-failed', '');
  if (document.documentElement.dataset.ssg === undefined) showIncompleteNotice();
}
