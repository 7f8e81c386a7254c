import { routeToUrl, type UrlRules } from '#shared/url.ts';
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
  // Search engines take alternates only from the canonical page.
  const alternates =
    isPage && !page.canonicalUrl
      ? Object.entries(page.languageUrls).filter(
          ([lang]) => !page.untranslatedLangs?.includes(lang),
        )
      : [];
  const canonical = absolute(page.canonicalUrl ?? routeToUrl(rules, page.routePath));
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
