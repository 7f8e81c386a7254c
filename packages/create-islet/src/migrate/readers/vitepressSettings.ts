import { z } from 'zod';
import type { Settings } from '../source/foreignSite.ts';
import {
  finite,
  list,
  locale,
  maybe,
  maybeBase,
  maybeOrigin,
  maybeText,
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
  themeConfig: record,
});

/** The fields of a VitePress config that are read; a wrong value counts as missing. */
export const vitepressConfig = z.object({
  title: maybeText,
  description: maybeText,
  base: maybeBase,
  lang: maybeText,
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
    url: read.sitemap.hostname,
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

/** Our edit link is a folder: the part of the pattern before `:path`. */
function readEditLink(written: unknown): { docRepoBaseUrl: string; text?: string } | undefined {
  const { pattern, text } = record.parse(written);
  if (typeof pattern !== 'string' || !pattern.endsWith('/:path')) return undefined;
  return omitUndefined({
    docRepoBaseUrl: pattern.slice(0, -'/:path'.length),
    text: maybeText.parse(text),
  });
}
