import { z } from 'zod';
import { codeLinks } from './codeLinks.ts';
import { html, image, link, text, webUrl } from './fields.ts';
import { feature, hero } from './home.ts';
import { navItem } from './nav.ts';
import { searchConfig } from './searchConfig.ts';
import { sidebar } from './sidebar.ts';

const socialLink = z
  .strictObject({
    icon: html.describe(
      '`github`, `gitlab`, `x`, `discord`, an icon of an installed set, as in `simple-icons:mastodon`, or SVG source.',
    ),
    mode: z
      .enum(['link', 'text', 'img', 'dom'])
      .describe('A link, or a popup with a text, an image or HTML.'),
    content: text.describe('The URL, the text, the URL of the image, or the HTML.'),
  })
  .superRefine(({ mode, content }, context) => {
    const { error } = { link, img: image, dom: html, text }[mode].safeParse(content);
    for (const issue of error?.issues ?? []) {
      const params = issue.code === 'custom' ? issue.params : undefined;
      context.addIssue({ code: 'custom', message: issue.message, params, path: ['content'] });
    }
  });

/** Where pages can be edited: the URL of the docs folder in the repository's editor. */
export const editLink = z.strictObject({
  docRepoBaseUrl: webUrl.describe('URL of the docs folder in the editor of the repository.'),
  text: text.describe('Text of the link.').optional(),
});

const toolLink = z.strictObject({
  name: text.describe('Name of the tool.'),
  desc: text.describe('A few words about it, in Chinese.'),
  descEn: text.describe('The same in English.'),
  logo: image.describe('Its image.'),
  logoScale: z.number().positive().describe('Size of the image relative to the others.').optional(),
  url: webUrl.describe('Its site.'),
  urlEn: webUrl.describe('Its site in English, if that is another.').optional(),
});

const toolGroup = z.strictObject({
  title: text.describe('Name of the group, in Chinese.'),
  titleEn: text.describe('Name of the group, in English.'),
  links: z.array(toolLink).describe('The tools.'),
});

const toolsMenu = z.strictObject({
  trigger: z
    .enum(['hover', 'click', 'focus', 'contextMenu'])
    .describe('What opens the menu, besides a click.')
    .default('hover'),
  organization: webUrl
    .describe('Where the source code of all tools is, as in `https://github.com/name`.')
    .optional(),
});

/** What is below all pages. */
export const footer = z.strictObject({
  message: z.string().describe('Text at the end of each page.').default(''),
});

/** The line at the top of every page; a reader who closes it won't see another one with the same key. */
export const announcement = z.strictObject({
  key: text.describe("Name under which the browser remembers that it's closed."),
  message: text.describe('What it says.'),
  link: link.describe('Where it leads.'),
});

/** Options of the theme; missing texts are in the language of the page (SPEC 3). */
export const themeConfig = z.strictObject({
  nav: z
    .array(navItem)
    .describe('Entries of the top bar, for languages without a `_nav.json`.')
    .optional(),
  sidebar: sidebar
    .describe('Sidebars by the route below which each is shown, as in `/guide/`.')
    .optional(),
  darkMode: z.boolean().describe('Offer a dark theme.').default(true),
  search: searchConfig,
  socialLinks: z.array(socialLink).describe('Icons at the end of the bar.').default([]),
  toolLinks: z
    .array(toolGroup)
    .describe('Groups of sibling tools, in a menu of the bar.')
    .default([]),
  toolsMenu: toolsMenu.describe('The menu of the tools.').prefault({}),
  announcement: announcement.describe('A line above the bar, which readers can close.').optional(),
  codeLinks: codeLinks
    .describe('Names in code blocks that link to their explanations, and where these are.')
    .optional(),
  footer: footer.describe('What is below all pages.').prefault({}),
  editLink: editLink
    .describe('A link at the end of each page to its source, where it can be edited.')
    .optional(),
  lastUpdated: z
    .boolean()
    .describe('Show when a page last changed, according to git.')
    .default(false),
  outlineTitle: text.describe('Heading of the outline.').optional(),
  prevPageText: text.describe('Words above the link to the page before.').optional(),
  nextPageText: text.describe('Words above the link to the page after.').optional(),
  localeRedirect: z
    .enum(['auto', 'never'])
    .describe("Lead readers of the home page to the one in their browser's language.")
    .default('auto'),
  hideNavbar: z
    .enum(['never', 'always', 'on-scroll'])
    .describe('When the bar is hidden.')
    .default('never'),
  enableScrollToTop: z
    .boolean()
    .describe('A button that leads back to the start of a page.')
    .default(false),
  hero: hero.describe('The banner of home pages that have none of their own.').optional(),
  features: z
    .array(feature)
    .describe('The cards of home pages that have none of their own.')
    .default([]),
});
