import { z } from 'zod';
import { isImageIcon } from '#shared/isImageIcon.ts';
import { html, image, link, text } from './fields.ts';

const heroAction = z.strictObject({
  text: text.describe('What the button says.'),
  link: link.describe('Where it leads, written as in prose.'),
  theme: z.enum(['brand', 'alt']).describe('Filled, or only outlined.').default('brand'),
});

/** The banner of a home page (SPEC 2.4); its image is 375 by 375 CSS pixels by default (SPEC 9). */
export const hero = z.strictObject({
  name: text.describe('Name, in the accent color.').optional(),
  text: text.describe('Rest of the heading.').optional(),
  tagline: text.describe('Sentence below it.').optional(),
  image: z
    .strictObject({
      src: image.describe('Path or URL, written as in prose.'),
      alt: z.string().describe("Text for readers who don't see it.").default(''),
      width: z.int().min(1).describe('Width in CSS pixels.').default(375),
      height: z.int().min(1).describe('Height in CSS pixels.').default(375),
    })
    .describe('Image beside it.')
    .optional(),
  actions: z.array(heroAction).describe('Buttons.').default([]),
});

/** A card of a home page. */
export const feature = z.strictObject({
  icon: html
    .superRefine((value, context) => {
      const { error } = isImageIcon(value) ? image.safeParse(value) : {};
      for (const { message } of error?.issues ?? []) context.addIssue({ code: 'custom', message });
    })
    .describe(
      'A short text such as an emoji, an icon of an installed set, as in `lucide:rocket`, an image, or SVG source.',
    )
    .optional(),
  title: text.describe('Heading of the card.'),
  details: text.describe('Text of the card.'),
  link: link.describe('Where the heading leads.').optional(),
  span: z.int().min(1).max(12).describe('Width in twelfths of the grid.').default(4),
});
