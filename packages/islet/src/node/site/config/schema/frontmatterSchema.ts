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
  z.object({ text: yamlText.min(1) }).transform(({ text }) => text),
]);

const sidebar = z.union([
  z.boolean(),
  z.strictObject({
    label: yamlText.min(1).optional(),
    order: z.number().optional(),
    badge: badge.optional(),
    hidden: z.boolean().optional(),
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
  name: yamlText.min(1),
  url: link.optional(),
  image: image.optional(),
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

/** The front matter of a page; unknown keys are kept. */
export const frontmatterSchema = z.looseObject({
  title: yamlText.min(1).optional(),
  titleSuffix: yamlText.optional(),
  description: yamlText.optional(),
  slug: slug.optional(),
  pageType: z.enum(pageTypes).optional(),
  overview: z.boolean().optional(),
  overviewHeaders: overviewHeaders.optional(),
  sidebar: sidebar.optional(),
  sidebar_label: yamlText.min(1).optional(),
  sidebar_position: z.number().optional(),
  draft: z.boolean().optional(),
  unlisted: z.boolean().optional(),
  search: z.boolean().optional(),
  head: z.array(headElement).optional(),
  outline: outline.optional(),
  footer: z.boolean().optional(),
  navbar: z.boolean().optional(),
  editLink: z.boolean().optional(),
  editUrl: z.union([z.literal(false), webUrl]).optional(),
  lastUpdated: lastUpdated.optional(),
  date: createTime('Use a date such as 2026-01-31.').optional(),
  authors: authors.optional(),
  prev: pagerLink.optional(),
  next: pagerLink.optional(),
  searchWeight: z.number().min(0).max(10).optional(),
  tags: z.array(yamlText.min(1)).optional(),
  globalUIComponents: z.boolean().optional(),
  hero: hero.optional(),
  features: z.array(feature).optional(),
}) satisfies z.ZodType<Frontmatter>;
