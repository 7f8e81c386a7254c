import type { PageIdentity } from '#shared/types.ts';
import { joinRoute, splitRoute, type UrlRules } from '#shared/url.ts';
import type { SiteConfig } from '../config/schema.ts';

/**
 * Lists the pages that languages lack and show in the default language, at the addresses that their translations will
 * have. What continues a list isn't among them, because the list itself finds its posts.
 */
export function listOriginals(
  { locales, defaultLang }: Pick<SiteConfig, 'locales' | 'defaultLang'>,
  rules: UrlRules,
  pages: readonly PageIdentity[],
): PageIdentity[] {
  const placeOf = ({ version, pagePath }: PageIdentity, lang: string): string =>
    [version, lang, pagePath].join(':');
  const files = new Set(pages.map((page) => placeOf(page, page.lang)));
  const routes = new Set(pages.map(({ routePath }) => routePath.replace(/\/$/, '')));
  const originals = pages.filter(
    ({ lang, pagePath }) => lang === defaultLang && pagePath !== '404',
  );
  return locales.flatMap(({ lang, untranslated }) => {
    if (untranslated !== 'original' || lang === defaultLang) return [];
    return originals.flatMap((page): PageIdentity[] => {
      const { path } = splitRoute(rules, page.routePath);
      const routePath = joinRoute(rules, { version: page.version, lang, path });
      const isTaken = files.has(placeOf(page, lang)) || routes.has(routePath.replace(/\/$/, ''));
      return isTaken ? [] : [{ ...page, lang, routePath, originalLang: page.lang }];
    });
  });
}
