import { routeToUrl, stripDefaultPrefix, type UrlRules, urlToRoute } from '#shared/url.ts';

/** A translation of the page, from `<link rel="alternate" hreflang>`. */
export interface Alternate {
  hreflang: string;
  href: string;
}

/** The URL of a path without the prefixes of the default language and version; null if it has none (SPEC 2.9). */
export function findUnprefixedUrl(rules: UrlRules, path: string): string | null {
  const route = urlToRoute(rules, path);
  if (route === null) return null;
  const stripped = stripDefaultPrefix(rules, route);
  return stripped === route ? null : routeToUrl(rules, stripped);
}

/**
 * The path of the page in the browser's preferred language; null if that is the current page or doesn't exist.
 * `zh-TW` matches `zh-CN` if there is no better match.
 */
export function findPreferredPath({
  languages,
  current,
  alternates,
}: {
  /** The browser's languages, most preferred first. */
  languages: readonly string[];
  /** Language of the page, from `<html lang>`. */
  current: string;
  alternates: readonly Alternate[];
}): string | null {
  for (const wanted of languages) {
    for (const simplify of [(tag: string) => tag.toLowerCase(), primarySubtag]) {
      const matches = (tag: string) => simplify(tag) === simplify(wanted);
      if (matches(current)) return null;
      const alternate = alternates.find(({ hreflang }) => matches(hreflang));
      // Alternates have the published origin; a preview must stay on its own.
      if (alternate) return new URL(alternate.href, 'http://localhost').pathname;
    }
  }
  return null;
}

function primarySubtag(tag: string): string {
  return tag.toLowerCase().split('-', 1)[0] ?? '';
}

/** Whether a user agent is a crawler or another program; those are never redirected. */
export function isBot(userAgent: string): boolean {
  return /bot|crawl|spider|slurp|lighthouse|preview|externalhit|inspectiontool|mediapartners/i.test(
    userAgent,
  );
}
