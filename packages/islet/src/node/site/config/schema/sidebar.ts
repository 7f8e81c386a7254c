import { z } from 'zod';
import { link, overviewHeaders, sitePath, text } from './fields.ts';

/** A page or a group of pages in a sidebar; a group starts expanded (SPEC 2.3, 3). */
const item = z.strictObject({
  text,
  link: link.optional(),
  /** Path of the page's file below the language folder, without extension. */
  fileKey: text.optional(),
  tag: z.string().optional(),
  context: z.string().optional(),
  collapsible: z.boolean().default(true),
  collapsed: z.boolean().default(false),
  overviewHeaders: overviewHeaders.optional(),
  get items() {
    return z.array(sidebarEntry).optional();
  },
});

const divider = z.strictObject({ dividerType: z.enum(['solid', 'dashed']) });

const sectionHeader = z.strictObject({ sectionHeaderText: text, tag: z.string().optional() });

const sidebarEntry = z.union([item, divider, sectionHeader]);

/** Sidebars by the route below which each is shown, as in `/guide/`. */
export const sidebar = z.record(z.string(), z.array(sidebarEntry)).superRefine(
  (sidebars, context) => {
    for (const key of Object.keys(sidebars)) {
      const { error } = sitePath.safeParse(key);
      for (const { message } of error?.issues ?? []) {
        context.addIssue({
          code: 'custom',
          message,
          params: { found: 'has a key that is not a path' },
          path: [key],
        });
      }
    }
  },
  // If the record checked its keys itself, the value of an invalid key wouldn't be checked.
  { when: ({ value }) => typeof value === 'object' && value !== null },
);

export type SidebarEntry = z.output<typeof sidebarEntry>;
export type SidebarConfig = z.output<typeof sidebar>;
