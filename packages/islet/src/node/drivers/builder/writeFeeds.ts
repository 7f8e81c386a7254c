import { fileToUrl, joinRoute, routeToUrl } from '#shared/url.ts';
import { type AtomEntry, atomFeed } from '../../output/feeds/atomFeed.ts';
import type { OutputFolder } from '../../output/files/outputFolder.ts';
import { feedPath } from '../../site/scan/listLinkedFiles.ts';
import type { DocumentShared } from './pageBuilder.ts';
import type { PreparedSite } from './prepareSite.ts';

/** Maximum number of pages in a feed. */
const most = 50;

/**
 * Writes the feed of each language and version: the documentation pages that changed last, by git or by their
 * front matter. Without any such time there is no feed, which another problem has reported.
 */
export function writeFeeds(
  { pages, data, times }: Pick<PreparedSite, 'pages' | 'data' | 'times'>,
  { rules, origin }: Pick<DocumentShared, 'rules' | 'origin'>,
  output: OutputFolder,
): void {
  const absolute = (url: string): string => new URL(url, origin ?? undefined).href;
  for (const [url, site] of Object.entries(data.sites)) {
    const entries = pages
      .filter(({ siteUrl, pageType, frontmatter }) => {
        return siteUrl === url && pageType === 'doc' && !frontmatter.unlisted;
      })
      .flatMap((page): AtomEntry[] => {
        const { routePath, title, description: summary, frontmatter, filePath } = page;
        const { date: published } = frontmatter;
        const updated = readTime(frontmatter.lastUpdated) ?? times[filePath] ?? published;
        if (updated === undefined) return [];
        const url = absolute(routeToUrl(rules, routePath));
        const authors = frontmatter.authors?.map((author) => ({
          name: author.name,
          ...(author.url && { url: absolute(author.url) }),
        }));
        return [{ url, title, summary, updated, published, authors }];
      })
      .sort((a, b) => (a.updated < b.updated ? 1 : a.updated > b.updated ? -1 : 0))
      .slice(0, most);
    if (entries.length === 0) continue;
    const routeOf = (path: string): string => joinRoute(rules, { ...site, path });
    const feed = atomFeed({
      title: site.title,
      lang: site.locales.find(({ lang }) => lang === site.lang)?.htmlLang ?? site.lang,
      url: absolute(fileToUrl(rules.base, routeOf(feedPath))),
      homeUrl: absolute(routeToUrl(rules, routeOf('/'))),
      entries,
    });
    output.write(routeOf(feedPath).slice(1), feed);
  }
}

const readTime = (time: unknown): string | undefined =>
  typeof time === 'string' ? time : undefined;
