import { existsSync } from 'node:fs';
import path from 'node:path';
import { relativePath } from 'islet/tools';
import { z } from 'zod';
import { convertHead } from '../source/convertHead.ts';
import { createDecide } from '../source/createDecide.ts';
import { findConfig, readTsconfigPaths } from '../source/findConfig.ts';
import {
  type ForeignPage,
  type ForeignSite,
  projectRoot,
  type Settings,
} from '../source/foreignSite.ts';
import { importForeign } from '../source/importForeign.ts';
import { addressOf, listPages, stemOf } from '../source/listPages.ts';
import { readForeignYaml } from '../source/readForeignYaml.ts';
import { readHeadTags } from '../source/readHeadTags.ts';
import { resolveFolder } from '../source/resolveFolder.ts';
import {
  finite,
  iconShape,
  list,
  maybe,
  maybeBase,
  maybeText,
  omitUndefined,
  readLogo,
  readNav,
  record,
  type SocialLinkInput,
} from '../source/shapes.ts';
import { printRspressStandIn } from '../standIns/printStandIn.ts';
import { convertRspressFeeds } from './rspressFeeds.ts';
import { listRspressDecisions, readAccounts, readRspressPlugins } from './rspressPlugins.ts';

const locale = z.object({
  lang: z.string(),
  label: maybeText,
  title: maybeText,
  description: maybeText,
});

const config = z.object({
  root: maybeText,
  title: maybeText,
  description: maybeText,
  icon: maybeText,
  logo: z.unknown().optional(),
  logoText: maybeText,
  siteOrigin: maybeText,
  base: maybeBase,
  lang: maybeText,
  locales: maybe(z.array(locale)),
  multiVersion: maybe(z.object({ default: z.string(), versions: z.array(z.string()) })),
  route: maybe(z.object({ exclude: maybe(z.array(z.string())), cleanUrls: maybe(z.boolean()) })),
  themeConfig: finite(record),
  builderConfig: record,
  head: list,
  plugins: list,
  globalStyles: maybeText,
  i18nSourcePath: maybeText,
});

/** Reads a site of Rspress. Its menus are files that we share: `_nav.json` and `_meta.json`. */
export async function readRspress(root: string): Promise<ForeignSite> {
  const file = findConfig(root, 'rspress');
  const read = await importForeign(file, config);
  const docs = resolveFolder(read.root ?? 'docs', { config: file, field: 'root', root });
  const theme = read.themeConfig;
  const locales = read.locales ?? maybe(z.array(locale)).parse(theme.locales) ?? [];
  const { versions = [], default: defaultVersion = '' } = read.multiVersion ?? {};
  const defaultLang = read.lang ?? locales[0]?.lang ?? 'en';
  const langs = locales.map(({ lang }) => lang);
  const texts = readTexts(path.resolve(root, read.i18nSourcePath ?? 'i18n.json'));
  const isExcluded = matchGlobs(read.route?.exclude ?? []);
  const { pages: found, others } = await listPages(docs);
  const isPublic = (one: string): boolean => relativePath(docs, one).startsWith('public/');
  const pages: ForeignPage[] = [];
  const files = new Map<string, string>();
  for (const one of [...found, ...others].filter((each) => !isPublic(each))) {
    const below = relativePath(docs, one);
    const target = langs.length > 0 ? below : addLang(below, versions, defaultLang);
    const lang = target.split('/')[versions.length > 0 ? 1 : 0] ?? defaultLang;
    const isPage = found.includes(one) && !isExcluded(below) && !/(?:^|\/)_/.test(below);
    if (!isPage) files.set(one, `docs/${hideFragments(target, isExcluded(below))}`);
    else
      pages.push({
        file: one,
        target: stemOf(target),
        address: rspressAddress(stemOf(below), { defaultLang, defaultVersion }),
        lang,
      });
  }
  const decide = createDecide(root, file);
  const { head, decisions } = convertHead(
    [
      { field: 'head', tags: readHeadTags(read.head) },
      { field: 'twitter', tags: readAccounts(read) },
    ],
    { base: read.base, decide },
  );
  return {
    root,
    config: file,
    pageFolders: [docs],
    settings: { ...readSettings(read, { locales, defaultLang, pages }), head },
    pages,
    files,
    publicFolders: [path.join(docs, 'public')].filter((folder) => existsSync(folder)),
    aliases: {
      [projectRoot]: root,
      ...readTsconfigPaths(root),
      ...readAliases(read.builderConfig, root),
    },
    isMdx: true,
    translate: (word, lang) => (Object.hasOwn(texts, word) ? (texts[word]?.[lang] ?? word) : word),
    standIn: printRspressStandIn(read.base ?? '/', texts),
    decisions: [...listRspressDecisions(read, root, decide), ...decisions],
  };
}

export type RspressConfig = z.output<typeof config>;

