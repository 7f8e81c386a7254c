import { z } from 'zod';
import type { Frontmatter, PageType } from '#common/types.ts';
import { feature, hero } from './home.ts';
import { overviewHeaders } from './links.ts';

const pageTypes = ['home', 'doc', '404', 'custom', 'blank'] as const satisfies PageType[];

const yamlText = z.string('Use a string; a number or a word such as `true` needs quotes.');

/** The front matter of a page; unknown keys are kept. */
export const frontmatterSchema = z.looseObject({
  title: yamlText.min(1).optional(),
  titleSuffix: yamlText.optional(),
  description: yamlText.optional(),
  pageType: z.enum(pageTypes).optional(),
  overview: z.boolean().optional(),
  overviewHeaders: overviewHeaders.optional(),
  sidebar: z.boolean().optional(),
  outline: z.boolean().optional(),
  footer: z.boolean().optional(),
  navbar: z.boolean().optional(),
  editLink: z.boolean().optional(),
  searchWeight: z.number().min(0).max(10).optional(),
  tags: z.array(yamlText.min(1)).optional(),
  globalUIComponents: z.boolean().optional(),
  hero: hero.optional(),
  features: z.array(feature).optional(),
}) satisfies z.ZodType<Frontmatter>;
