import { z } from 'zod';
import type { Settings } from '../source/foreignSite.ts';
import { readHeadTags, readIcon, readSocialImage } from '../source/readHeadTags.ts';
import {
  finite,
  list,
  locale,
  maybe,
  maybeBase,
  maybeOrigin,
  maybeText,
  type NavItemInput,
  omitUndefined,
  readLogo,
  readNav,
  readSocialLinks,
  record,
} from '../source/shapes.ts';
import { readLabels } from './vitepressLabels.ts';
import { readSidebars, toRoute } from './vitepressSidebars.ts';

/** The config of one language. */
export const localeConfig = locale.extend({
  link: maybeText,
  title: maybeText,
  description: maybeText,
  titleTemplate: z.unknown().optional(),
  head: list,
  themeConfig: record,
});

/** The fields of a VitePress config that are read; a wrong value counts as missing. */
export const vitepressConfig = z.object({
  title: maybeText,
  description: maybeText,
  base: maybeBase,
  lang: maybeText,
  titleTemplate: z.unknown().optional(),
  srcDir: maybeText,
  srcExclude: maybe(z.array(z.string())),
  head: list,
  rewrites: record,
  cleanUrls: maybe(z.boolean()),
  lastUpdated: maybe(z.boolean()),
  sitemap: record.pipe(z.object({ hostname: maybeOrigin })),
  locales: finite(z.record(z.string(), localeConfig).catch({})),
  markdown: record,
  themeConfig: finite(record),
  vite: record,
});

export type Read = z.output<typeof vitepressConfig>;
export type VitePressLocale = z.output<typeof localeConfig>;

/**
 * The settings of our config for a site of VitePress. `folders` has the languages besides the default one, and
 * `extra` the configs next to their pages.
 */
export function readVitePressSettings(
  read: Read,
  {
    folders,
    defaultLang,
    htmlLang,
    extra,
  }: {
    folders: Array<[string, VitePressLocale]>;
    defaultLang: string;
    htmlLang: string;
    extra: Readonly<Record<string, VitePressLocale>>;
  },
): Settings {
  const main = {
    ...read.themeConfig,
    ...read.locales.root?.themeConfig,
    ...extra.root?.themeConfig,
  };
  const head = readHeadTags(read.head);
  const locales = folders.map(([lang, one]) => {
    const own = { ...one.themeConfig, ...extra[lang]?.themeConfig };
    return omitUndefined({
      lang,
      label: one.label ?? lang,
      htmlLang: one.lang,
      dir: one.dir,
      title: one.title ?? extra[lang]?.title,
      description: one.description ?? extra[lang]?.description,
      nav: own.nav === undefined ? undefined : readMenu(own, read),
      sidebar: own.sidebar === undefined ? undefined : readSidebars(own.sidebar),
      labels: readLabels(own, lang, main),
    });
  });
  const root = { ...extra.root, ...read.locales.root };
  const { label = defaultLang, dir } = root;
  const title = root.title ?? read.title;
  return omitUndefined({
    title: title ?? 'VitePress',
    description: root.description ?? read.description,
    icon: readIcon(head),
    socialImage: readSocialImage(head),
    logo: readLogo(main.logo),
    logoText: main.siteTitle === false ? undefined : (maybeText.parse(main.siteTitle) ?? title),
    url: read.sitemap.hostname,
    base: read.base,
    defaultLang,
    locales: [
      omitUndefined({
        lang: defaultLang,
        label,
        htmlLang,
        dir,
        labels: readLabels(main, 'root', main),
      }),
      ...locales,
    ],
    cleanUrls: read.cleanUrls ?? false,
    markdown: omitUndefined({ emoji: true, math: read.markdown.math === true || undefined }),
    themeConfig: omitUndefined({
      nav: readMenu(main, read),
      sidebar: main.sidebar === undefined ? undefined : readSidebars(main.sidebar),
      socialLinks: readSocialLinks(main.socialLinks),
      footer: readFooter(main.footer),
      editLink: readEditLink(main.editLink),
      lastUpdated: read.lastUpdated,
    }),
  });
}

/** The top bar, with the languages that are other sites as a menu of their own. */
function readMenu(theme: Readonly<Record<string, unknown>>, { locales }: Read): NavItemInput[] {
  const items = Object.entries(locales).flatMap(([key, { link, label = key }]) =>
    link !== undefined && /^[a-z]+:/.test(link) ? [{ text: label, link }] : [],
  );
  const text = maybeText.parse(theme.langMenuLabel) ?? 'Languages';
  return [...readNav(theme.nav, toRoute), ...(items.length > 0 ? [{ text, items }] : [])];
}

function readFooter(written: unknown): { message: string } | undefined {
  const { message, copyright } = record.parse(written);
  const texts = [message, copyright].filter((text) => typeof text === 'string');
  return texts.length > 0 ? { message: texts.join(' ') } : undefined;
}

/** Our edit link is a folder: the part of the pattern before `:path`. */
function readEditLink(written: unknown): { docRepoBaseUrl: string; text?: string } | undefined {
  const { pattern, text } = record.parse(written);
  if (typeof pattern !== 'string' || !pattern.endsWith('/:path')) return undefined;
  return omitUndefined({
    docRepoBaseUrl: pattern.slice(0, -'/:path'.length),
    text: maybeText.parse(text),
  });
}
