import { z } from 'zod';
import { isImageIcon } from '#shared/isImageIcon.ts';
import { image, link, text } from './fields.ts';

const heroAction = z.strictObject({
  text,
  link,
  theme: z.enum(['brand', 'alt']).default('brand'),
});

/** The banner of a home page (SPEC 2.4); its image is 375 by 375 CSS pixels by default (SPEC 9). */
export const hero = z.strictObject({
  name: text.optional(),
  text: text.optional(),
  tagline: text.optional(),
  image: z
    .strictObject({
      src: image,
      alt: z.string().default(''),
      width: z.int().min(1).default(375),
      height: z.int().min(1).default(375),
    })
    .optional(),
  actions: z.array(heroAction).default([]),
});

/** A card of a home page; `span` is its width in twelfths of the grid. */
export const feature = z.strictObject({
  /** An image, or a short text such as an emoji. */
  icon: text
    .superRefine((value, context) => {
      const { error } = isImageIcon(value) ? image.safeParse(value) : {};
      for (const { message } of error?.issues ?? []) context.addIssue({ code: 'custom', message });
    })
    .optional(),
  title: text,
  details: text,
  link: link.optional(),
  span: z.int().min(1).max(12).default(4),
});
