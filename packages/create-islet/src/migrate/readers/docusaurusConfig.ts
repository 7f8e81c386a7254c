import { existsSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { stripDots } from '../source/pagePath.ts';
import { readForeignJson } from '../source/readForeignJson.ts';
import {
  finite,
  list,
  maybe,
  maybeBase,
  maybeOrigin,
  maybeText,
  record,
} from '../source/shapes.ts';
import { textsOf } from './docusaurusPages.ts';

/** The parts of a Docusaurus config that are converted. */
export const docusaurusConfig = z.object({
  title: maybeText,
  tagline: maybeText,
  favicon: maybeText,
  url: maybeOrigin,
  baseUrl: maybeBase,
  i18n: z
    .object({
      defaultLocale: maybeText,
      locales: maybe(z.array(z.string())),
      localeConfigs: record,
    })
    .catch({ localeConfigs: {} }),
  presets: list,
  plugins: list,
  headTags: list,
  scripts: list,
  stylesheets: list,
  themeConfig: finite(record),
  staticDirectories: maybe(z.array(z.string())),
});

/** Start of addresses; empty for the root. */
const routeBasePath = maybeText.transform((written) => written && stripDots(written));

/** The options of one docs plugin. */
export const docsOptions = z.object({
  id: maybeText,
  path: maybeText,
  routeBasePath,
  sidebarPath: maybeText,
  editUrl: maybeText,
  showLastUpdateTime: maybe(z.boolean()),
  lastVersion: maybeText,
  includeCurrentVersion: maybe(z.boolean()),
  onlyIncludeVersions: maybe(z.array(z.string())),
});

export type DocusaurusConfig = z.output<typeof docusaurusConfig>;
export type DocsOptions = z.output<typeof docsOptions>;

/** What the readers of all parts need. */
export interface DocusaurusContext {
  root: string;
  read: DocusaurusConfig;
  langs: string[];
  defaultLang: string;
  versions: DocsVersion[];
}

/** A version of the docs. */
export interface DocsVersion {
  /** Empty in a site without versions. */
  name: string;
  isDefault: boolean;
  /** Start of its addresses after the base of the docs. */
  address: string;
}

/** What a config says about a blog. */
export interface DocusaurusBlog {
  /** Start of the addresses of articles. */
  base: string;
  /** The kinds of feeds: `rss`, `atom` or `json`. */
  feeds: string[];
  feedTitle: string | undefined;
}

/** The options of all docs and of the blog, if there is one; presets and plugins may be strings. */
export function readPluginOptions({ presets, plugins }: DocusaurusConfig): {
  docs: DocsOptions[];
  blog: DocusaurusBlog | null;
} {
  const preset =
    presets
      .map((one) => (Array.isArray(one) ? record.parse(one[1]) : {}))
      .find((one) => Object.keys(one).length > 0) ?? {};
  const named = plugins.flatMap((one) =>
    Array.isArray(one) && /content-docs$/.test(String(one[0]))
      ? [docsOptions.parse(record.parse(one[1]))]
      : [],
  );
  const own = preset.docs === false ? [] : [docsOptions.parse(record.parse(preset.docs))];
  const blog = preset.blog === false ? null : readBlogOptions(record.parse(preset.blog));
  return { docs: [...own, ...named], blog };
}

function readBlogOptions(options: Readonly<Record<string, unknown>>): DocusaurusBlog {
  const { type = ['rss', 'atom'], title } = record.parse(options.feedOptions);
  return {
    base: routeBasePath.parse(options.routeBasePath) ?? 'blog',
    feeds: type === 'all' ? ['rss', 'atom', 'json'] : textsOf([type].flat()),
    feedTitle: maybeText.parse(title),
  };
}

/** The versions of the main docs; the unreleased one is called `next`. */
export function readVersions(options: DocsOptions, root: string): DocsVersion[] {
  const file = path.join(root, `${options.id ? `${options.id}_` : ''}versions.json`);
  if (!existsSync(file)) return [{ name: '', isDefault: true, address: '' }];
  const names = textsOf(readForeignJson(file));
  const last = options.lastVersion ?? names[0] ?? 'current';
  const all = options.includeCurrentVersion === false ? names : ['current', ...names];
  return all
    .filter((name) => options.onlyIncludeVersions?.includes(name) ?? true)
    .map((name) => {
      const isDefault = name === last;
      const shown = name === 'current' ? 'next' : name;
      return { name: shown, isDefault, address: isDefault ? '' : shown };
    });
}

/** The version without a prefix; empty if there are no versions. */
export const defaultVersionOf = ({ versions }: DocusaurusContext): string =>
  versions.find(({ isDefault }) => isDefault)?.name ?? '';
