import { z } from 'zod';
import type { NavItem } from '#shared/navigation.ts';
import { link, pattern, text } from './fields.ts';

/** A menu entry of the top bar (SPEC 2.3, 3). */
export const navItem = z
  .strictObject({
    text: text.describe('What the entry says.'),
    link: link.describe('Path of a page without the base, or a URL.').optional(),
    activeMatch: pattern
      .describe('Regular expression: the entry is active on the routes it matches.')
      .optional(),
    tag: z.string().describe('A small label after the text.').optional(),
    position: z.enum(['left', 'right']).describe('Side of the bar.').default('right'),
    // The type is written out because TypeScript can't infer it through `refine`.
    get items(): z.ZodOptional<z.ZodArray<z.ZodType<NavItem, NavItem>>> {
      return z.array(navItem).describe('Entries of a drop-down menu.').optional();
    },
  })
  .refine((item) => item.link !== undefined || item.items !== undefined, {
    error: 'Give the entry a `link` or `items`.',
    params: { found: 'leads nowhere' },
  })
  .meta({ id: 'NavEntry' });

/** The content of a `_nav.json`. */
export const navFile = z.array(navItem);
