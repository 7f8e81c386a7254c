import { z } from 'zod';
import { link, overviewHeaders, text } from './fields.ts';

const name = text
  .normalize('NFC')
  .describe(
    'Name of the file, without its extension, or of the folder; also a path, as in `icons/index`.',
  );
const label = text.describe('What the sidebar says.');
const pageLabel = label.describe('What the sidebar says; by default the title of the page.');
const tag = z.string().describe('A small label after the text.');
const context = z.string().describe('A name by which the theme can style the entry.');
const headers = overviewHeaders.describe('Depths of the headings that the overview lists.');

const file = z.strictObject({
  type: z.literal('file').describe('A page.'),
  name,
  label: pageLabel.optional(),
  tag: tag.optional(),
  context: context.optional(),
  overviewHeaders: headers.optional(),
});

const dir = z.strictObject({
  type: z.literal('dir').describe('A folder and its pages, as a group.'),
  name,
  label: pageLabel.optional(),
  tag: tag.optional(),
  context: context.optional(),
  collapsible: z.boolean().describe('Whether the reader can fold the group.').default(true),
  collapsed: z.boolean().describe('Whether the group starts folded.').default(false),
  overviewHeaders: headers.optional(),
});

const linkEntry = z.strictObject({
  type: z.literal('link').describe('A link to anything.'),
  label,
  link: link.describe('Path of a page without the base, or a URL.'),
  tag: tag.optional(),
  context: context.optional(),
});

const divider = z.strictObject({
  type: z.literal('divider').describe('A line between entries.'),
  dividerType: z.enum(['solid', 'dashed']).describe('How the line is drawn.').default('solid'),
});

const sectionHeader = z.strictObject({
  type: z.literal('section-header').describe('A heading between entries.'),
  label,
  tag: tag.optional(),
});

const dirSectionHeader = z.strictObject({
  type: z
    .literal('dir-section-header')
    .describe('A folder whose pages follow a heading with its name.'),
  name,
  label: label.optional(),
  tag: tag.optional(),
});

const metaEntry = z.union([
  name,
  z.discriminatedUnion('type', [file, dir, linkEntry, divider, sectionHeader, dirSectionHeader]),
]);

/** The first entry of a `_meta.json` of Nextra, which is an object. */
const nextraEntry = z.record(text, z.union([text, z.object({ title: text.optional() })]));

/** What to write instead of an object. */
function explainObject(written: unknown): string | undefined {
  const [first] = Object.entries(nextraEntry.safeParse(written).data ?? {});
  if (first === undefined) return undefined;
  const [name, title] = first;
  const label = typeof title === 'string' ? title : title.title;
  return `Write an array, as in \`[${JSON.stringify({ type: 'file', name, label })}, …]\`.`;
}

/** The content of a `_meta.json`: the pages and folders beside it, in the order of the sidebar. */
export const metaFile = z.array(metaEntry, { error: ({ input }) => explainObject(input) });

export type MetaEntry = z.output<typeof metaEntry>;
