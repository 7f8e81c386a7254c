import { z } from 'zod';
import { contentSecurityPolicy } from './contentSecurityPolicy.ts';
import { pageFolder, text } from './fields.ts';

/** A folder of pages whose documents are isolated from other origins, and the files that their workers run. */
export const isolatedFolder = z.strictObject({
  folder: pageFolder
    .refine(
      (path) => !/[*:]/.test(path),
      'Use a folder without "*" and ":", which hosts take for patterns.',
    )
    .describe('Path of the folder below the language, as in `/playground/`; `/` is all pages.'),
  contentSecurityPolicy: contentSecurityPolicy
    .describe('What its pages load and where they send to, besides what all pages may.')
    .prefault({}),
  runtime: text
    .describe(
      'Folder of files that its workers run, from the folder of the config; published as `runtime/` in the folder of the pages.',
    )
    .optional(),
});
