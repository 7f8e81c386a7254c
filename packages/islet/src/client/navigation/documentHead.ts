import { joinRoute, routeToUrl, splitRoute, type UrlRules } from '#shared/url.ts';
import type { AppState } from '../context.ts';

/** The metadata of a page outside its body. */
export interface DocumentHead {
  title: string;
  description: string;
  lang: string;
  dir: 'ltr' | 'rtl';
  links: HeadLink[];
}
export type HeadLink = {
  rel: string;
  href: string;
  hreflang?: string;
  type?: string;
  title?: string;
};

/** Describes the head of a page; without the public `origin` there is no canonical URL. */
export function describeHead(
  { page, site }: AppState,
  rules: UrlRules,
  origin: string | null,
): DocumentHead {
  const htmlLang = (lang: string) => site.locales.find((l) => l.lang === lang)?.htmlLang ?? lang;
  const absolute = (url: string) => (origin ? new URL(url, origin).href : url);
  const isPage = page.pageType !== '404';
  const original = page.originalLang && page.languageUrls[page.originalLang];
  const newest = isPage && site.older?.isCanonical ? findNewest(page, rules) : undefined;
  const url = newest ?? original;
  // Search engines take alternates only from the canonical page.
  const alternates = isPage && !url ? findAlternates(page, rules) : [];
  const canonical = absolute(url ?? routeToUrl(rules, page.routePath));
  return {
    title: page.documentTitle,
    description: page.description || site.description,
    lang: htmlLang(page.lang),
    dir: site.locales.find(({ lang }) => lang === page.lang)?.dir ?? 'ltr',
    links: [
      ...(isPage && origin ? [{ rel: 'canonical', href: canonical }] : []),
      ...(alternates.length > 1
        ? alternates.map(([lang, url]) => ({
            rel: 'alternate',
            hreflang: htmlLang(lang),
            href: absolute(url),
          }))
        : []),
      ...(page.markdownUrl
        ? [{ rel: 'alternate', type: 'text/markdown', href: page.markdownUrl }]
        : []),
      ...(site.feeds ?? []),
    ],
  };
}

/** URL of the same page in the newest version, if it has one. */
export function findNewest(page: AppState['page'], rules: UrlRules): string | undefined {
  const { defaultVersion: version } = rules;
  const parts = splitRoute(rules, page.routePath);
  const url = routeToUrl(rules, joinRoute(rules, { ...parts, version }));
  return page.versionUrls[version] === url ? url : undefined;
}

/** URLs of the exact translations of this page, without nearest matches. */
function findAlternates(
  page: AppState['page'],
  rules: UrlRules,
): Array<[lang: string, url: string]> {
  const parts = splitRoute(rules, page.routePath);
  return Object.entries(page.languageUrls).filter(
    ([lang, url]) =>
      !page.untranslatedLangs?.includes(lang) &&
      (page.renamedLangs?.includes(lang) ||
        url === routeToUrl(rules, joinRoute(rules, { ...parts, lang }))),
  );
}
