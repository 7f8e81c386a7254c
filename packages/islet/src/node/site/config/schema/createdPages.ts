import { z } from 'zod';
import { text } from './fields.ts';

/** What a function of `pages` gets. */
export interface PagesContext {
  /**
   * Returns the text of a file: a path from the folder of the config. The pages are made again when the file changes in dev.
   */
  read(file: string): string;
}

/** A page that no file has. */
export interface GeneratedPage {
  /** Where its file would be, below the docs folder, with the folders of its version and language (`en/api/minify.md`). */
  path: string;
  /** Markdown, or MDX if the path ends with `.mdx`, with front matter. */
  text: string;
}

/** Returns generated pages. */
export type CreatePages = (
  context: PagesContext,
) => readonly GeneratedPage[] | Promise<readonly GeneratedPage[]>;

/** The field `pages` of the config. */
export const createPages = z
  .custom<CreatePages>(
    (value) => typeof value === 'function',
    "Use a function, as in `({ read }) => [{ path: 'en/api/a.md', text: read('a.txt') }]`.",
  )
  .meta({ tsType: "import('./schema/createdPages.js').CreatePages" });

const pagePath = z
  .string()
  .regex(
    /^(?![./_])(?!.*\/[./_])[^\\:*?"<>|\0]+\.mdx?$/,
    'Write where the file would be below the docs folder, as in "en/api/minify.md".',
  );

/** What the function returns, under the name of the field. */
export const createdPages = z.object({
  pages: z.array(z.strictObject({ path: pagePath, text })),
});
