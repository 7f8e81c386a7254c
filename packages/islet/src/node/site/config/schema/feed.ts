import { z } from 'zod';
import { pageFolder, text } from './fields.ts';

/** A folder whose newest pages are written as feeds. */
export const feed = z.strictObject({
  folder: pageFolder.describe(
    'Path of the folder below the language, as in `/blog/`; `/` is all pages.',
  ),
  title: text
    .describe("Title in all languages; by default those of the folder's own page and of the site.")
    .optional(),
});
