import { existsSync } from 'node:fs';
import path from 'node:path';
import { relativePath } from 'islet/tools';
import { convertHead } from '../source/convertHead.ts';
import { createDecide, type Decide } from '../source/createDecide.ts';
import { findConfig } from '../source/findConfig.ts';
import type { Decision, ForeignPage, ForeignSite } from '../source/foreignSite.ts';
import { importForeign } from '../source/importForeign.ts';
import { addressOf, listPages, stemOf } from '../source/listPages.ts';
import { choosePath } from '../source/pagePath.ts';
import { readHeadTags } from '../source/readHeadTags.ts';
import { resolveFolder } from '../source/resolveFolder.ts';
import { finite, languageOf, record } from '../source/shapes.ts';
import {
  localeConfig,
  type Read,
  readVitePressSettings,
  type VitePressLocale,
  vitepressConfig,
} from './vitepressSettings.ts';

/** Reads a site of VitePress: a folder with `.vitepress`, or one above it. */
export async function readVitePress(given: string): Promise<ForeignSite> {
  const file = findConfig(given, 'vitepress');
  const root = file.slice(0, file.lastIndexOf(`${path.sep}.vitepress${path.sep}`));
  const read = await importForeign(file, vitepressConfig);
  const docs = resolveFolder(read.srcDir ?? '.', {
    config: file,
    field: 'srcDir',
    root,
    within: given,
  });
  const folders = Object.entries(read.locales).filter(
    ([key, { link }]) => key !== 'root' && (link === undefined || link.startsWith('/')),
  );
  const defaultTag = read.locales.root?.lang ?? read.lang ?? 'en';
  const defaultLang = languageOf(defaultTag);
  const langs = folders.map(([key]) => key);
  const extra = await readExtraConfigs(docs, langs);
  const settings = readVitePressSettings(read, {
    folders,
    defaultLang,
    htmlLang: defaultTag,
    extra,
  });
  const decide = createDecide(root, file);
  const sources = [
    { lang: undefined, head: read.head },
    ...Object.entries(read.locales).map(([lang, { head }]) => ({ lang, head })),
    ...Object.entries(extra).map(([lang, { head }]) => ({ lang, head })),
  ].map(({ lang, head }) => ({
    field: 'head',
    tags: readHeadTags(head),
    lang: lang === 'root' ? defaultLang : lang,
  }));
  const { head, decisions } = convertHead(sources, { base: read.base, decide });
  const publicFolder = path.join(docs, 'public');
  return {
    root,
    config: file,
    pageFolders: [docs],
    settings: { ...settings, head },
    ...(await placeFiles(docs, read, { langs, defaultLang })),
    publicFolders: existsSync(publicFolder) ? [publicFolder] : [],
    aliases: { '@': docs },
    prepare: readAttributeSigns(read.markdown.attrs),
    isMdx: false,
    isVue: true,
    slugify: slugifyVitePress,
    decisions: [
      ...listDecisions(read, Object.values(extra), {
        hasTheme: existsSync(path.join(root, '.vitepress/theme')),
        decide,
      }),
      ...decisions,
    ],
  };
}

