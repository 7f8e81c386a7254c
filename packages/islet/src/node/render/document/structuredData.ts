import type { AppState } from '#client/context.ts';
import type { SidebarItem } from '#shared/navigation.ts';
import { joinRoute, routeToUrl, type UrlRules } from '#shared/url.ts';

/**
 * Describes a documentation page for search engines, as JSON-LD (https://schema.org): what it is, and the way
 * to it through the sidebar. Null for other pages.
 */
export function structuredData(
  { page, site, sidebar }: AppState,
  rules: UrlRules,
  origin: string,
): object | null {
  if (page.pageType !== 'doc') return null;
  const absolute = (url: string): string => new URL(url, origin).href;
  const { date, authors } = page.frontmatter;
  const url = routeToUrl(rules, page.routePath);
  const home = {
    text: site.title,
    link: routeToUrl(rules, joinRoute(rules, { ...page, path: '/' })),
  };
  const way = [home, ...(findWay(sidebar ?? [], url) ?? [{ text: page.title, link: url }])];
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'TechArticle',
        headline: page.title,
        ...(page.description && { description: page.description }),
        url: absolute(url),
        inLanguage: site.locales.find(({ lang }) => lang === page.lang)?.htmlLang ?? page.lang,
        ...(date && { datePublished: date }),
        ...(authors && {
          author: authors.map(({ name, url }) => ({
            ...{ '@type': 'Person', name },
            ...(url && { url: absolute(url) }),
          })),
        }),
        ...(page.lastUpdated && { dateModified: page.lastUpdated }),
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: way.map(({ text, link }, index) => ({
          ...{ '@type': 'ListItem', position: index + 1, name: text },
          item: absolute(link),
        })),
      },
    ],
  };
}

/** The entries of a sidebar that lead to a page, from the outermost; groups without a page are left out. */
function findWay(
  items: readonly SidebarItem[],
  url: string,
): Array<{ text: string; link: string }> | null {
  for (const { text, link, items: inner } of items) {
    const own = link === undefined ? [] : [{ text, link }];
    if (link === url) return own;
    const way = findWay(inner ?? [], url);
    if (way) return [...own, ...way];
  }
  return null;
}
