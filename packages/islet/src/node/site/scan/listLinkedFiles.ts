import type { UrlRules } from '#shared/url.ts';
import { noticesFile } from '../../support/modules/notices.mjs';
import type { SiteConfig } from '../config/schema.ts';
import { listScopes } from './listScopes.ts';

/** Names of the files of a feed, in its folder. */
export const feedFiles = { atom: 'feed.xml', rss: 'rss.xml' };

/** What decides which files a build writes. */
export interface FileSources {
  config: Pick<SiteConfig, 'llms' | 'feeds' | 'url' | 'base'>;
  rules: UrlRules;
}

/** Lists the files that links can lead to, by their path in the output: `files`, and those that the build adds. */
export function listLinkedFiles(
  files: Iterable<string>,
  sources: FileSources,
): ReadonlySet<string> {
  return new Set([...files, ...listDefaultFiles(sources), ...listAddedFiles(sources)]);
}

/**
 * Lists the files that a build adds unless the public folder has them, by their path in the output. Crawlers read
 * `robots.txt` only at the root of a host.
 */
export const listDefaultFiles = ({ config }: Pick<FileSources, 'config'>): string[] =>
  config.url && config.base === '/' ? ['robots.txt'] : [];

/** Lists the files that a build adds for readers besides pages, such as `zh/llms.txt`, by their path in the output. */
export function listAddedFiles({ config, rules }: FileSources): string[] {
  const names = [
    ...(config.llms ? ['llms.txt', 'llms-full.txt'] : []),
    ...config.feeds.flatMap(({ folder }) =>
      Object.values(feedFiles).map((name) => folder.slice(1) + name),
    ),
  ];
  const folders = listScopes(rules).map(({ routePath }) => routePath.slice(1));
  return [
    noticesFile,
    ...(config.url ? ['sitemap.xml'] : []),
    ...folders.flatMap((folder) => names.map((name) => folder + name)),
  ];
}
