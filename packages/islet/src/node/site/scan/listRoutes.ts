import type { PageIdentity } from '#shared/types.ts';
import { joinRoute, type UrlRules } from '#shared/url.ts';

/** An entry of the route table (SPEC 3). */
export interface Route {
  path: string;
  filePath: string;
  /** Language of the documentation that the page belongs to; the page itself may be in another one. */
  lang: string;
  version: string;
}

/**
 * Whether a page is part of the documentation. A language that has only a home page and a 404 page has
 * no documentation.
 */
export function isDocumentation({ pagePath }: Pick<PageIdentity, 'pagePath'>): boolean {
  return pagePath !== 'index' && pagePath !== '404';
}

/**
 * Lists the routes of the pages that authors wrote (SPEC 2.2). The home page of a language without
 * documentation leads to that of the default language, so its route has the default language.
 */
export function listRoutes(rules: UrlRules, pages: readonly PageIdentity[]): Route[] {
  const homeOf = ({ lang, version }: Pick<PageIdentity, 'lang' | 'version'>): string =>
    joinRoute(rules, { lang, version, path: '/' });
  const written = pages.filter(({ filePath }) => filePath !== '');
  const documented = new Set(
    written.filter((page) => isDocumentation(page)).map((page) => homeOf(page)),
  );
  return written.map(({ routePath: path, filePath, lang, version }) => ({
    path,
    filePath,
    lang: documented.has(homeOf({ lang, version })) ? lang : rules.defaultLang,
    version,
  }));
}
