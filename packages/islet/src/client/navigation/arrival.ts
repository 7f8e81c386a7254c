import { readAnchor } from '#shared/url.ts';

/** The element that a URL hash refers to, encoded or not. */
export function findHashTarget(hash: string): HTMLElement | null {
  return document.getElementById(hash.slice(1)) ?? document.getElementById(readAnchor(hash));
}

/** Scrolls to the heading of the hash, below the bar (`scroll-margin-top`), or to the top. */
export function scrollToHash(hash: string): void {
  const target = findHashTarget(hash);
  if (target) target.scrollIntoView({ behavior: 'instant' });
  else scrollTo({ top: 0, left: 0, behavior: 'instant' });
}

/** Moves keyboard and screen reader focus to the new page, like a full page load. */
export function focusPage(hash: string): void {
  const place = findHashTarget(hash) ?? find('main h1') ?? find('main') ?? document.body;
  if (!place.hasAttribute('tabindex')) place.tabIndex = -1;
  place.focus({ preventScroll: true });
}

/** Announces a text to screen readers; the theme's layout has the live region. */
export function announce(text: string): void {
  const announcer = document.getElementById('~announcer');
  if (announcer) announcer.textContent = text;
}

function find(selector: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(selector);
}
