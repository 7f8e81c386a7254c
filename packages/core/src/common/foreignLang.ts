import type { SiteData } from './types.ts';
import { splitRoute, type UrlRules, urlToRoute } from './url.ts';

/** Where a link stands: on pages in `lang`. */
export interface LinkPlace {
  rules: UrlRules;
  locales: ReadonlyArray<Pick<SiteData['locales'][number], 'lang' | 'htmlLang'>>;
  lang: string;
  /** All pages, where they are known; other URLs are taken for pages too without it. */
  routes?: ReadonlySet<string>;
}

/**
 * The language of the page that a URL leads to, as `hreflang` names it; undefined where it is the language
 * that the link is in, or no page of the site.
 */
export function foreignLang(place: LinkPlace, url: string): string | undefined {
  const { rules, locales, lang, routes } = place;
  const route = url.startsWith('/') ? urlToRoute(rules, url) : null;
  if (route === null || routes?.has(route) === false) return undefined;
  const target = splitRoute(rules, route).lang;
  return target === lang ? undefined : locales.find((one) => one.lang === target)?.htmlLang;
}
