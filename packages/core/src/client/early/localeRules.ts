import { routeToUrl, stripDefaultPrefix, type UrlRules, urlToRoute } from '#common/url.ts';

/** A page in one language, as `<link rel="alternate" hreflang>` names it. */
export interface Alternate {
  hreflang: string;
  href: string;
}

/** The URL of a path without the prefixes of the default language and version, if it has one (SPEC 2.9). */
export function findUnprefixedUrl(rules: UrlRules, path: string): string | null {
  const route = urlToRoute(rules, path);
  if (route === null) return null;
  const stripped = stripDefaultPrefix(rules, route);
  return stripped === route ? null : routeToUrl(rules, stripped);
}

/**
 * The page in the language that the browser prefers, as a path; null when that is the page itself or
 * there is none. `zh-TW` matches `zh-CN` when there is nothing nearer.
 */
export function findPreferredPath({
  languages,
  current,
  alternates,
}: {
  /** What the browser asks for, the best first. */
  languages: readonly string[];
  /** The language of the page, as `<html lang>` names it. */
  current: string;
  alternates: readonly Alternate[];
}): string | null {
  for (const wanted of languages) {
    for (const simplify of [(tag: string) => tag.toLowerCase(), primarySubtag]) {
      const matches = (tag: string) => simplify(tag) === simplify(wanted);
      if (matches(current)) return null;
      const alternate = alternates.find(({ hreflang }) => matches(hreflang));
      // Alternates name the published origin; a preview stays where it is.
      if (alternate) return new URL(alternate.href, 'http://localhost').pathname;
    }
  }
  return null;
}

function primarySubtag(tag: string): string {
  return tag.toLowerCase().split('-', 1)[0] ?? '';
}

/** Whether a user agent is a program that reads pages for others; those see every page as it is. */
export function isBot(userAgent: string): boolean {
  return /bot|crawl|spider|slurp|lighthouse|preview|externalhit|inspectiontool|mediapartners/i.test(
    userAgent,
  );
}
