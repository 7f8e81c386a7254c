import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Decide } from '../source/createDecide.ts';
import type { Decision } from '../source/foreignSite.ts';
import { type PackageCall, readCalls } from '../source/readCalls.ts';
import { type ForeignHeadTag, readHeadTags, readSocialImage } from '../source/readHeadTags.ts';
import { maybeText, record } from '../source/shapes.ts';
import type { RspressConfig } from './readRspress.ts';
import { addressOfFeed, isJsonFeed, type RspressFeed } from './rspressFeeds.ts';

/** What plugins of a site say about all of it. */
interface PluginFacts {
  url: string | undefined;
  socialImage: string | undefined;
  feeds: readonly RspressFeed[];
}

type Read = Pick<RspressConfig, 'siteOrigin' | 'plugins' | 'builderConfig' | 'head'>;

/** Plugins that name the site, with its URL in one of the options below. */
const siteNaming = /sitemap|rss|(?:^|-)og$|open-graph/;
const urlOptions = ['siteUrl', 'siteOrigin', 'domain', 'url'];

const openGraph = /(?:^|-)(?:og|open-graph)$/;

const callsOf = ({ plugins, builderConfig }: Read): PackageCall[] => [
  ...readCalls(plugins),
  ...readCalls(builderConfig.plugins),
];

/** Reads the URL of a site, its feeds and its image for social networks, which are plugins of Rspress. */
export function readRspressPlugins(read: Read): PluginFacts {
  const calls = callsOf(read);
  const urls = calls
    .filter((one) => siteNaming.test(one.package))
    .flatMap(({ options }) => urlOptions.map((key) => maybeText.parse(options[key])));
  const url = urls.find((one) => one !== undefined && /^https?:/.test(one) && URL.canParse(one));
  const images = calls
    .filter((one) => openGraph.test(one.package))
    .map(({ options }) => options.image);
  return {
    url: read.siteOrigin ?? (url && new URL(url).origin),
    socialImage:
      images.map((one) => maybeText.parse(one)).find((one) => one !== undefined) ??
      readSocialImage(readHeadTags(read.head)),
    feeds: calls
      .filter((one) => /plugin-rss$/.test(one.package))
      .flatMap(({ options }) => [options.feed ?? {}].flat().map((one) => record.parse(one))),
  };
}

/** The accounts that a plugin for Open Graph names, as tags. */
export const readAccounts = (read: Read): ForeignHeadTag[] =>
  callsOf(read)
    .filter((one) => openGraph.test(one.package))
    .flatMap(({ options }) => {
      const twitter = record.parse(options.twitter);
      return ['site', 'creator'].flatMap((key) => {
        const content = maybeText.parse(twitter[key]);
        const attributes = { name: `twitter:${key}`, content };
        return content === undefined ? [] : [{ tag: 'meta', attributes }];
      });
    });

/** Plugins whose work the engine does without one. */
const needless =
  /plugin-(?:rss|sitemap|llms|last-updated|medium-zoom|container-syntax|shiki|twoslash|sass)$|open-graph|(?:^|-)og$|file-tree/;

/** Lists what has to be decided about a config of Rspress. `root` is the absolute path of the project. */
export function listRspressDecisions(
  read: RspressConfig,
  root: string,
  decide: Decide,
): Decision[] {
  const decisions = decidePlugins(read, decide);
  if (existsSync(path.join(root, 'theme'))) {
    const message =
      'The folder `theme` overrides the theme of Rspress; only components that pages import were copied.';
    const fix =
      'Override the parts of our theme that should look different; see "Change the theme" in the manual.';
    decisions.push(decide(null, message, fix));
  }
  if (read.globalStyles !== undefined) {
    const fix = 'Import the stylesheet in `theme/index.tsx`.';
    decisions.push(decide('globalStyles', '`globalStyles` was left out.', fix));
  }
  return decisions;
}

function decidePlugins(read: RspressConfig, decide: Decide): Decision[] {
  const decisions: Decision[] = [];
  const calls = callsOf(read);
  const left = calls.map((one) => one.package).filter((name) => !needless.test(name));
  if (left.length > 0) {
    const message = `Plugins of Rspress were left out: ${quote(left)}.`;
    const fix = 'Leave out what the engine has; see "Plugins" in the manual for the rest.';
    decisions.push(decide('plugins', message, fix));
  }
  const { feeds, url } = readRspressPlugins(read);
  // The links of a feed need the origin.
  const lost = url === undefined ? feeds : feeds.filter(isJsonFeed);
  if (lost.length > 0) {
    const message = `Feeds were left out: ${quote(lost.map(addressOfFeed))}.`;
    const fix =
      'Set `url`, name the folders of the posts in `feeds`, and add a redirect for each address that readers have subscribed to.';
    decisions.push(decide('feed', message, fix));
  }
  return decisions;
}

const quote = (names: readonly string[]): string => names.map((name) => `\`${name}\``).join(', ');
