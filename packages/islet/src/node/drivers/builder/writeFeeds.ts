import { fileToUrl, joinRoute, routeToUrl } from '#shared/url.ts';
import { atomFeed } from '../../output/feeds/atomFeed.ts';
import type { FeedContent, FeedEntry } from '../../output/feeds/feedXml.ts';
import { rssFeed } from '../../output/feeds/rssFeed.ts';
import type { OutputFolder } from '../../output/files/outputFolder.ts';
import { type Feed, findFeeds } from '../../site/navigation/page/findFeeds.ts';
import { feedFiles } from '../../site/scan/listLinkedFiles.ts';
import type { Project } from '../../site/scan/openProject.ts';
import type { PreparedPage } from './pageBuilder.ts';
import type { PreparedSite } from './prepareSite.ts';

/** Writes the feeds of a site in both formats. */
export function writeFeeds(
  { config, rules }: Pick<Project, 'config' | 'rules'>,
  { pages, data }: Pick<PreparedSite, 'pages' | 'data'>,
  output: Pick<OutputFolder, 'write'>,
): void {
  const absolute = (url: string): string => new URL(url, config.url).href;
  const entryOf = (page: PreparedPage): FeedEntry => {
    const { routePath, title, description: summary, frontmatter, lastUpdated } = page;
    const { date: published } = frontmatter;
    const url = absolute(routeToUrl(rules, routePath));
    const authors = frontmatter.authors?.map((author) => ({
      name: author.name,
      ...(author.url && { url: absolute(author.url) }),
    }));
    return { url, title, summary, published, updated: lastUpdated ?? published ?? '', authors };
  };
  const contentOf = ({ folder, title, index, pages: found, ...place }: Feed<PreparedPage>) => {
    const [site] = Object.values(data.sites).filter(
      ({ lang, version }) => lang === place.lang && version === place.version,
    );
    const home = joinRoute(rules, { ...place, path: index ? folder : '/' });
    return {
      title,
      description: (index?.description || site?.description) ?? '',
      htmlLang: site?.locales.find(({ lang }) => lang === place.lang)?.htmlLang ?? place.lang,
      homeUrl: absolute(routeToUrl(rules, home)),
      entries: found.map(entryOf),
    } satisfies FeedContent;
  };
  for (const feed of findFeeds(config, rules, pages)) {
    const content = contentOf(feed);
    const write = (file: string, format: typeof atomFeed): void => {
      const path = joinRoute(rules, { ...feed, path: feed.folder + file });
      output.write(path.slice(1), format(content, absolute(fileToUrl(rules.base, path))));
    };
    write(feedFiles.atom, atomFeed);
    write(feedFiles.rss, rssFeed);
  }
}
