import { z } from 'zod';
import type { Frontmatter, PageType } from '#common/types.ts';
import { feature, hero } from './home.ts';
import { overviewHeaders } from './links.ts';

const pageTypes = ['home', 'doc', '404', 'custom', 'blank'] as const satisfies PageType[];

const outlineDepth = z.int().min(2).max(6);

/** Which headings the outline lists: none, all, those of one depth, or from one depth to another. */
const outline = z.union([
  z.boolean(),
  z.literal('deep'),
  outlineDepth,
  z.tuple([outlineDepth, outlineDepth]),
]);

/** The text of the link to the page before or after, or `false` for none. */
const pagerLink = z.union([z.literal(false), z.string().min(1)]);

const yamlText = z.string('Use a string; a number or a word such as `true` needs quotes.');

/** The front matter of a page; unknown keys are kept. */
export const frontmatterSchema = z.looseObject({
  title: yamlText.min(1).optional(),
  titleSuffix: yamlText.optional(),
  description: yamlText.optional(),
  pageType: z.enum(pageTypes).optional(),
  overview: z.boolean().optional(),
  overviewHeaders: overviewHeaders.optional(),
  sidebar: z
    .boolean(
      'Use `false` for a page without a sidebar. Labels, order and tags of the sidebar are in `_meta.json`.',
    )
    .optional(),
  outline: outline.optional(),
  footer: z.boolean().optional(),
  navbar: z.boolean().optional(),
  editLink: z.boolean().optional(),
  lastUpdated: z.boolean('Use `false` to hide it; the date comes from git.').optional(),
  prev: pagerLink.optional(),
  next: pagerLink.optional(),
  searchWeight: z.number().min(0).max(10).optional(),
  tags: z.array(yamlText.min(1)).optional(),
  globalUIComponents: z.boolean().optional(),
  hero: hero.optional(),
  features: z.array(feature).optional(),
}) satisfies z.ZodType<Frontmatter>;
