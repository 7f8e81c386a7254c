import { z } from 'zod';
import { link, overviewHeaders, sitePath, text } from './links.ts';

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
export const sidebar = z.record(sitePath, z.array(sidebarEntry));

export type SidebarEntry = z.output<typeof sidebarEntry>;
export type Sidebar = z.output<typeof sidebar>;
