import { z } from 'zod';
import type { Frontmatter, PageType } from '#shared/frontmatter.ts';
import { image, link, overviewHeaders, webUrl } from './fields.ts';
import { headElement } from './headElement.ts';
import { feature, hero } from './home.ts';

const pageTypes = ['home', 'doc', '404', 'custom', 'blank'] as const satisfies PageType[];

/** Depths of headings. The outline has none deeper than four, but as in other engines, a range may end there. */
const outlineDepth = z.int().min(2).max(4);
const outlineEnd = z.int().min(2).max(6);

/** Which headings the outline lists: none, all, those of one depth, or from one depth to another. */
const outline = z.union([
  z.boolean(),
  z.literal('deep'),
  outlineDepth,
  z.tuple([outlineDepth, outlineEnd]),
]);

/** The text of the link to the page before or after, or `false` for none. */
const pagerLink = z.union([z.literal(false), z.string().min(1)]);

const yamlText = z.string('Use a string; a number or a word such as `true` needs quotes.');

/** A small label, also with a color as other engines write it. */
const badge = z.union([
  yamlText.min(1),
  z.object({ text: yamlText.min(1).describe('What it says.') }).transform(({ text }) => text),
]);

const sidebar = z.union([
  z.boolean(),
  z.strictObject({
    label: yamlText.min(1).describe('What they say, instead of the title.').optional(),
    order: z
      .number()
      .describe('Its place; pages with a lower number come first, those without last.')
      .optional(),
    badge: badge.describe('A small label after the text.').optional(),
    hidden: z.boolean().describe('`true` leaves the page out of sidebars.').optional(),
  }),
]);

/** A date as YAML writes it, with or without a time, which is UTC unless it names a zone; `fix` says what to write. */
const createTime = (fix: string) =>
  z
    .string()
    .refine((text) => readTime(text) !== null, fix)
    .transform((text) => readTime(text) ?? '');

/** The time in ISO 8601; null if a text is not one. */
function readTime(text: string): string | null {
  const [, day, clock = ''] = /^(\d{4}-\d\d-\d\d)(?:[Tt\s]+(\S.*))?$/.exec(text) ?? [];
  // A day that its month doesn't have would be read as one of the next month.
  if (day === undefined || toIso(day)?.startsWith(day) !== true) return null;
  const hasZone = clock === '' || /(?:[Zz]|[+-]\d\d?(?::?\d\d)?)$/.test(clock);
  return toIso(hasZone ? text : `${text}Z`);
}

const toIso = (text: string): string | null =>
  Number.isNaN(Date.parse(text)) ? null : new Date(text).toISOString();

/** Whether the time is shown, or that time. */
const lastUpdated = z.union([
  z.boolean(),
  createTime('Use a date such as 2026-01-31, or `false` to hide it.'),
]);

const authorName = yamlText.min(1).transform((name) => ({ name }));
const author = z.strictObject({
  name: yamlText.min(1).describe('Name.'),
  url: link.describe('Where the name leads, written as in prose.').optional(),
  image: image.describe('Picture, as path or URL; 24 pixels wide and high.').optional(),
});

const authors = z
  .union([authorName, author, z.array(z.union([authorName, author]))])
  .transform((one) => [one].flat());

