import { hideNotice, showNotice } from './notice.ts';

/** How long readers wait before they hear that something takes long; in milliseconds. */
const patience = 5000;

type Address = Pick<URL, 'href'>;

/**
 * Loads a document in place of this one when the server can be reached. Without a network the page stays,
 * in place of the browser's error page, and says so.
 */
export async function loadDocument(address: Address): Promise<void> {
  try {
    await fetch(address.href, { method: 'HEAD', redirect: 'manual', cache: 'no-store' });
  } catch {
    return showNotice('offline', () => void loadDocument(address));
  }
  goTo(address);
}

/** Has the browser load a document, also the one that is shown. */
function goTo({ href }: Address): void {
  // Assigning the URL that is there already would at most scroll to its hash.
  if (href === location.href) location.reload();
  else location.assign(href);
}

/**
 * Says after a while that something takes long, and offers to load a document instead. What is given
 * back ends that.
 */
export function tellIfSlow(address: Address): () => void {
  let isTold = false;
  const timer = setTimeout(() => {
    isTold = true;
    showNotice('slow', () => goTo(address));
  }, patience);
  return () => {
    clearTimeout(timer);
    if (isTold) hideNotice();
  };
}

/** Says that a part of this page could not be loaded; trying again loads all of it. */
export function tellIncomplete(): void {
  showNotice('incomplete', () => void loadDocument(location));
}

/**
 * Marks the shell as one that stays without its script. The reader hears of it on needing it, or at once
 * where there is nothing to read.
 */
export function failShell(): void {
  document.getElementById('root')?.setAttribute('data-failed', '');
  if (document.documentElement.dataset.ssg === undefined) tellIncomplete();
}
