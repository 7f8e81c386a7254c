import { z } from 'zod';
import { text } from './fields.ts';

/** A path below the language, written with or without a slash at each end. */
const feedFolder = text
  .regex(
    /^\/?(?:(?!\.{1,2}(?:\/|$))[^/\\?#]+(?:\/|$))*$/,
    'Use a path below the language, as in "/blog/"; "/" is all pages.',
  )
  .transform((path) => `/${path}/`.replace(/\/+/g, '/'));

/** A folder whose newest pages are written as feeds. */
export const feed = z.strictObject({
  folder: feedFolder.describe(
    'Path of the folder below the language, as in `/blog/`; `/` is all pages.',
  ),
  title: text
    .describe("Title in all languages; by default those of the folder's own page and of the site.")
    .optional(),
});