function readSettings(
  read: RspressConfig,
  {
    locales,
    defaultLang,
    pages,
  }: { locales: z.output<typeof locale>[]; defaultLang: string; pages: readonly ForeignPage[] },
): Settings {
  const { themeConfig: theme } = read;
  const plugins = readRspressPlugins(read);
  const langs = locales.map(({ lang }) => lang);
  const text = (key: string): string | undefined => maybeText.parse(theme[key]);
  const editLink = record.parse(theme.editLink).docRepoBaseUrl;
  return omitUndefined({
    title: read.title ?? 'Documentation',
    description: read.description,
    icon: read.icon,
    logo: readLogo(read.logo),
    logoText: read.logoText,
    url: plugins.url,
    socialImage: plugins.socialImage,
    ...(plugins.url !== undefined && plugins.feeds.length > 0
      ? convertRspressFeeds(plugins.feeds, { pages, langs, defaultLang })
      : {}),
    base: read.base,
    defaultLang,
    locales: locales.map(({ label, ...one }) =>
      omitUndefined({ ...one, label: label ?? one.lang }),
    ),
    multiVersion: read.multiVersion,
    cleanUrls: read.route?.cleanUrls,
    themeConfig: omitUndefined({
      nav: Array.isArray(theme.nav) ? readNav(theme.nav, (link) => link) : undefined,
      socialLinks: readRspressLinks(theme.socialLinks),
      footer: omitUndefined({ message: maybeText.parse(record.parse(theme.footer).message) }),
      editLink: typeof editLink === 'string' ? { docRepoBaseUrl: editLink } : undefined,
      lastUpdated: theme.lastUpdated === true || undefined,
      outlineTitle: text('outlineTitle'),
      prevPageText: text('prevPageText'),
      nextPageText: text('nextPageText'),
    }),
  });
}

function readRspressLinks(written: unknown): SocialLinkInput[] {
  const shape = z.object({ icon: iconShape, mode: z.string(), content: z.string() });
  return list.parse(written).flatMap((one) => {
    const { data } = shape.safeParse(one);
    if (!data) return [];
    const mode = (['text', 'img', 'dom'] as const).find((name) => name === data.mode) ?? 'link';
    return [{ icon: data.icon, mode, content: data.content }];
  });
}

function readAliases(
  builder: RspressConfig['builderConfig'],
  root: string,
): Record<string, string> {
  const { alias } = record.parse(builder.resolve ?? record.parse(builder.source));
  return Object.fromEntries(
    Object.entries(record.parse(alias)).flatMap(([name, target]) =>
      // `paths` of TypeScript count where the config names a folder that does not exist.
      typeof target === 'string' && existsSync(path.resolve(root, target))
        ? [[name, path.resolve(root, target)]]
        : [],
    ),
  );
}

const translations = z.record(z.string(), z.record(z.string(), z.string()).catch({})).catch({});

/** Reads `i18n.json`: the texts of words by language, which menus and components use. */
const readTexts = (file: string): z.output<typeof translations> =>
  existsSync(file) ? translations.parse(readForeignYaml(file)) : {};

/** A page of a site without languages goes into the folder of its only one. */
function addLang(below: string, versions: readonly string[], lang: string): string {
  const [first = '', ...rest] = below.split('/');
  return versions.length > 0 ? [first, lang, ...rest].join('/') : `${lang}/${below}`;
}

function rspressAddress(
  stem: string,
  { defaultLang, defaultVersion }: { defaultLang: string; defaultVersion: string },
): string {
  const names = stem.split('/');
  if (defaultVersion !== '' && names[0] === defaultVersion) names.shift();
  const at = defaultVersion !== '' && names.length > 1 && names[1] === defaultLang ? 1 : 0;
  if (names[at] === defaultLang) names.splice(at, 1);
  return addressOf(names.join('/'));
}

/** Files that no route leads to are fragments; the name of a fragment, or of its folder, starts with `_`. */
function hideFragments(target: string, isFragment: boolean): string {
  if (!isFragment || !/\.mdx?$/.test(target) || /(?:^|\/)_/.test(target)) return target;
  return target.replace(/([^/]+)$/, '_$1');
}

/** What stands for a part of a name; `**` stands for any folders. */
const wildcards: Readonly<Record<string, string>> = { '*': '[^/]*', '?': '[^/]' };

/** Matches the globs of `route.exclude`, which know `*`, `?` and `**`. */
function matchGlobs(globs: readonly string[]): (file: string) => boolean {
  const patterns = globs.map(
    (glob) =>
      new RegExp(
        `^${glob
          .replace(/[.+^${}()|[\]\\]/g, '\\$&')
          .replace(/\*\*\/?|[*?]/g, (sign) => wildcards[sign] ?? '(?:.*/)?')}.*$`,
      ),
  );
  return (file) => patterns.some((pattern) => pattern.test(file));
}
