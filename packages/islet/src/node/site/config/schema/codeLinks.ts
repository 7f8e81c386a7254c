import { z } from 'zod';
import { text } from './fields.ts';

/** The start of routes, without version and language. */
const folder = text.regex(/^\//, 'Start it with "/".');

/** Names in code blocks that link to the headings which explain them: options of a config, and exports of its package. */
export const codeLinks = z.strictObject({
  /** Name of the package, as code imports it. */
  package: text,
  /** What the names of its config files start with. */
  configFile: text,
  /** Functions and types of the package that hold a config, and where in it: '' is all of it. */
  configs: z.record(text, z.string()).default({ defineConfig: '' }),
  /** Where the object of a block is in the config that has the title of a config file, but shows only that object. */
  fragments: z.string().default(''),
  /** Where options are explained, and below which paths of a config they can be; `*` is any key. */
  options: z
    .array(
      z.strictObject({
        pages: folder,
        /** The option that the page of the folder itself explains. */
        name: text.optional(),
        at: z.array(z.string()).default(['']),
      }),
    )
    .default([]),
  /** Where functions and types are explained. */
  exports: z.array(folder).default([]),
});
