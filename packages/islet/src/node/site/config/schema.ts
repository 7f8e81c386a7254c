import type { RsbuildConfig } from '@rsbuild/core';
import type { Pluggable } from 'unified';
import { z } from 'zod';
import { cacheFolder } from '../../support/files/cachePath.ts';
import { contentSecurityPolicy } from './schema/contentSecurityPolicy.ts';
import {
  ancestor,
  folder,
  image,
  imageOrNone,
  routeSegment,
  text,
  webUrl,
} from './schema/fields.ts';
import { siteHeadElement } from './schema/headElement.ts';
import { localeOf, locales, multiVersion } from './schema/locales.ts';
import { redirect } from './schema/redirect.ts';
import { themeConfig } from './schema/themeConfig.ts';

const logo = z.union([imageOrNone, z.strictObject({ light: image, dark: image })]);

const plugin = z.custom<Pluggable>(
  (value) => typeof (Array.isArray(value) ? value[0] : value) === 'function',
  'Use a plugin function, or an array of a plugin function and its options.',
);

const markdown = z.strictObject({
  showLineNumbers: z.boolean().default(false),
  defaultWrapCode: z.boolean().default(false),
  highlighter: z.literal('prism').default('prism'),
  remarkPlugins: z.array(plugin).default([]),
  rehypePlugins: z.array(plugin).default([]),
  /** Read `$…$` and `$$…$$` as formulas in LaTeX; needs the package `katex`. */
  math: z.boolean().default(false),
  /** Draw fences of the language `mermaid`; needs the package `beautiful-mermaid`. */
  mermaid: z.boolean().default(false),
  /** Replace short names of emoji, such as `:tada:`. */
  emoji: z.boolean().default(false),
  /** A module that reads fences: a package, or a path from the folder of the config (see `FenceModule`). */
  fences: text.optional(),
});

const socialImages = z.strictObject({
  /** Font files: paths below the site's root, or files of packages. */
  fonts: z.array(text).min(1),
});

const origin = webUrl
  .refine((url) => !/[^/:]\/.|[?#]/.test(url), 'Leave out the path; it belongs in `base`.')
  .transform((url) => url.replace(/\/$/, ''));

/** The fields that are checked together. */
const related = z.object({
  defaultLang: z.string(),
  locales: z.array(z.object({ lang: z.string() })),
  multiVersion: z.object({ versions: z.array(z.string()) }),
  root: z.string(),
  outDir: z.string(),
  url: z.string().optional(),
  feed: z.boolean().optional(),
  structuredData: z.boolean().optional(),
  socialImages: z.union([z.boolean(), z.object({})]).optional(),
});

/** The configuration of a site (SPEC 3): types, defaults and limits of every field. */
export const siteConfigSchema = z
  .strictObject({
    title: text,
    description: z.string().default(''),
    icon: imageOrNone.default(''),
    logo: logo.default(''),
    logoText: z.string().default(''),
    /** Origin of the published site, for canonical links and the site map. */
    url: origin.optional(),
    /** Image that social networks show with a link to the site. */
    socialImage: image.optional(),
    /** Draw an image for each page instead; needs the package `@takumi-rs/core`. */
    socialImages: z.union([z.boolean(), socialImages]).default(false),
    base: z
      .string()
      .regex(
        /^\/(?:(?!\.{1,2}\/)[\w.~-]+\/)*$/,
        'Start and end it with "/" and use letters, digits, ".", "-", "~" and "_", as in "/docs/".',
      )
      .default('/'),
    /** The language whose routes have no prefix. */
    defaultLang: routeSegment.default('en'),
    locales: locales.default([]),
    multiVersion: multiVersion.prefault({}),
    /** Folder of the pages. */
    root: folder.default('docs'),
    /** Folder that paths of quoted files start at, from that of the config, as in `..`; pages show nothing from outside of it. */
    repositoryRoot: ancestor.optional(),
    /** Hidden files that pages may show, and folders of them, from the root of the repository; others are never read. */
    hiddenFiles: z.array(folder).default([]),
    /** Each build replaces the whole folder. */
    outDir: folder.default('dist'),
    ssg: z.boolean().default(true),
    cleanUrls: z.boolean().default(true),
    /** Also write each page as Markdown, `llms.txt` and `llms-full.txt`, for programs. */
    llms: z.boolean().default(true),
    /** Also write an Atom feed of the pages that changed last. */
    feed: z.boolean().default(false),
    /** Describe each page for search engines, as JSON-LD. */
    structuredData: z.boolean().default(false),
    markdown: markdown.prefault({}),
    themeConfig: themeConfig.prefault({}),
    /** Other hosts that pages load from and send to. */
    contentSecurityPolicy: contentSecurityPolicy.prefault({}),
    /** Elements of the head of all pages, or of some. */
    head: z.array(siteHeadElement).default([]),
    redirects: z.array(redirect).default([]),
    /** Also write a page for each redirect, for hosts that don't read `_redirects`. */
    redirectPages: z.boolean().default(false),
    /** Merged into the configuration of the bundler. */
    rsbuild: z
      .custom<RsbuildConfig>(
        (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
        'Use an Rsbuild configuration object.',
      )
      .default({}),
  })
  .superRefine(
    ({ defaultLang, locales, multiVersion, root, outDir, url, ...switches }, context) => {
      for (const key of ['feed', 'structuredData', 'socialImages'] as const) {
        if (!switches[key] || url !== undefined) continue;
        const message = 'Add `url`, because its links are absolute.';
        const found = 'needs the origin of the site';
        context.addIssue({ code: 'custom', message, params: { found }, path: [key] });
      }
      const output = `${outDir.replace(/[/\\]+$/, '')}/`;
      for (const name of [root, 'public', 'theme', cacheFolder, 'node_modules']) {
        const contains = `${name}/`.startsWith(output);
        if (!contains && !output.startsWith(`${name}/`)) continue;
        const message =
          'Use a separate folder, as in "dist"; each build replaces the whole folder.';
        const found = `is "${outDir}", which ${contains ? 'contains' : 'is inside'} \`${name}\``;
        context.addIssue({ code: 'custom', message, params: { found }, path: ['outDir'] });
        break;
      }
      if (locales.length > 0 && !locales.some((locale) => locale.lang === defaultLang)) {
        const message = 'Add one, or set `defaultLang` to a language that is there.';
        const found = `has no entry for the language "${defaultLang}"`;
        context.addIssue({ code: 'custom', message, params: { found }, path: ['locales'] });
      }
      multiVersion.versions.forEach((version, index) => {
        if (version !== defaultLang && !locales.some((locale) => locale.lang === version)) return;
        const message = 'Use another name; both versions and languages are prefixes of routes.';
        const found = `is "${version}", which is a language`;
        const path = ['multiVersion', 'versions', index];
        context.addIssue({ code: 'custom', message, params: { found }, path });
      });
    },
    // Also runs if other fields are invalid, so that all problems are reported at once.
    { when: ({ value }) => related.safeParse(value).success },
  )
  .transform((config) => ({
    ...config,
    locales: config.locales.length > 0 ? config.locales : [localeOf(config.defaultLang)],
  }));

/** The configuration as it is written in `site.config.ts`. */
export type SiteConfigInput = z.input<typeof siteConfigSchema>;

/** The configuration with every default filled in. */
export type SiteConfig = z.output<typeof siteConfigSchema>;
