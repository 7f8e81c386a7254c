import type { UrlRules } from '#common/url.ts';
import { readText, writeStored } from '../storage.ts';
import { findPreferredPath, findUnprefixedUrl, isBot } from './localeRules.ts';

/** Where it is kept that this browser was here before (SPEC 2.9). */
const visitedKey = 'docs-visited';

/**
 * Sends the reader to the page without the default prefixes, or on the first visit to the page in the
 * browser's language (SPEC 2.9). Returns whether the document is being left.
 */
export function redirectLocale(rules: UrlRules): boolean {
  const url = findUnprefixedUrl(rules, location.pathname);
  if (url !== null) return leaveFor(url);
  const isComplete = document.documentElement.dataset.ssg !== undefined;
  return isComplete && redirectFirstVisit();
}

/** The second half of it, for a document that knows its page only when the page data is there. */
export function redirectFirstVisit(): boolean {
  const path = findFirstVisitPath();
  return path !== null && leaveFor(path);
}

function leaveFor(url: string): true {
  location.replace(url + location.search + location.hash);
  return true;
}

function findFirstVisitPath(): string | null {
  const { lang, dataset } = document.documentElement;
  if (dataset.localeRedirect !== 'auto' || isBot(navigator.userAgent) || !noteFirstVisit())
    return null;
  const alternates = document.querySelectorAll<HTMLLinkElement>('link[rel="alternate"][hreflang]');
  return findPreferredPath({
    languages: navigator.languages,
    current: lang,
    alternates: [...alternates],
  });
}

/**
 * Notes the visit and reports whether it is the first. Where it cannot be noted no visit counts as the
 * first, or else the reader could never go back to the language they came from.
 */
function noteFirstVisit(): boolean {
  if (readText('localStorage', visitedKey) !== null) return false;
  writeStored('localStorage', visitedKey, '1');
  return readText('localStorage', visitedKey) !== null;
}
