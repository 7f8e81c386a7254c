import { types } from 'node:util';
import type { ForeignPage, Settings } from '../source/foreignSite.ts';
import { maybeText, omitUndefined, record } from '../source/shapes.ts';

/** The options of a feed, which is a channel of the plugin for RSS. */
export type RspressFeed = Readonly<Record<string, unknown>>;

/** What decides where the pages of a feed are in the new site. */
interface FeedSources {
  /** The pages of the new site. */
  pages: readonly ForeignPage[];
  langs: readonly string[];
  defaultLang: string;
}

/** Gives the folders that feeds had the pages of, and leads from the old address of each to the new one. */
export function convertRspressFeeds(
  feeds: readonly RspressFeed[],
  sources: FeedSources,
): Required<Pick<Settings, 'feeds' | 'redirects'>> {
  const placed = feeds.map((feed) => ({ feed, ...placeOf(feed, sources) }));
  const folders = [...new Set(placed.map(({ folder }) => folder))];
  return {
    feeds: folders.map((folder) => {
      const same = placed.filter((one) => one.folder === folder);
      const titles = new Set(same.map(({ feed }) => maybeText.parse(feed.title)));
      // Ours has one title in all languages.
      return omitUndefined({ folder, title: titles.size === 1 ? [...titles][0] : undefined });
    }),
    redirects: placed
      .filter(({ feed }) => !isJsonFeed(feed))
      .map(({ feed, start }) => ({
        from: addressOfFeed(feed),
        to: start + (typeOf(feed) === 'rss' ? 'rss.xml' : 'feed.xml'),
      })),
  };
}

/** The folder below the language, and the address of that. All pages are in `/` if nothing says more. */
function placeOf(
  { test = '/blog/' }: RspressFeed,
  { pages, langs, defaultLang }: FeedSources,
): { folder: string; start: string } {
  const [first] = [test].flat();
  const [, named, rest = '/'] = /^\/([^/]+)(\/.*)?$/.exec(folderOf(first)) ?? [];
  const isLang = named !== undefined && langs.includes(named);
  const lang = isLang ? named : defaultLang;
  const asked = isLang ? rest : folderOf(first);
  const hasPages = pages.some((page) => `/${page.target}`.includes(`/${page.lang}${asked}`));
  const folder = hasPages ? asked : '/';
  return { folder, start: lang === defaultLang ? folder : `/${lang}${folder}` };
}

/** The folder at the start of what is matched: of `/blog/`, of `/blog`, or of the expression `^\/blog\/`. */
function folderOf(test: unknown): string {
  const written = types.isRegExp(test) ? test.source.replaceAll('\\/', '/') : String(test);
  const [found = '/'] = /^\/(?:[\w-]+\/)*(?:[\w-]+$)?/.exec(written.replace(/^\^/, '')) ?? [];
  return found.endsWith('/') ? found : `${found}/`;
}

/** Where a feed was: its folder and name can be set, and depend on its kind. */
export function addressOfFeed(feed: RspressFeed): string {
  const { dir = 'rss', filename } = record.parse(feed.output);
  const extension = { rss: 'rss', json: 'json' }[typeOf(feed)] ?? 'xml';
  return `/${String(dir)}/${String(filename ?? `${String(feed.id ?? 'blog')}.${extension}`)}`;
}

/** Whether a feed is in a format that the engine doesn't write. */
export const isJsonFeed = (feed: RspressFeed): boolean => typeOf(feed) === 'json';

const typeOf = ({ output }: RspressFeed): string => String(record.parse(output).type ?? 'atom');
