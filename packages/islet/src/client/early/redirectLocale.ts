import type { UrlRules } from '#shared/url.ts';
import { readStoredText, writeStored } from '../storage.ts';
import { findPreferredPath, findUnprefixedUrl, isBot } from './localeRules.ts';

/** Storage key that marks a returning visitor (SPEC 2.9). */
const visitedKey = 'islet-visited';

/**
 * Redirects to the URL without default prefixes, or on the first visit to the page in the browser's
 * language (SPEC 2.9). Returns whether it redirects.
 */
export function redirectLocale(rules: UrlRules): boolean {
  const url = findUnprefixedUrl(rules, location.pathname);
  if (url !== null) return leaveFor(url);
  const isComplete = document.documentElement.dataset.ssg !== undefined;
  return isComplete && redirectFirstVisit();
}

/** The first-visit redirect alone, for a document that gets its page data later. */
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
 * Records the visit and returns whether it is the first. If it can't be recorded, no visit counts as the
 * first; otherwise readers could never return to the language they came from.
 */
function noteFirstVisit(): boolean {
  if (readStoredText('localStorage', visitedKey) !== null) return false;
  writeStored('localStorage', visitedKey, '1');
  return readStoredText('localStorage', visitedKey) !== null;
}
