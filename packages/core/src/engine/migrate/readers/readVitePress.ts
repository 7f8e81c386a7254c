import { existsSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { relativePath } from '../../files/relativePath.ts';
import { findConfig } from '../source/findConfig.ts';
import type { Decision, ForeignPage, ForeignSite, Settings } from '../source/foreignSite.ts';
import { importForeign } from '../source/importForeign.ts';
import { addressOf, listPages, stemOf } from '../source/listPages.ts';
import { RefusedError } from '../source/refusedError.ts';
import {
  languageOf,
  list,
  locale,
  maybe,
  maybeText,
  omitUndefined,
  readLogo,
  readNav,
  readSocialLinks,
  record,
  type SidebarInput,
  type SidebarItem,
  toPublicPath,
} from '../source/shapes.ts';
import { readLabels } from './vitepressLabels.ts';

const localeConfig = locale.extend({
  link: maybeText,
  title: maybeText,
  description: maybeText,
  themeConfig: record,
});

const config = z.object({
  title: maybeText,
  description: maybeText,
  base: maybeText,
  lang: maybeText,
  srcDir: maybeText,
  srcExclude: maybe(z.array(z.string())),
  head: list,
  rewrites: record,
  cleanUrls: maybe(z.boolean()),
  lastUpdated: maybe(z.boolean()),
  sitemap: maybe(z.object({ hostname: z.string() })),
  locales: z.record(z.string(), localeConfig).catch({}),
  markdown: record,
  themeConfig: record,
  vite: record,
});

/** Reads a site of VitePress: a folder with `.vitepress`, or one above it. */
export async function readVitePress(given: string): Promise<ForeignSite> {
  const root = [given, path.join(given, 'docs')].find((one) =>
    existsSync(path.join(one, '.vitepress')),
  );
  if (root === undefined)
    throw new RefusedError(`There is no \`.vitepress/config.ts\` in \`${given}\`.`);
  const file = findConfig(path.join(root, '.vitepress'), ['config', 'config/index']);
  const read = config.parse(await importForeign(file));
  const docs = path.resolve(root, read.srcDir ?? '.');
  const rewrite = readRewrites(read.rewrites);
  const folders = Object.entries(read.locales).filter(
    ([key, { link }]) => key !== 'root' && (link === undefined || link.startsWith('/')),
  );
  const defaultTag = read.locales.root?.lang ?? read.lang ?? 'en';
  const defaultLang = languageOf(defaultTag);
  const langs = folders.map(([key]) => key);
  const { pages: found, others } = await listPages(docs);
  const isExcluded = (below: string): boolean =>
    /^(?:README\.md|public\/)/.test(below) || (read.srcExclude ?? []).includes(below);
  const pages = found
    .map((one) => ({ one, below: relativePath(docs, one) }))
    .filter(({ below }) => !isExcluded(below))
    .map(({ one, below }): ForeignPage => {
      const stem = stemOf(rewrite(below));
      return { file: one, address: addressOf(stem), ...place(stem, langs, defaultLang) };
    });
  const files = new Map(
    others
      .map((one): [string, string] => [one, relativePath(docs, one)])
      .filter(
        ([, below]) => !/^public\/|\.(?:vue|[cm]?[jt]sx?)$|^package(?:-lock)?\.json$/.test(below),
      )
      .map(([one, below]) => [one, `docs/${place(rewrite(below), langs, defaultLang).target}`]),
  );
  const extra = await readExtraConfigs(docs, langs);
  const settings = readSettings(read, {
    folders,
    defaultLang,
    htmlLang: defaultTag,
    extra,
  });
  const publicFolder = path.join(docs, 'public');
  return {
    root,
    settings,
    pages,
    files,
    publicFolders: existsSync(publicFolder) ? [publicFolder] : [],
    aliases: { '@': docs },
    isMdx: false,
    isVue: true,
    slugify: slugifyVitePress,
    decisions: listDecisions(read, { root, file: relativePath(root, file) }),
  };
}

type Read = z.output<typeof config>;
type Locale = z.output<typeof localeConfig>;

/** The language of a path, and its place in our folders; pages of the default language had no folder. */
function place(
  below: string,
  langs: readonly string[],
  defaultLang: string,
): { lang: string; target: string } {
  const [first = ''] = below.split('/');
  return langs.includes(first)
    ? { lang: first, target: below }
    : { lang: defaultLang, target: `${defaultLang}/${below}` };
}

/** Reads `rewrites` with `:name` and `:name*`. */
function readRewrites(rewrites: Readonly<Record<string, unknown>>): (file: string) => string {
  const rules = Object.entries(rewrites).flatMap(([from, to]) => {
    if (typeof to !== 'string') return [];
    const source = from
      .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
      .replace(/:(\w+)\*/g, '(?<$1>.*)')
      .replace(/:(\w+)/g, '(?<$1>[^/]+)');
    return [{ pattern: new RegExp(`^${source}$`), to: to.replace(/:(\w+)\*?/g, '$<$1>') }];
  });
  return (file) => {
    const rule = rules.find(({ pattern }) => pattern.test(file));
    return rule ? file.replace(rule.pattern, rule.to) : file;
  };
}

/** The configs next to the pages, by language; the one of the root is at `root`. */
async function readExtraConfigs(
  docs: string,
  langs: readonly string[],
): Promise<Record<string, Locale>> {
  const read = ['', ...langs].map(async (lang): Promise<Array<[string, Locale]>> => {
    const file = ['ts', 'mts', 'js', 'mjs']
      .map((extension) => path.join(docs, lang, `config.${extension}`))
      .find((one) => existsSync(one));
    if (file === undefined) return [];
    return [[lang || 'root', localeConfig.parse((await importForeign(file)) ?? {})]];
  });
  return Object.fromEntries((await Promise.all(read)).flat());
}

function readSettings(
  read: Read,
  {
    folders,
    defaultLang,
    htmlLang,
    extra,
  }: {
    folders: Array<[string, Locale]>;
    defaultLang: string;
    htmlLang: string;
    extra: Readonly<Record<string, Locale>>;
  },
): Settings {
  const main = {
    ...read.themeConfig,
    ...read.locales.root?.themeConfig,
    ...extra.root?.themeConfig,
  };
  const icon = list
    .parse(read.head)
    .map((one) => z.tuple([z.literal('link'), record]).safeParse(one).data?.[1])
    .find((attributes) => /\bicon\b/.test(String(attributes?.rel)));
  const locales = folders.map(([lang, one]) => {
    const own = { ...one.themeConfig, ...extra[lang]?.themeConfig };
    return omitUndefined({
      lang,
      label: one.label ?? lang,
      htmlLang: one.lang,
      dir: one.dir,
      title: one.title ?? extra[lang]?.title,
      description: one.description ?? extra[lang]?.description,
      nav: own.nav === undefined ? undefined : readNav(own.nav, toRoute),
      sidebar: own.sidebar === undefined ? undefined : readSidebars(own.sidebar),
      labels: readLabels(own),
    });
  });
  const { label = defaultLang, dir } = read.locales.root ?? {};
  const footer = record.parse(main.footer);
  const message = [footer.message, footer.copyright].filter((text) => typeof text === 'string');
  return omitUndefined({
    title: read.title ?? 'VitePress',
    description: read.description ?? extra.root?.description,
    icon: maybeText.parse(icon?.href),
    logo: readLogo(main.logo),
    logoText:
      main.siteTitle === false ? undefined : (maybeText.parse(main.siteTitle) ?? read.title),
    url: read.sitemap && new URL(read.sitemap.hostname).origin,
    base: read.base,
    defaultLang,
    locales: [
      omitUndefined({ lang: defaultLang, label, htmlLang, dir, labels: readLabels(main) }),
      ...locales,
    ],
    cleanUrls: read.cleanUrls ?? false,
    markdown: omitUndefined({ emoji: true, math: read.markdown.math === true || undefined }),
    themeConfig: omitUndefined({
      nav: readNav(main.nav, toRoute),
      sidebar: main.sidebar === undefined ? undefined : readSidebars(main.sidebar),
      socialLinks: readSocialLinks(main.socialLinks),
      footer: message.length > 0 ? { message: message.join(' ') } : undefined,
      editLink: readEditLink(main.editLink),
      lastUpdated: read.lastUpdated,
    }),
  });
}

const toRoute = (link: string): string =>
  /^[a-z]+:|^[/#]/.test(link) ? link.replace(/\.(?:md|html)(?=$|[?#])/, '') : toPublicPath(link);

/** Our edit link is a folder: the part of the pattern before `:path`. */
function readEditLink(written: unknown): { docRepoBaseUrl: string; text?: string } | undefined {
  const { pattern, text } = record.parse(written);
  if (typeof pattern !== 'string' || !pattern.endsWith('/:path')) return undefined;
  return omitUndefined({
    docRepoBaseUrl: pattern.slice(0, -'/:path'.length),
    text: maybeText.parse(text),
  });
}

const group = z.object({ base: maybeText, items: z.array(z.unknown()) });

/** A list is the sidebar of all pages; a record has one for each folder. */
function readSidebars(written: unknown): SidebarInput {
  if (Array.isArray(written)) return { '/': readItems(written, '') };
  return Object.fromEntries(
    Object.entries(record.parse(written)).map(([folder, value]) => {
      const { items, base = '' } = group.safeParse(value).data ?? { items: list.parse(value) };
      return [toPublicPath(folder), readItems(items, base)];
    }),
  );
}

const sidebarItem = z.object({
  text: maybeText,
  link: maybeText,
  base: maybeText,
  items: maybe(z.array(z.unknown())),
  collapsed: maybe(z.boolean()),
});

function readItems(written: readonly unknown[], base: string): SidebarItem[] {
  return written.flatMap((one): SidebarItem[] => {
    const { data } = sidebarItem.safeParse(one);
    if (!data) return [];
    const { text, link, base: own = base, collapsed } = data;
    const items = data.items && readItems(data.items, own);
    if (text === undefined) return items ?? [];
    const item = omitUndefined({
      text,
      link:
        link === undefined
          ? undefined
          : toRoute(own && !link.startsWith('/') && !/^[a-z]+:/.test(link) ? own + link : link),
      items,
      // A group without the field can't be folded there.
      collapsible: items && collapsed === undefined ? false : undefined,
      collapsed,
    });
    return [item];
  });
}

function listDecisions(read: Read, { root, file }: { root: string; file: string }): Decision[] {
  const decide = (message: string, fix: string): Decision => ({ message, fix, file });
  const has = (name: string): boolean => existsSync(path.join(root, '.vitepress', name));
  return [
    ...(has('theme')
      ? [
          decide(
            'The folder `.vitepress/theme` was not copied.',
            'Write components in React, and override the parts of our theme that should look different.',
          ),
        ]
      : []),
    ...(typeof read.markdown.config === 'function'
      ? [
          decide(
            '`markdown.config` adds plugins of markdown-it, which were left out.',
            'Use a remark or rehype plugin in `markdown` of the config.',
          ),
        ]
      : []),
    ...(read.head.length > 0
      ? [
          decide(
            'Only the icon of `head` was kept.',
            'The engine writes most of the rest (`og:` fields, canonical links); write what is left into the `head` of pages.',
          ),
        ]
      : []),
  ];
}

/** Anchors as VitePress makes them: any sign becomes a `-`, and accents are removed. */
const slugifyVitePress = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036F]/g, '')
    .replace(/\p{Cc}/gu, '')
    .replace(/[\s~`!@#$%^&*()\-_+=[\]{}|\\;:"'“”‘’<>,.?/]+/g, '-')
    .replace(/-{2,}/g, '-')
    .replace(/^-+|-+$/g, '')
    .replace(/^(\d)/, '_$1')
    .toLowerCase();
