import type { RsbuildConfig } from '@rsbuild/core';
import type { Pluggable } from 'unified';
import { z } from 'zod';
import { cacheFolder } from '../../support/files/cachePath.ts';
import { contentSecurityPolicy } from './schema/contentSecurityPolicy.ts';
import { createPages } from './schema/createdPages.ts';
import { feed } from './schema/feed.ts';
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
import { host } from './schema/host.ts';
import { findIsolationFaults, isolatedFolder } from './schema/isolatedFolder.ts';
import { localeOf, locales, multiVersion } from './schema/locales.ts';
import { redirect } from './schema/redirect.ts';
import { themeConfig } from './schema/themeConfig.ts';

const logo = z.union([
  imageOrNone,
  z.strictObject({
    light: image.describe('Image on light pages.'),
    dark: image.describe('Image on dark pages.'),
  }),
]);

const plugin = z
  .custom<Pluggable>(
    (value) => typeof (Array.isArray(value) ? value[0] : value) === 'function',
    'Use a plugin function, or an array of a plugin function and its options.',
  )
  .meta({ tsType: "import('unified').Pluggable" });

const markdown = z.strictObject({
  showLineNumbers: z.boolean().describe('Number the lines of every code block.').default(false),
  defaultWrapCode: z
    .boolean()
    .describe('Wrap long lines of code instead of scrolling.')
    .default(false),
  highlighter: z.literal('prism').describe('What colors code; there is only one.').default('prism'),
  remarkPlugins: z.array(plugin).describe('Plugins that change the Markdown.').default([]),
  rehypePlugins: z.array(plugin).describe('Plugins that change the HTML.').default([]),
  math: z
    .boolean()
    .describe('Read `$…$` and `$$…$$` as formulas in LaTeX; needs the package `katex`.')
    .default(false),
  mermaid: z
    .boolean()
    .describe('Draw fences of the language `mermaid`; needs the package `beautiful-mermaid`.')
    .default(false),
  emoji: z.boolean().describe('Replace short names of emoji, such as `:tada:`.').default(false),
  fences: text
    .describe(
      'A module that reads fences: a package, or a path from the folder of the config (see `FenceModule`).',
    )
    .optional(),
});

const socialImages = z.strictObject({
  fonts: z
    .array(text)
    .min(1)
    .describe(
      'Font files, or stylesheets that name some: paths below the folder of the config, or files of packages.',
    ),
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
  feeds: z.array(z.unknown()).optional(),
  structuredData: z.boolean().optional(),
  socialImages: z.union([z.boolean(), z.object({})]).optional(),
  ssg: z.boolean().optional(),
  isolated: z.array(z.object({ folder: z.string() })).optional(),
});

