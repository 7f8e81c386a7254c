import { existsSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { convertHead } from '../source/convertHead.ts';
import { createDecide, type Decide } from '../source/createDecide.ts';
import { findConfig, readTsconfigPaths } from '../source/findConfig.ts';
import type { Decision, ForeignSite, Settings } from '../source/foreignSite.ts';
import { importForeign } from '../source/importForeign.ts';
import { isFile } from '../source/isFile.ts';
import { type FolderTree, listTree } from '../source/pageFacts.ts';
import { parseForeign } from '../source/parseForeign.ts';
import { readCalls } from '../source/readCalls.ts';
import { readHeadTags, readSocialImage } from '../source/readHeadTags.ts';
import {
  finite,
  languageOf,
  list,
  locale,
  maybe,
  maybeBase,
  maybeOrigin,
  maybeText,
  omitUndefined,
  readLogo,
  readSocialLinks,
  record,
  toPublicPath,
} from '../source/shapes.ts';
import {
  explainOtherPages,
  readStarlightPages,
  type StarlightLanguages,
} from './starlightPages.ts';
import { readItems } from './starlightSidebar.ts';

const options = z.object({
  title: z.union([z.string(), z.record(z.string(), z.string())]).catch('Documentation'),
  description: maybeText,
  logo: z.unknown().optional(),
  favicon: maybeText,
  social: z.unknown().optional(),
  editLink: maybe(z.object({ baseUrl: z.string() })),
  lastUpdated: maybe(z.boolean()),
  defaultLocale: maybeText,
  locales: z.record(z.string(), locale).catch({}),
  sidebar: finite(maybe(z.array(z.unknown()))),
  customCss: list,
  components: record,
  plugins: list,
  head: list,
});

const config = z.object({
  site: maybeOrigin,
  base: maybeBase,
  redirects: record,
  integrations: list,
});

/** Reads a site of Starlight: the options of its integration, and the pages in `src/content/docs`. */
export async function readStarlight(root: string): Promise<ForeignSite> {
  const file = findConfig(root, 'starlight');
  const astro = await importForeign(file, config);
  const integration = readCalls(astro.integrations).find(
    (one) => one.package === '@astrojs/starlight',
  );
  const read = parseForeign(options, integration?.options ?? {}, {
    place: `\`${file}\``,
    subject: 'The options of Starlight',
  });
  const docs = path.join(root, 'src/content/docs');
  const languages = readLanguages(read);
  const { pages, files, facts } = await readStarlightPages(docs, languages);
  const tree = listTree(pages, facts);
  const publicFolder = path.join(root, 'public');
  const decide = createDecide(root, file);
  const { head, decisions } = convertHead([{ field: 'head', tags: readHeadTags(read.head) }], {
    base: astro.base,
    decide,
  });
  return {
    root,
    config: file,
    pageFolders: [docs],
    settings: { ...readSettings({ read, astro, root, ...languages }, tree), head },
    pages,
    files: new Map([...files, ...placeLogos(read, root)]),
    publicFolders: existsSync(publicFolder) ? [publicFolder] : [],
    aliases: {
      ...readTsconfigPaths(root),
      '~': path.join(root, 'src'),
      '@': path.join(root, 'src'),
    },
    isMdx: false,
    decisions: [
      ...listDecisions(read, decide),
      ...decisions,
      ...(await explainOtherPages(path.join(root, 'src/pages'), root)),
    ],
  };
}

type Read = z.output<typeof options>;

/** Logos in `src` become public files. */
function placeLogos({ logo: written }: Read, root: string): Array<[string, string]> {
  const logo = readLogo(written);
  const names = typeof logo === 'object' ? [logo.light, logo.dark] : [logo ?? ''];
  return names
    .map((name) => path.join(root, name))
    .filter(isFile)
    .map((file) => [file, `public/${path.basename(file)}`]);
}

/** The languages of a site; the key of the default one is `root` if its pages have no folder of their own. */
function readLanguages({ locales, defaultLocale }: Read): StarlightLanguages {
  const defaultKey = locales.root ? 'root' : (defaultLocale ?? Object.keys(locales)[0] ?? 'root');
  const defaultTag = locales[defaultKey]?.lang ?? (defaultKey === 'root' ? 'en' : defaultKey);
  return {
    langs: Object.keys(locales).filter((key) => key !== defaultKey),
    defaultKey,
    defaultTag,
    defaultLang: defaultKey === 'root' ? languageOf(defaultTag) : defaultKey,
  };
}

interface StarlightConfig extends StarlightLanguages {
  read: Read;
  astro: z.output<typeof config>;
  root: string;
}

function readSettings(
  { read, astro, defaultLang, defaultTag, langs, root }: StarlightConfig,
  tree: FolderTree,
): Settings {
  const { title, locales, sidebar } = read;
  const titleOf = (tag: string): string | undefined =>
    typeof title === 'string' ? undefined : title[tag];
  const mainTitle = typeof title === 'string' ? title : (title[defaultTag] ?? 'Documentation');
  const localeOf = (lang: string) => {
    const { label = lang, lang: tag, dir } = locales[lang] ?? {};
    const language = { lang, tag: tag ?? lang };
    const ownSidebar = sidebar && { '/': readItems(sidebar, { ...language, defaultLang, tree }) };
    return omitUndefined({
      lang,
      label,
      htmlLang: tag,
      dir,
      title: titleOf(tag ?? lang),
      sidebar: ownSidebar && { [`/${lang}/`]: ownSidebar['/'] },
    });
  };
  const { label = defaultLang, dir } = locales.root ?? locales[defaultLang] ?? {};
  return omitUndefined({
    title: mainTitle,
    description: read.description,
    icon: read.favicon ? toPublicPath(read.favicon) : standardIcon(root),
    logo: relocateLogo(readLogo(read.logo), root),
    logoText: record.parse(read.logo).replacesTitle === true ? undefined : mainTitle,
    url: astro.site,
    socialImage: readSocialImage(readHeadTags(read.head)),
    base: astro.base,
    defaultLang,
    locales: [
      omitUndefined({ lang: defaultLang, label, htmlLang: defaultTag, dir }),
      ...langs.map(localeOf),
    ],
    redirects: Object.entries(astro.redirects).flatMap(([from, to]) => {
      const target = typeof to === 'string' ? to : record.parse(to).destination;
      return typeof target === 'string' && !/\[/.test(from) ? [{ from, to: target }] : [];
    }),
    themeConfig: omitUndefined({
      sidebar: sidebar && {
        '/': readItems(sidebar, { lang: defaultLang, tag: defaultTag, defaultLang, tree }),
      },
      socialLinks: readSocialLinks(read.social),
      editLink: read.editLink && {
        docRepoBaseUrl: `${read.editLink.baseUrl.replace(/\/$/, '')}/src/content/docs`,
      },
      lastUpdated: read.lastUpdated,
    }),
  });
}

/** Starlight takes this file if the config names no icon. */
const standardIcon = (root: string): string | undefined =>
  existsSync(path.join(root, 'public/favicon.svg')) ? '/favicon.svg' : undefined;

/** A logo in `src` becomes a public file. */
function relocateLogo(logo: Settings['logo'], root: string): Settings['logo'] {
  const move = (file: string): string =>
    isFile(path.join(root, file)) ? `/${path.basename(file)}` : file;
  if (logo === undefined || typeof logo === 'string') return logo && move(logo);
  return { light: move(logo.light), dark: move(logo.dark) };
}

function listDecisions(read: Read, decide: Decide): Decision[] {
  const replaced = Object.keys(read.components);
  return [
    ...(read.customCss.length > 0
      ? [
          decide(
            'customCss',
            '`customCss` was left out.',
            'Override `styles/tokens.css` in `theme`; see "Change the theme" in the manual.',
          ),
        ]
      : []),
    ...(replaced.length > 0
      ? [
          decide(
            'components',
            `\`components\` replaces ${replaced.join(', ')}, which were left out.`,
            'Override the parts of our theme in React.',
          ),
        ]
      : []),
    ...(read.plugins.length > 0
      ? [
          decide(
            'plugins',
            `Plugins of Starlight were left out: ${readCalls(read.plugins)
              .map((one) => `\`${one.package}\``)
              .join(', ')}.`,
            'See "Plugins" in the manual for what the engine has.',
          ),
        ]
      : []),
  ];
}
