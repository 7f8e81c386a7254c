import { z } from 'zod';
import { text, webUrl } from './fields.ts';

/** Words that mean the same, for all languages or for one. */
export const synonyms = z
  .array(z.array(text).min(2, 'Name at least two.'))
  .describe('Words or phrases that mean the same, at least two in each group.')
  .default([]);

const shared = {
  versioned: z.boolean().describe('Give each version an index of its own.').default(false),
  placeholder: text
    .describe("Text of the empty search box; by default that of the page's language.")
    .optional(),
  synonyms,
};

const modeText = 'Whether the browser or a server searches.';

const local = z.strictObject({
  mode: z
    .literal('local')
    .describe(modeText)
    .optional()
    .transform(() => 'local' as const),
  ...shared,
});

const remote = z.strictObject({
  mode: z.literal('remote').describe(modeText),
  ...shared,
  apiUrl: webUrl.describe('URL of the server.'),
  searchIndexes: z.array(text).describe('Names of the indexes to search.').default([]),
  writeIndex: z
    .boolean()
    .describe('Write the index for `search-server` and `search push`.')
    .default(false),
});

/** How the site is searched (SPEC 2.7, 7); `false` for a site without search. */
export const searchConfig = z
  .union([z.literal(false), z.discriminatedUnion('mode', [local, remote])])
  .describe('How the site is searched; `false` for a site without search.')
  .prefault({});