/** A path that a file could have on every system, without an extension. */
const slug = yamlText.refine(
  (text) =>
    /^(?!\/\/)[^?#%:*"<>|\\\p{Cc}]+$/u.test(text) && !/(?:^|\/)[._]|\.(?:mdx?|html?)$/i.test(text),
  'Use a path without extension, such as `/start`, or `start` for one in the folder of the file.',
);

/** How many posts a page of a list has, unless its author says so. */
const defaultPerPage = 10;

const blog = z
  .union([
    z.boolean(),
    z.strictObject({
      perPage: z.int().min(1).describe('The most posts on a page.').default(defaultPerPage),
    }),
  ])
  .transform((value) => (value === true ? { perPage: defaultPerPage } : value || undefined));

/** Questions that a page answers: a page with many would be found for everything. */
const answers = z
  .array(yamlText.min(1).max(80, 'Use at most 80 characters, as readers would type it.'))
  .max(3, 'Use at most three questions, the ones that only this page answers.');

/** The front matter of a page; unknown keys are kept. */
export const frontmatterSchema = z.looseObject({
  title: yamlText.min(1).describe('Title of the page; by default its first heading.').optional(),
  titleSuffix: yamlText
    .describe('What follows the title in the browser tab, instead of the title of the site.')
    .optional(),
  description: yamlText
    .describe('One sentence for search engines and link previews; by default the first paragraph.')
    .optional(),
  answers: answers
    .describe(
      'Up to three questions that the page answers, as readers would type them in the search.',
    )
    .optional(),
  slug: slug
    .describe(
      'Address of the page, instead of the path of its file: `/start` below language and version, `start` in the folder of the file.',
    )
    .optional(),
  pageType: z
    .enum(pageTypes)
    .describe(
      'The layout: `doc` with sidebar and outline, `home` with hero and features, `custom` without sidebar, `blank` the content alone, `404` for unknown addresses.',
    )
    .optional(),
  overview: z
    .boolean()
    .describe('`true` lists all pages of the folder with their headings.')
    .optional(),
  overviewHeaders: overviewHeaders
    .describe("Depths of this page's headings that overviews list, as in `[2, 3]`.")
    .optional(),
  blog: blog
    .describe(
      '`true` lists the pages of the folder that have a date, the newest first; `{ perPage: 5 }` sets how many a page of the list has.',
    )
    .optional(),
  sidebar: sidebar
    .describe('`false` hides the sidebar on this page; an object says how sidebars show the page.')
    .optional(),
  sidebar_label: yamlText.min(1).describe('The same as `label` of `sidebar`.').optional(),
  sidebar_position: z.number().describe('The same as `order` of `sidebar`.').optional(),
  draft: z
    .boolean()
    .describe('`true` keeps the page out of the build; the dev server shows it.')
    .optional(),
  unlisted: z
    .boolean()
    .describe(
      '`true` publishes the page, but leaves it out of sidebars, search and search engines.',
    )
    .optional(),
  search: z.boolean().describe('`false` keeps the page out of search.').optional(),
  head: z
    .array(headElement)
    .describe("Elements of the page's head, as name, attributes and content.")
    .optional(),
  outline: outline
    .describe(
      '`false` hides the outline; a depth or a range, as in `[2, 3]`, says which headings it lists.',
    )
    .optional(),
  footer: z.boolean().describe('`false` hides everything below the content.').optional(),
  navbar: z.boolean().describe('`false` hides the top bar.').optional(),
  editLink: z.boolean().describe('`false` hides the link to the source of this page.').optional(),
  editUrl: z
    .union([z.literal(false), webUrl])
    .describe('Where this page can be edited; `false` hides the link.')
    .optional(),
  lastUpdated: lastUpdated
    .describe('The date of the last change, as in `2026-01-31`; `false` hides it.')
    .optional(),
  date: createTime('Use a date such as 2026-01-31.')
    .describe('When the page was published, as in `2026-01-31`.')
    .optional(),
  authors: authors.describe('Who wrote the page: names, or objects.').optional(),
  since: yamlText
    .min(1)
    .describe('The version that the subject of the page came with, as in `1.2`.')
    .optional(),
  deprecated: z
    .union([z.boolean(), yamlText.min(1)])
    .describe(
      'Whether readers should no longer use the subject of the page, or since which version.',
    )
    .optional(),
  experimental: z
    .boolean()
    .describe('`true` says that the subject of the page may still change.')
    .optional(),
  prev: pagerLink
    .describe('The text of the link to the page before, or `false` for none.')
    .optional(),
  next: pagerLink
    .describe('The text of the link to the page after, or `false` for none.')
    .optional(),
  searchWeight: z
    .number()
    .min(0)
    .max(10)
    .describe("Factor for the page's text in search, up to 10; `0` keeps the page out of search.")
    .optional(),
  tags: z
    .array(yamlText.min(1))
    .describe('Kept with the page in the search index, for programs that filter by them.')
    .optional(),
  globalUIComponents: z
    .boolean()
    .describe('`false` hides what every page has: the announcement and the button back to the top.')
    .optional(),
  hero: hero.describe('The banner of a home page.').optional(),
  features: z.array(feature).describe('Cards below the banner of a home page.').optional(),
}) satisfies z.ZodType<Frontmatter>;
