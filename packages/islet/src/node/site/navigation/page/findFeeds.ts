import type { FeedLink } from '#shared/siteData.ts';
import type { PageSummary } from '#shared/types.ts';
import { fileToUrl, joinRoute, type UrlRules } from '#shared/url.ts';
import type { SiteConfig } from '../../config/schema.ts';
import { feedFiles } from '../../scan/listLinkedFiles.ts';
import { listScopes } from '../../scan/listScopes.ts';
import { documentTitle } from './documentTitle.ts';

/** What feeds know about a page: a summary, and when it was last changed, if that is known (ISO 8601). */
export type FeedPage = PageSummary & { lastUpdated?: string | null };

/** The newest pages of a folder, in one language and version. */
export interface Feed<Page = FeedPage> {
  lang: string;
  version: string;
  /** Path below the language, with `/` at both ends. */
  folder: string;
  title: string;
  /** The page of the folder itself. */
  index: Page | undefined;
  /** The newest first. */
  pages: Page[];
}

/** The most pages in a feed. */
const most = 50;

/**
 * Finds what the feeds of a site have: the documentation pages of a folder by their date, and those without one by their last
 * change if the site shows it. In a language and version without such pages, there is no feed.
 */
export function findFeeds<Page extends FeedPage>(
  { feeds, locales, ...config }: Pick<SiteConfig, 'feeds' | 'locales' | 'title'>,
  rules: UrlRules,
  pages: readonly Page[],
): Feed<Page>[] {
  return listScopes(rules).flatMap(({ lang, version }) => {
    const siteTitle = locales.find((locale) => locale.lang === lang)?.title ?? config.title;
    const ofScope = pages.filter((page) => page.lang === lang && page.version === version);
    return feeds.flatMap(({ folder, title }): Feed<Page>[] => {
      const found = ofScope
        .filter((page) => `/${page.pagePath}`.startsWith(folder) && isEntry(page))
        .sort((a, b) => (timeOf(a) < timeOf(b) ? 1 : timeOf(a) > timeOf(b) ? -1 : 0))
        .slice(0, most);
      const route = joinRoute(rules, { lang, version, path: folder });
      const index = ofScope.find(({ routePath }) => routePath === route);
      if (found.length === 0) return [];
      const shown =
        title ?? documentTitle(index ?? { title: siteTitle, frontmatter: {} }, siteTitle);
      return [{ lang, version, folder, title: shown, index, pages: found }];
    });
  });
}

/** Lists the files of feeds that a config asks for where there is nothing to write: paths in the output. */
export function listMissingFeeds(
  config: Pick<SiteConfig, 'feeds'>,
  rules: UrlRules,
  found: readonly Feed[],
): string[] {
  return listScopes(rules).flatMap(({ lang, version }) => {
    const known = found.filter((feed) => feed.lang === lang && feed.version === version);
    return config.feeds
      .filter(({ folder }) => !known.some((feed) => feed.folder === folder))
      .flatMap(({ folder }) =>
        Object.values(feedFiles).map((name) =>
          joinRoute(rules, { lang, version, path: folder + name }).slice(1),
        ),
      );
  });
}

/** Links to the feeds for the readers of a language and version: those of the version, or else of the default one. */
export function linkFeeds(
  { lang, version }: Pick<Feed, 'lang' | 'version'>,
  feeds: readonly Feed[],
  rules: UrlRules,
): FeedLink[] {
  const inLang = feeds.filter((feed) => feed.lang === lang);
  const own = inLang.filter((feed) => feed.version === version);
  const isOwn = ({ folder }: Feed): boolean => own.some((feed) => feed.folder === folder);
  const others = inLang.filter((feed) => feed.version === rules.defaultVersion && !isOwn(feed));
  return [...own, ...others].flatMap(({ folder, title, ...place }) =>
    (['atom', 'rss'] as const).map((format): FeedLink => {
      const path = joinRoute(rules, { ...place, path: folder + feedFiles[format] });
      const href = fileToUrl(rules.base, path);
      return { rel: 'alternate', type: `application/${format}+xml`, title, href };
    }),
  );
}

const timeOf = ({ frontmatter: { date }, lastUpdated }: FeedPage): string =>
  date ?? lastUpdated ?? '';

const isEntry = (page: FeedPage): boolean =>
  page.pageType === 'doc' &&
  page.originalLang === undefined &&
  !page.frontmatter.unlisted &&
  !page.frontmatter.blog &&
  timeOf(page) !== '';
