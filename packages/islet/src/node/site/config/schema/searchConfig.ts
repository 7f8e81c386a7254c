import { z } from 'zod';
import { text, webUrl } from './fields.ts';

const shared = {
  /** Whether each version has an index of its own. */
  versioned: z.boolean().default(false),
  /** Text of the empty search box; by default that of the page's language. */
  placeholder: text.optional(),
};

/** Words or phrases that mean the same, at least two in each group. */
const synonyms = z.array(z.array(text).min(2, 'Name at least two.')).default([]);

const local = z.strictObject({
  mode: z
    .literal('local')
    .optional()
    .transform(() => 'local' as const),
  ...shared,
  synonyms,
});

const remote = z.strictObject({
  mode: z.literal('remote'),
  ...shared,
  apiUrl: webUrl,
  searchIndexes: z.array(text).default([]),
});

/** How the site is searched (SPEC 2.7, 7); `false` for a site without search. */
export const searchConfig = z
  .union([z.literal(false), z.discriminatedUnion('mode', [local, remote])])
  .prefault({});