/** The configuration of a site (SPEC 3): types, defaults and limits of every field. */
export const siteConfigSchema = z
  .strictObject({
    title: text.describe('Name of the site, in the bar, in the browser tab and in search engines.'),
    description: z
      .string()
      .describe('One sentence about the site, for pages without a description of their own.')
      .default(''),
    icon: imageOrNone
      .describe('Icon of the browser tab: a path below `public`, as in `/icon.svg`, or a URL.')
      .default(''),
    logo: logo.describe('Image at the start of the bar, or one for each theme.').default(''),
    logoText: z
      .string()
      .describe('Text next to the logo. Without logo and text, the bar shows the title.')
      .default(''),
    url: origin
      .describe(
        'Origin of the published site, as in `https://my-library.dev`, for canonical links, the site map, feeds and social images.',
      )
      .optional(),
    socialImage: image
      .describe(
        'Image that social networks show with a link to any page: a path below `public`, or a URL.',
      )
      .optional(),
    socialImages: z
      .union([z.boolean(), socialImages])
      .describe('Draw such an image for each page; needs `url` and the package `@takumi-rs/core`.')
      .default(false),
    base: z
      .string()
      .regex(
        /^\/(?:(?!\.{1,2}\/)[\w.~-]+\/)*$/,
        'Start and end it with "/" and use letters, digits, ".", "-", "~" and "_", as in "/docs/".',
      )
      .describe('Path that the site is published at, as in `/docs/`; write links without it.')
      .default('/'),
    defaultLang: routeSegment
      .describe(
        'The language whose addresses have no prefix; its pages are in the folder of this name.',
      )
      .default('en'),
    locales: locales
      .describe('The languages of the site, in the order of the language menu.')
      .default([]),
    multiVersion: multiVersion.describe('The versions of the documentation.').prefault({}),
    root: folder.describe('Folder of the pages, below the folder of the config.').default('docs'),
    pages: createPages
      .describe('Returns pages that no file has, such as those of an API from its description.')
      .optional(),
    repositoryRoot: ancestor
      .describe(
        'Folder that paths of quoted files start at, from the folder of the config, as in `..`; pages show nothing from outside of it.',
      )
      .optional(),
    hiddenFiles: z
      .array(folder)
      .describe(
        'Hidden files that pages may show, and folders of them, from the root of the repository; others are never read.',
      )
      .default([]),
    outDir: folder
      .describe('Folder that `islet build` writes; each build replaces the whole folder.')
      .default('dist'),
    ssg: z
      .boolean()
      .describe('Write complete HTML for each page; with `false`, browsers render every page.')
      .default(true),
    cleanUrls: z.boolean().describe('Addresses without `.html`.').default(true),
    llms: z
      .boolean()
      .describe('Also write each page as Markdown, `llms.txt` and `llms-full.txt`, for programs.')
      .default(true),
    mcpTools: text
      .describe(
        'A module with more tools for `islet mcp`: a package, or a path from the folder of the config (see `McpTool`).',
      )
      .optional(),
    feeds: z
      .array(feed)
      .describe('Also write the newest pages of folders as RSS and Atom, for each language.')
      .default([]),
    structuredData: z
      .boolean()
      .describe('Also describe each page for search engines, as JSON-LD; needs `url`.')
      .default(false),
    markdown: markdown.describe('How pages are compiled.').prefault({}),
    themeConfig: themeConfig.describe('What the theme shows.').prefault({}),
    contentSecurityPolicy: contentSecurityPolicy
      .describe(
        'Other hosts that pages load from and send to, by what they are for; all others are blocked.',
      )
      .prefault({}),
    isolated: z
      .array(isolatedFolder)
      .describe(
        'Folders of pages that are isolated from other origins, so that their workers can share memory.',
      )
      .default([]),
    head: z
      .array(siteHeadElement)
      .describe('Elements of the head of all pages, or of some: name, attributes and content.')
      .default([]),
    redirects: z.array(redirect).describe('Old addresses and where they lead now.').default([]),
    hosts: z
      .array(host)
      .describe(
        'Hosts and servers whose files are written, and whose limits are checked; `_headers` and `_redirects` are always written.',
      )
      .default([]),
    redirectPages: z
      .boolean()
      .describe(
        "Also write a page for each redirect, for hosts that don't read `_redirects`; on for the host `github`.",
      )
      .default(false),
    rsbuild: z
      .custom<RsbuildConfig>(
        (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
        'Use an Rsbuild configuration object.',
      )
      .meta({
        tsType: "import('@rsbuild/core').RsbuildConfig",
        description: 'Configuration of the bundler Rsbuild, merged into ours.',
      })
      .default({}),
  })
  .superRefine(
    ({ defaultLang, locales, multiVersion, root, outDir, url, ...switches }, context) => {
      const taken = [...locales.map(({ lang }) => lang), defaultLang, ...multiVersion.versions];
      for (const issue of findIsolationFaults({ ...switches, taken })) context.addIssue(issue);
      for (const key of ['feeds', 'structuredData', 'socialImages'] as const) {
        const value = switches[key];
        const isOn = Array.isArray(value) ? value.length > 0 : Boolean(value);
        if (!isOn || url !== undefined) continue;
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
    redirectPages: config.redirectPages || config.hosts.includes('github'),
    locales: config.locales.length > 0 ? config.locales : [localeOf(config.defaultLang)],
  }));

/** The configuration with every default filled in. */
export type SiteConfig = z.output<typeof siteConfigSchema>;
