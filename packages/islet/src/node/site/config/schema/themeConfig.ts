import { z } from 'zod';
import { findUnsafeUrls } from '../../policy/findUnsafeUrls.ts';
import { listTags } from '../../policy/scanHtml.ts';
import { codeLinks } from './codeLinks.ts';
import { image, link, text, webUrl } from './fields.ts';
import { feature, hero } from './home.ts';
import { navItem } from './nav.ts';
import { searchConfig } from './searchConfig.ts';
import { sidebar } from './sidebar.ts';

/** Text, or HTML with safe URLs. */
const html = text.superRefine((value, context) => {
  for (const { name, attributes } of listTags(value)) {
    for (const { attribute, fix } of findUnsafeUrls(name, attributes)) {
      const found = `has the unsafe \`${attribute}\` ${JSON.stringify(attributes[attribute])}`;
      context.addIssue({ code: 'custom', message: fix, params: { found } });
    }
  }
});

const socialLink = z
  .strictObject({
    /** Name of an icon, as in `github`, or SVG source. */
    icon: html,
    mode: z.enum(['link', 'text', 'img', 'dom']),
    /** Depends on the mode: a URL, a text, the URL of an image, or HTML. */
    content: text,
  })
  .superRefine(({ mode, content }, context) => {
    const { error } = { link, img: image, dom: html, text }[mode].safeParse(content);
    for (const issue of error?.issues ?? []) {
      const params = issue.code === 'custom' ? issue.params : undefined;
      context.addIssue({ code: 'custom', message: issue.message, params, path: ['content'] });
    }
  });

/** Where pages can be edited: the URL of the docs folder in the repository's editor. */
export const editLink = z.strictObject({ docRepoBaseUrl: webUrl, text: text.optional() });

const toolLink = z.strictObject({
  name: text,
  desc: text,
  descEn: text,
  logo: image,
  logoScale: z.number().positive().optional(),
  url: webUrl,
  urlEn: webUrl.optional(),
});

const toolGroup = z.strictObject({ title: text, titleEn: text, links: z.array(toolLink) });

const toolsMenu = z.strictObject({
  /** What opens the menu, besides a click. */
  trigger: z.enum(['hover', 'click', 'focus', 'contextMenu']).default('hover'),
  /** URL of the provider's code, such as `https://github.com/name`. */
  organization: webUrl.optional(),
});

/** The line at the top of every page; a reader who closes it won't see another one with the same key. */
export const announcement = z.strictObject({
  /** Key in local storage that remembers that it was closed. */
  key: text,
  message: text,
  link,
});

/** Options of the theme; missing texts are in the language of the page (SPEC 3). */
export const themeConfig = z.strictObject({
  nav: z.array(navItem).optional(),
  sidebar: sidebar.optional(),
  darkMode: z.boolean().default(true),
  search: searchConfig,
  socialLinks: z.array(socialLink).default([]),
  toolLinks: z.array(toolGroup).default([]),
  toolsMenu: toolsMenu.prefault({}),
  announcement: announcement.optional(),
  codeLinks: codeLinks.optional(),
  footer: z.strictObject({ message: z.string().default('') }).prefault({}),
  editLink: editLink.optional(),
  lastUpdated: z.boolean().default(false),
  outlineTitle: text.optional(),
  prevPageText: text.optional(),
  nextPageText: text.optional(),
  localeRedirect: z.enum(['auto', 'never']).default('auto'),
  hideNavbar: z.enum(['never', 'always', 'on-scroll']).default('never'),
  enableScrollToTop: z.boolean().default(false),
  hero: hero.optional(),
  features: z.array(feature).default([]),
});
