import { z } from 'zod';
import { text } from './fields.ts';

/** The start of routes, without version and language. */
const folder = text.regex(/^\//, 'Start it with "/".');

/** Names in code blocks that link to the headings which explain them: options of a config, and exports of its package. */
export const codeLinks = z.strictObject({
  package: text.describe('Name of the package, as code imports it.'),
  configFile: text.describe('What the names of its config files start with.'),
  configs: z
    .record(text, z.string())
    .describe(
      "Functions and types of the package that hold a config, and where in it: '' is all of it.",
    )
    .default({ defineConfig: '' }),
  fragments: z
    .string()
    .describe(
      'Where the object of a block is in the config that has the title of a config file, but shows only that object.',
    )
    .default(''),
  options: z
    .array(
      z.strictObject({
        pages: folder.describe('Folder of the pages that explain the options.'),
        name: text.describe('The option that the page of the folder itself explains.').optional(),
        at: z
          .array(z.string())
          .describe('Paths of a config below which the options can be; `*` is any key.')
          .default(['']),
      }),
    )
    .describe('Where options are explained.')
    .default([]),
  exports: z
    .array(folder)
    .describe('Folders of the pages that explain functions and types.')
    .default([]),
});
