import type { PageIdentity } from '#common/types.ts';
import { joinRoute, type UrlRules } from '#common/url.ts';

/** An entry of the route table (SPEC 3). */
export interface Route {
  path: string;
  filePath: string;
  /** The language whose documentation the page belongs to; what it is written in says its page data. */
  lang: string;
  version: string;
}

/**
 * Whether a page is part of the documentation: a language with only a home page, or a 404 page besides,
 * has none.
 */
export function isDocumentation({ pagePath }: Pick<PageIdentity, 'pagePath'>): boolean {
  return pagePath !== 'index' && pagePath !== '404';
}

/**
 * Lists the routes that an author made (SPEC 2.2). A language that has nothing but a home page has no
 * documentation of its own: that page leads to the default language, as which the table marks it.
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
