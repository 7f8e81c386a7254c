import type { SiteData } from './siteData.ts';
import { splitRoute, type UrlRules, urlToRoute } from './url.ts';

/** Context of a link, which is on pages in `lang`. */
export interface LinkPlace {
  rules: UrlRules;
  locales: ReadonlyArray<Pick<SiteData['locales'][number], 'lang' | 'htmlLang'>>;
  lang: string;
  /** Routes of all pages, if known; without them, every URL is assumed to be a page. */
  routes?: ReadonlySet<string>;
}

/**
 * The language of the page that a URL leads to, as an `hreflang` value; undefined if it is the same as the
 * language of the link, or not a page of the site.
 */
export function foreignLang(place: LinkPlace, url: string): string | undefined {
  const { rules, locales, lang, routes } = place;
  const route = url.startsWith('/') ? urlToRoute(rules, url) : null;
  if (route === null || routes?.has(route) === false) return undefined;
  const target = splitRoute(rules, route).lang;
  return target === lang ? undefined : locales.find((one) => one.lang === target)?.htmlLang;
}
