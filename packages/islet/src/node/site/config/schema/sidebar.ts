import { z } from 'zod';
import { link, overviewHeaders, sitePath, text } from './fields.ts';

const tag = z.string().describe('A small label after the text.');

/** A page or a group of pages in a sidebar; a group starts expanded (SPEC 2.3, 3). */
const item = z.strictObject({
  text: text.describe('What the entry says.'),
  link: link.describe('Path of a page without the base, or a URL.').optional(),
  fileKey: text
    .describe("Path of the page's file below the language folder, without extension.")
    .optional(),
  tag: tag.optional(),
  context: z.string().describe('A name by which the theme can style the entry.').optional(),
  collapsible: z.boolean().describe('Whether readers can fold the group.').default(true),
  collapsed: z.boolean().describe('Whether the group starts folded.').default(false),
  overviewHeaders: overviewHeaders
    .describe('Depths of the headings that an overview lists.')
    .optional(),
  get items() {
    return z.array(sidebarEntry).describe('Entries of the group.').optional();
  },
});

const divider = z.strictObject({
  dividerType: z.enum(['solid', 'dashed']).describe('A line between entries, drawn like this.'),
});

const sectionHeader = z.strictObject({
  sectionHeaderText: text.describe('A heading between entries.'),
  tag: tag.optional(),
});

const sidebarEntry = z.union([item, divider, sectionHeader]).meta({ id: 'SidebarEntry' });

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