/** Anchors of headings are in braces, unless the config has other signs around them. */
function readAttributeSigns(attrs: unknown): (text: string) => string {
  const { leftDelimiter: left, rightDelimiter: right } = record.parse(attrs);
  if (typeof left !== 'string' || typeof right !== 'string') return String;
  const [before, after] = [left, right].map((one) => one.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&'));
  const anchor = new RegExp(`${before}(#[\\w-]+)${after}(?=[ \\t]*$)`, 'gm');
  return (text) => text.replace(anchor, '{$1}');
}

/** Where the pages of a folder go, and the other files that they may show. */
async function placeFiles(
  docs: string,
  { rewrites, srcExclude = [] }: Read,
  { langs, defaultLang }: { langs: readonly string[]; defaultLang: string },
): Promise<Pick<ForeignSite, 'pages' | 'files'>> {
  const rewrite = readRewrites(rewrites);
  const { pages: found, others } = await listPages(docs);
  const isExcluded = (below: string): boolean =>
    /^(?:README\.md|public\/)/.test(below) || srcExclude.includes(below);
  const pages = found
    .map((one) => ({ one, below: relativePath(docs, one) }))
    .filter(({ below }) => !isExcluded(below))
    .map(({ one, below }): ForeignPage => {
      const { path: stem, stray } = choosePath(stemOf(rewrite(below)), stemOf(below));
      return { file: one, address: addressOf(stem), stray, ...place(stem, langs, defaultLang) };
    });
  const files = new Map(
    others
      .map((one): [string, string] => [one, relativePath(docs, one)])
      .filter(
        ([, below]) => !/^public\/|\.(?:vue|[cm]?[jt]sx?)$|^package(?:-lock)?\.json$/.test(below),
      )
      .map(([one, below]) => {
        const { path: chosen } = choosePath(rewrite(below), below);
        return [one, `docs/${place(chosen, langs, defaultLang).target}`];
      }),
  );
  return { pages, files };
}

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
    const names: string[] = [];
    const source = from.replace(
      /:(\w+)(\*?)|[.*+?^${}()|[\]\\]/g,
      (sign, name: string | undefined, star: string) => {
        if (name === undefined) return `\\${sign}`;
        names.push(name);
        return star ? '(.*)' : '([^/]+)';
      },
    );
    return [{ pattern: new RegExp(`^${source}$`), names, to }];
  });
  return (file) => {
    const rule = rules.find(({ pattern }) => pattern.test(file));
    if (rule === undefined) return file;
    const [, ...texts] = rule.pattern.exec(file) ?? [];
    // If a name is used twice, the last text counts.
    const values = new Map(rule.names.map((name, index) => [name, texts[index]]));
    return rule.to.replace(/:(\w+)\*?/g, (_, name: string) => values.get(name) ?? '');
  };
}

/** The configs next to the pages, by language; the one of the root is at `root`. */
async function readExtraConfigs(
  docs: string,
  langs: readonly string[],
): Promise<Record<string, VitePressLocale>> {
  const read = ['', ...langs].map(async (lang): Promise<Array<[string, VitePressLocale]>> => {
    const file = ['ts', 'mts', 'js', 'mjs']
      .map((extension) => path.join(docs, lang, `config.${extension}`))
      .find((one) => existsSync(one));
    if (file === undefined) return [];
    return [[lang || 'root', await importForeign(file, finite(record).pipe(localeConfig))]];
  });
  return Object.fromEntries((await Promise.all(read)).flat());
}

function listDecisions(
  read: Read,
  extra: readonly VitePressLocale[],
  { hasTheme, decide }: { hasTheme: boolean; decide: Decide },
): Decision[] {
  const decisions: Decision[] = [];
  const all = [read, ...Object.values(read.locales), ...extra];
  if (hasTheme) {
    const message = 'The folder `.vitepress/theme` was not copied.';
    const fix =
      'Write components in React, and override the parts of our theme that should look different.';
    decisions.push(decide(null, message, fix));
  }
  if (typeof read.markdown.config === 'function') {
    const message = '`markdown.config` adds plugins of markdown-it, which were left out.';
    const fix = 'Use a remark or rehype plugin in `markdown` of the config.';
    decisions.push(decide('markdown', message, fix));
  }
  const template = all.map((one) => one.titleTemplate).find((one) => one !== undefined);
  if (template !== undefined) {
    const message = `\`titleTemplate\` is ${JSON.stringify(template)}, which was left out: the title of the site follows that of each page.`;
    const fix = 'Write `titleSuffix` into the front matter of pages that need another text there.';
    decisions.push(decide('titleTemplate', message, fix));
  }
  return decisions;
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
