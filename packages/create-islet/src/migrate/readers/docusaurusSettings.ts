import path from 'node:path';
import { z } from 'zod';
import type { HeadSource } from '../source/convertHead.ts';
import type { Decide } from '../source/createDecide.ts';
import type { Decision, Settings } from '../source/foreignSite.ts';
import { readCalls } from '../source/readCalls.ts';
import { readHeadTags, readLinkedFiles } from '../source/readHeadTags.ts';
import {
  list,
  maybe,
  maybeText,
  type NavItemInput,
  omitUndefined,
  readLogo,
  record,
  type SocialLinkInput,
  toPublicPath,
} from '../source/shapes.ts';
import {
  type DocusaurusConfig,
  type DocusaurusContext,
  readPluginOptions,
} from './docusaurusConfig.ts';
import type { DocsInstance } from './docusaurusDocs.ts';
import { type DocusaurusPage, firstFile } from './docusaurusPages.ts';
import { findDoc } from './docusaurusSidebars.ts';

/** Reads the settings of the whole site, without menus. */
export function readDocusaurusSettings(
  { read, langs, defaultLang, versions }: DocusaurusContext,
  pages: readonly DocusaurusPage[],
): Settings {
  const route = readPluginOptions(read).docs[0]?.routeBasePath ?? 'docs';
  const base = route && `${route}/`;
  const { themeConfig: theme, i18n } = read;
  const names = versions.map(({ name }) => name).filter(Boolean);
  const navbar = record.parse(theme.navbar);
  const translated = langs.filter(
    (lang) => lang === defaultLang || pages.some((page) => page.lang === lang),
  );
  return omitUndefined({
    title: read.title ?? 'Documentation',
    description: read.tagline,
    icon: read.favicon && toPublicPath(read.favicon),
    logo: mapLogo(readLogo(navbar.logo)),
    logoText: maybeText.parse(navbar.title),
    url: read.url,
    socialImage: theme.image === undefined ? undefined : toPublicPath(String(theme.image)),
    base: read.baseUrl,
    defaultLang,
    locales: translated.map((lang) => {
      const own = z
        .object({ label: maybeText, htmlLang: maybeText, direction: maybe(z.enum(['ltr', 'rtl'])) })
        .catch({})
        .parse(i18n.localeConfigs[lang]);
      return omitUndefined({
        lang,
        label: own.label ?? lang,
        htmlLang: own.htmlLang,
        dir: own.direction,
      });
    }),
    multiVersion:
      names.length > 0
        ? {
            default: versions.find(({ isDefault }) => isDefault)?.name ?? names[0] ?? '',
            versions: names,
          }
        : undefined,
    feeds: readFeeds(read, pages),
    redirects: [
      ...readRedirects(read),
      ...redirectFeeds(read, { pages, defaultLang }),
      // The version comes first here.
      ...versions
        .filter(({ address }) => address !== '')
        .map(({ name }) => ({ from: `/${base}${name}/*`, to: `/${name}/${base}:splat` })),
    ],
  });
}

/** The feed of the blog, in whose folder it stays; undefined if there are no articles. */
function readFeeds(read: DocusaurusConfig, pages: readonly DocusaurusPage[]): Settings['feeds'] {
  const { blog } = readPluginOptions(read);
  if (blog === null || blog.feeds.length === 0 || read.url === undefined) return undefined;
  if (!pages.some(({ folder }) => folder === blog.base)) return undefined;
  return [omitUndefined({ folder: `/${blog.base}/`, title: blog.feedTitle })];
}

/** `atom.xml` is called `feed.xml` here. */
function redirectFeeds(
  read: DocusaurusConfig,
  { pages, defaultLang }: { pages: readonly DocusaurusPage[]; defaultLang: string },
): NonNullable<Settings['redirects']> {
  const [feed] = readFeeds(read, pages) ?? [];
  if (!feed || !readPluginOptions(read).blog?.feeds.includes('atom')) return [];
  const inBlog = pages.filter(({ folder }) => `/${folder}/` === feed.folder);
  return [...new Set(inBlog.map(({ lang }) => lang))].map((lang) => {
    const start = lang === defaultLang ? feed.folder : `/${lang}${feed.folder}`;
    return { from: `${start}atom.xml`, to: `${start}feed.xml` };
  });
}

const mapLogo = (logo: Settings['logo']): Settings['logo'] =>
  logo === undefined || typeof logo === 'string'
    ? logo && toPublicPath(logo)
    : { light: toPublicPath(logo.light), dark: toPublicPath(logo.dark) };

function readRedirects({ plugins }: DocusaurusConfig): NonNullable<Settings['redirects']> {
  const options = plugins.flatMap((one) =>
    Array.isArray(one) && /client-redirects$/.test(String(one[0])) ? [record.parse(one[1])] : [],
  );
  return options.flatMap(({ redirects }) =>
    list.parse(redirects).flatMap((one) => {
      const { from, to } = record.parse(one);
      if (typeof to !== 'string') return [];
      return [from]
        .flat()
        .flatMap((each) => (typeof each === 'string' ? [{ from: each, to }] : []));
    }),
  );
}

const navEntry = z.object({
  type: maybeText,
  label: maybeText,
  to: maybeText,
  href: maybeText,
  docId: maybeText,
  sidebarId: maybeText,
  docsPluginId: maybeText,
  position: maybe(z.enum(['left', 'right'])),
  items: maybe(z.array(z.unknown())),
});

/** Reads the entries of the top bar that lead somewhere. */
export function readNavbar(
  { read }: DocusaurusContext,
  instances: readonly DocsInstance[],
): NavItemInput[] {
  const toLink = ({
    type,
    docId = '',
    sidebarId = '',
    to,
    href,
    docsPluginId,
  }: z.output<typeof navEntry>): string | undefined => {
    const instance = instances.find(({ options }) => options.id === docsPluginId) ?? instances[0];
    const page = docId && instance ? findDoc(instance.main, docId) : undefined;
    if (page) return page.address;
    if (type === 'docSidebar') return instance?.starts.get(sidebarId);
    return to === undefined ? href : toPublicPath(to);
  };
  const readItems = (items: unknown): NavItemInput[] =>
    list.parse(items).flatMap((one): NavItemInput[] => {
      const { data } = navEntry.safeParse(one);
      if (!data?.label) return [];
      const { label, position, items: inside } = data;
      const link = toLink(data);
      if (inside) return [omitUndefined({ text: label, position, items: readItems(inside) })];
      return link === undefined ? [] : [omitUndefined({ text: label, link, position })];
    });
  return readItems(record.parse(read.themeConfig.navbar).items);
}

/** Links of the navbar to code hosts that have no text are icons. */
export function readLinks({ themeConfig }: DocusaurusConfig): SocialLinkInput[] {
  return list.parse(record.parse(themeConfig.navbar).items).flatMap((one): SocialLinkInput[] => {
    const { href, label } = navEntry.safeParse(one).data ?? {};
    const isCode =
      href !== undefined && URL.canParse(href) && new URL(href).hostname.endsWith('github.com');
    return isCode && label === undefined ? [{ icon: 'github', mode: 'link', content: href }] : [];
  });
}

/** The name of a plugin, with or without options. */
function nameOf(plugin: unknown): string {
  const [one]: unknown[] = [plugin].flat();
  const name = typeof one === 'string' ? one : readCalls([one])[0]?.package;
  return name === undefined ? 'a function' : `\`${name}\``;
}

/** The parts of the config that have to be decided by hand. */
export function listDecisions(
  { root, read, versions }: DocusaurusContext,
  decide: Decide,
): Decision[] {
  const known = /client-redirects$|content-(?:docs|blog|pages)$/;
  const others = read.plugins.filter(
    (one) => !known.test(String(Array.isArray(one) ? one[0] : one)),
  );
  const { blog } = readPluginOptions(read);
  return [
    ...(blog?.feeds.includes('json')
      ? [
          decide(
            'feedOptions',
            'The feed `feed.json` was left out.',
            'Tell its readers about `rss.xml`, or redirect to it.',
          ),
        ]
      : []),
    ...(others.length > 0
      ? [
          decide(
            'plugins',
            `Other plugins were left out: ${others.map(nameOf).join(', ')}.`,
            'See "Plugins" in the manual for what the engine has.',
          ),
        ]
      : []),
    ...(versions.length > 1
      ? [
          decide(
            'docs',
            'The addresses of versions have changed: `/docs/1.0/a` is `/1.0/docs/a`.',
            'The config redirects the old ones; check where other sites link to.',
          ),
        ]
      : []),
    ...(firstFile([path.join(root, 'src/theme'), path.join(root, 'src/css')])
      ? [
          decide(
            'customCss',
            'Styles and components that replace those of the theme were not copied.',
            'Override `styles/tokens.css` and the parts of our theme that should look different.',
          ),
        ]
      : []),
  ];
}

/** Lists the tags that the config adds to the head of all pages. */
export const listHeadSources = ({
  headTags,
  themeConfig,
  scripts,
  stylesheets,
}: DocusaurusConfig): HeadSource[] => [
  { field: 'headTags', tags: readHeadTags(headTags) },
  { field: 'metadata', tags: readHeadTags(themeConfig.metadata) },
  { field: 'stylesheets', tags: readLinkedFiles(stylesheets, 'link') },
  { field: 'scripts', tags: readLinkedFiles(scripts, 'script') },
];
